import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'nmbr9.played.better': 'Da {early} a {late}',
  'nmbr9.played.about': 'Circa {late} punti',
  'nmbr9.played.scoresText':
    'La media delle tue prime partite e delle ultime; la migliore {best}. Il bot esperto arriva in media a {expert}: analizza una partita per vedere dove si perde il resto.',
  'nmbr9.played.scoresChart': 'I tuoi punteggi, dal più vecchio',
  'nmbr9.played.expert': 'bot esperto',
  'nmbr9.played.low': 'Costruisci troppo in basso',
  'nmbr9.played.lowText':
    '{you} su 100 dei tuoi punti sono al livello 3 o più su, {them} del bot esperto. Chiudi i buchi dei livelli bassi, così il prossimo può crescere.',
  'nmbr9.played.high': 'Costruisci alto come il bot esperto',
  'nmbr9.played.highText':
    '{you} su 100 dei tuoi punti sono al livello 3 o più su, {them} del bot esperto. Continua così.',
  'nmbr9.played.levelsChart': 'Punti per livello, su 100',
  'nmbr9.played.level': 'livello {level}',
  'nmbr9.played.levelUp': 'livello {level} e oltre',
  'nmbr9.played.tile': 'I tuoi {tile} rendono poco',
  'nmbr9.played.tileText':
    'Un {tile} ti porta in media {you} punti, al bot esperto {them}. Tienigli un posto a un livello più alto.',
  'nmbr9.played.tiles': 'Ogni numero porta ciò che deve',
  'nmbr9.played.tilesText': 'Nessuno resta sotto ciò che ne ricava il bot esperto. Continua così.',
  'nmbr9.played.tilesChart': 'Punti di una tessera in media, per numero',
};

export default words;
