import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'the_number.played.often': 'Empiezas demasiado por {digit}',
  'the_number.played.oftenText':
    '{you} de cada 100 números tuyos empiezan por {digit}, en el equilibrio {them}. Quien lo note puede bloquearlos: varía.',
  'the_number.played.seldomToo': 'Uno que empiece por {digit} sorprendería a los demás.',
  'the_number.played.seldom': 'Rara vez empiezas por {digit}',
  'the_number.played.seldomText':
    '{you} de cada 100 números tuyos empiezan por {digit}, en el equilibrio {them}. Prueba alguno de vez en cuando.',
  'the_number.played.first': 'Empiezas más o menos como el equilibrio',
  'the_number.played.firstText':
    'Ningún primer dígito llama la atención, así que nadie puede preverte por él. Sigue así.',
  'the_number.played.firstChart': 'Primeros dígitos de tus números, de cada 100',
  'the_number.played.equilibrium': 'equilibrio',
  'the_number.played.eliminated': '{share} de cada 100 eliminados, la mayoría por un {a} o un {b}',
  'the_number.played.eliminatedText':
    'En el equilibrio son {usual} de cada 100, así que tu riesgo es sensato. Fíjate en quién tiene aún un {digit}.',
  'the_number.played.eliminatedMore':
    'En el equilibrio son {usual} de cada 100. Deja el {digit} mientras pueda estar en números más bajos.',
  'the_number.played.none': 'Ninguno de tus números fue eliminado',
  'the_number.played.noneText': 'En el equilibrio son {usual} de cada 100: puedes arriesgar números más altos.',
  'the_number.played.eliminatedChart': 'Dígitos que eliminaron tus números, de cada 100',
  'the_number.played.guessed': 'Tu primer número se puede adivinar',
  'the_number.played.guessedText':
    'Quien recuerda tus partidas lo adivina {share} veces de cada 100; casi siempre es {number}. Empieza las rondas de más maneras.',
  'the_number.played.notGuessed': 'Tu primer número es difícil de adivinar',
  'the_number.played.notGuessedText': 'Quien recuerda tus partidas lo adivina {share} veces de cada 100. Sigue así.',
  'the_number.played.beginningsChart': 'Tus primeros números: cuántas veces escribiste cada uno',
};

export default words;
