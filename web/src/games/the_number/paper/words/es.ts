// The Number with pens.
const words = {
  'the_number.paper.title': 'The Number',
  'the_number.paper.about':
    'Escribe lo que puso cada uno: cada número comprobado, explicado y puntuado, en una hoja para imprimir.',
  'the_number.paper.begin': 'The Number en papel',
  'the_number.paper.how':
    'Cada uno escribe en papel como siempre. Después de cada turno anotas aquí todos los números; el que tenga un dígito tachado es nulo.',
  'the_number.paper.start': 'Empezar la hoja',
  'the_number.paper.type': 'Anota lo que escribió cada uno.',
  'the_number.paper.correct':
    'Un turno anterior: toca un número para corregirlo. Todo lo que sigue se vuelve a contar.',
  'the_number.paper.pad': 'Dígitos',
  'the_number.paper.keys': 'Tres dígitos y pasa solo al siguiente. Tecla «{key}»: no escribió nada.',
  'the_number.paper.nothing': 'No escribió nada',
  'the_number.paper.write': 'Anotar',
  'the_number.paper.writeCorrection': 'Corregir',
  'the_number.paper.leave': 'Dejar como estaba',
  'the_number.paper.corrected': 'Corregido; lo que sigue se ha vuelto a contar.',
  'the_number.paper.undo': 'Deshacer',
  'the_number.paper.undone': 'La corrección se ha deshecho.',
  'the_number.paper.changes': 'Turnos posteriores que cambian:',
  'the_number.paper.changesNone': 'Ningún turno posterior cambia.',
  'the_number.paper.change': '{turn}, {name}: {sentence}, {points}.',
  'the_number.paper.sheet': 'Hoja de puntos',
  'the_number.paper.earlier': 'Corregir un turno anterior…',
  'the_number.paper.print': 'Imprimir la hoja',
  'the_number.paper.round': 'Ronda {round} de {of}',
  'the_number.paper.legend':
    'Pequeño: lo escrito. Grande: los puntos. Dígitos: un punto por cada dígito tachado al final de la ronda.',
  'the_number.paper.newAsk': 'La hoja de esta partida se tira. Imprímela o guárdala antes si la quieres conservar.',
  'the_number.paper.clock': 'Reloj de turno',
  'the_number.paper.clockAbout': 'El tiempo para un turno de The Number, en grande para toda la mesa.',
} as const;

export default words;
