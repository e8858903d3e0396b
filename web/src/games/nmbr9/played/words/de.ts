import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'nmbr9.played.better': 'Von {early} auf {late}',
  'nmbr9.played.about': 'Etwa {late} Punkte',
  'nmbr9.played.scoresText':
    'Deine ersten Spiele im Mittel und deine letzten; bestes {best}. Der Experten-Bot hat im Mittel {expert}: Eine Analyse zeigt, wo der Rest verloren geht.',
  'nmbr9.played.scoresChart': 'Deine Ergebnisse, das älteste zuerst',
  'nmbr9.played.expert': 'Experten-Bot',
  'nmbr9.played.low': 'Du baust zu niedrig',
  'nmbr9.played.lowText':
    '{you} von 100 deiner Punkte liegen auf Ebene 3 oder höher, beim Experten-Bot {them}. Schließe Lücken auf den unteren Ebenen, damit die nächste wachsen kann.',
  'nmbr9.played.high': 'Du baust so hoch wie der Experten-Bot',
  'nmbr9.played.highText':
    '{you} von 100 deiner Punkte liegen auf Ebene 3 oder höher, beim Experten-Bot {them}. Weiter so.',
  'nmbr9.played.levelsChart': 'Punkte nach Ebenen, von 100',
  'nmbr9.played.level': 'auf Ebene {level}',
  'nmbr9.played.levelUp': 'Ebene {level} und höher',
  'nmbr9.played.tile': 'Deine {tile}en bringen zu wenig',
  'nmbr9.played.tileText':
    'Eine {tile} bringt dir im Mittel {you} Punkte, dem Experten-Bot {them}. Halte ihr einen Platz auf einer höheren Ebene frei.',
  'nmbr9.played.tiles': 'Jede Zahl bringt, was sie soll',
  'nmbr9.played.tilesText': 'Keine bleibt hinter dem zurück, was der Experten-Bot aus ihr macht. Weiter so.',
  'nmbr9.played.tilesChart': 'Punkte eines Plättchens im Mittel, nach seiner Zahl',
};

export default words;
