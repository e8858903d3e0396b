import type { rules as english } from '../en/rules';
import type { Translated } from '../translated';

export const rules: Translated<typeof english> = {
  'rules.how': 'Come si gioca',
  'rules.key': 'Come si gioca (tasto {key})',
  'rules.titleOf': '{game}: come si gioca',
  'rules.pictures': '{game} in sei immagini',
  'rules.all': 'Tutte le regole',
  'rules.games': 'Giochi',
  'rules.print': 'Stampa',
  'rules.page': 'Apri come pagina',
  'rules.none': 'Non è stato possibile caricare le regole. Controlla la connessione e ricarica la pagina.',
  'rules.made': '{game} è un gioco di {designer}, pubblicato da {publisher}.',
  'rules.independent':
    'Cifra è un progetto indipendente, senza legami con autori o editori. Se un gioco ti piace, compralo.',
  'rules.lessons': 'Gioca le lezioni',
  'rules.coach': 'Suggerimento',
  'rules.coach.whole': 'Tutto il suggerimento',
  'rules.coach.stop': 'Basta suggerimenti',
};
