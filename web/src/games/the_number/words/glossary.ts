// One word for one thing in the texts of The Number: see i18n/glossary.ts.
import type { Glossary } from '../../../i18n/glossary';

export const glossary: Glossary = {
  en: [
    { concept: 'approved', use: 'approved', not: /\b(stands?|valid|survives?|accepted number)\b/i },
    { concept: 'eliminated', use: 'eliminated', not: /\b(falls?|fell|fallen|kills?|killed|hurts?|dies)\b/i },
    { concept: 'void', use: 'void', not: /\b(invalid|null)\b/i },
    { concept: 'cross out', use: 'cross out', not: /\b(used up|struck|strike|delete[sd]?)\b/i },
    { concept: 'what one writes on', use: 'number tile', not: /\b(tablet|slate|board)s?\b/i },
    { concept: 'the check', use: 'check', not: /\b(verification|looked at)\b/i },
  ],
  es: [
    { concept: 'approved', use: 'aprobado', not: /\bv[áa]lid[oa]s?\b/i },
    { concept: 'eliminated', use: 'eliminado', not: /\b(cae[ns]?|caíd[oa]s?)\b/i },
    { concept: 'digit', use: 'dígito', not: /\bcifras?\b/ },
    { concept: 'bonus', use: 'bonificación', not: /\bbonus\b/i },
    { concept: 'the check', use: 'comprobación', not: /\b(revisi[óo]n|revisad[oa]s?)\b/i },
    { concept: 'what one writes on', use: 'tarjeta de número', not: /\b(tablillas?|pizarras?|tableros?)\b/i },
  ],
  de: [
    { concept: 'approved', use: 'zugelassen', not: /(?<!un)gültig/i },
    { concept: 'eliminated', use: 'ausgeschlossen', not: /\b(fällt|fallen|gefallen|zu Fall|eliminiert)\b/i },
    { concept: 'the number', use: 'Nummer', not: /\bZahl(en)?\b/ },
    { concept: 'void', use: 'ungültig', not: /nichtig/i },
    { concept: 'cross out', use: 'durchstreichen', not: /(?<!durch)gestrichen|\bstreich(t|en)\b(?!.*durch)/i },
    { concept: 'the check', use: 'Überprüfung', not: /(?<!über)prüf/i },
    { concept: 'what one writes on', use: 'Nummertafel', not: /\b(Tafel|Tablet)\b/ },
  ],
  it: [
    { concept: 'approved', use: 'approvato', not: /\bvalid[oaie]\b/i },
    { concept: 'eliminated', use: 'eliminato', not: /\b(cade|cadono|cadut[oaie])\b/i },
    { concept: 'round', use: 'round', not: /\bmanche\b/i },
    { concept: 'the check', use: 'controllo', not: /\bverific/i },
    { concept: 'what one writes on', use: 'tessera Numero', not: /\b(tavolett[ae]|lavagn[ae]|tablet)\b/i },
    { concept: 'cross out', use: 'barrare', not: /\b(depenn|cancellat)/i },
  ],
  fr: [
    { concept: 'approved', use: 'validé', not: /\b(valable|valides?|approuvé)/i },
    { concept: 'eliminated', use: 'éliminé', not: /\b(tombe|tombent|tombé)/i },
    { concept: 'void', use: 'annulé', not: /\bnul(le)?s?\b/i },
    { concept: 'the check', use: 'vérification', not: /contrôl/i },
    { concept: 'what one writes on', use: 'tablette', not: /\bardoises?\b/i },
    { concept: 'the number', use: 'nombre', not: /\bnuméros?\b/i },
    { concept: 'cross out', use: 'barrer', not: /\b(ray(é|er)|biff)/i },
  ],
};
