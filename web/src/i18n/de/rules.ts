import type { rules as english } from '../en/rules';
import type { Translated } from '../translated';

export const rules: Translated<typeof english> = {
  'rules.how': 'So geht’s',
  'rules.key': 'So geht’s (Taste {key})',
  'rules.titleOf': '{game}: So geht’s',
  'rules.pictures': '{game} in sechs Bildern',
  'rules.all': 'Alle Regeln',
  'rules.games': 'Spiele',
  'rules.print': 'Drucken',
  'rules.page': 'Als Seite öffnen',
  'rules.none': 'Die Regeln konnten nicht geladen werden. Prüf deine Verbindung und lade die Seite neu.',
  'rules.made': '{game} ist ein Spiel von {designer}, erschienen bei {publisher}.',
  'rules.independent':
    'Cifra ist ein unabhängiges Projekt und hat mit Autoren und Verlagen nichts zu tun. Wenn dir ein Spiel gefällt, kauf es.',
  'rules.lessons': 'Lektionen spielen',
  'rules.coach': 'Tipp',
  'rules.coach.whole': 'Der ganze Tipp',
  'rules.coach.stop': 'Keine Tipps mehr',
};
