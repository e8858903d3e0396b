// The Number with pens.
const words = {
  'the_number.paper.title': 'The Number',
  'the_number.paper.about':
    'Scrivi quello che hanno scritto tutti: ogni numero controllato, spiegato e contato, su un foglio da stampare.',
  'the_number.paper.begin': 'The Number su carta',
  'the_number.paper.how':
    'Ognuno scrive su carta come sempre. Dopo ogni turno inserisci qui tutti i numeri; uno con una cifra barrata è nullo.',
  'the_number.paper.start': 'Inizia il foglio',
  'the_number.paper.type': 'Inserisci quello che hanno scritto tutti.',
  'the_number.paper.correct':
    'Un turno precedente: tocca un numero per correggerlo. Tutto quello che segue viene ricontato.',
  'the_number.paper.pad': 'Cifre',
  'the_number.paper.keys': 'Tre cifre, poi si passa da soli al prossimo. Tasto «{key}»: non ha scritto niente.',
  'the_number.paper.nothing': 'Non ha scritto niente',
  'the_number.paper.write': 'Segna sul foglio',
  'the_number.paper.writeCorrection': 'Correggi',
  'the_number.paper.leave': 'Lascia com’era',
  'the_number.paper.corrected': 'Corretto; quello che segue è stato ricontato.',
  'the_number.paper.undo': 'Annulla',
  'the_number.paper.undone': 'La correzione è annullata.',
  'the_number.paper.changes': 'Turni successivi che cambiano:',
  'the_number.paper.changesNone': 'Nessun turno successivo cambia.',
  'the_number.paper.change': '{turn}, {name}: {sentence}, {points}.',
  'the_number.paper.sheet': 'Foglio dei punti',
  'the_number.paper.earlier': 'Correggi un turno precedente…',
  'the_number.paper.print': 'Stampa il foglio',
  'the_number.paper.round': 'Round {round} di {of}',
  'the_number.paper.legend':
    'In piccolo: quello che è stato scritto. In grande: i punti. Cifre: alla fine del round un punto per ogni cifra barrata.',
  'the_number.paper.newAsk': 'Il foglio di questa partita viene buttato. Stampalo o salvalo prima, se vuoi tenerlo.',
  'the_number.paper.clock': 'Orologio del turno',
  'the_number.paper.clockAbout': 'Il tempo per un turno di The Number, grande abbastanza per tutto il tavolo.',
} as const;

export default words;
