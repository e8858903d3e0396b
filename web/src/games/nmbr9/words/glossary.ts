// One word for one thing in the texts of NMBR 9: see i18n/glossary.ts.
import type { Glossary } from '../../../i18n/glossary';

export const glossary: Glossary = {
  en: [
    { concept: 'rotate a tile', use: 'rotate', not: /\bturn(s|ed)? it (right|left|back)\b/i },
    { concept: 'layout', use: 'layout', not: /\b(construction|board)\b/i },
    { concept: 'square', use: 'square', not: /\b(cell|field)s?\b/i },
  ],
  es: [
    { concept: 'tile', use: 'loseta', not: /\bfichas?\b/i },
    { concept: 'square', use: 'cuadrado', not: /\bcasillas?\b/i },
    { concept: 'layout', use: 'construcción', not: /\bdisposici[óo]n\b/i },
  ],
  de: [
    { concept: 'tile', use: 'Plättchen', not: /\b(Kacheln?|Steine?|Teile?)\b/ },
    { concept: 'level of a tile', use: 'Ebene', not: /\b(Stufen?|Etagen?|Schicht)/ },
  ],
  it: [{ concept: 'where a tile fits', use: 'posizione', not: /\bposti\b|\{\} posto/i }],
  fr: [
    { concept: 'where a tile fits', use: 'emplacement', not: /\bElle tient|ne tient pas|où elle tient|\{\} places?/i },
  ],
};
