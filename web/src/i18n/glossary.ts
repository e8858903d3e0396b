// One word for one thing, in every language. `use` is what the texts say, `not` what they would otherwise come to say for
// the same thing; glossary.test.ts fails on a text that has one. These hold for all texts; the words of a game, those on
// its box where it has one, are in its words/glossary.ts and hold for its texts.
import type { Language } from './i18n.svelte';

export interface Term {
  concept: string;
  use: string;
  not: RegExp;
  area?: string; // the beginning of the keys it is about; without it all of them
}
export type Glossary = Record<Language, Term[]>;

export const glossary: Glossary = {
  en: [
    { concept: 'a bot for somebody', use: 'take over, fill in', not: /\bstand(s|ing)?[ -]in\b/i },
    { concept: 'hurry', use: 'hurry', not: /\bone minute for\b/i },
    { concept: 'server', use: 'server', not: /\bhouse\b/i },
    { concept: 'the program', use: 'the game', not: /\bengine\b/i },
    { concept: 'game file', use: 'game file', not: /\b(record|seals?|sealed)\b/i },
    {
      concept: 'contractions',
      use: 'can’t, don’t, isn’t, it’s',
      not: /\b(cannot|(do|does|did|is|are|has|have|could) not)\b/i,
    },
  ],
  es: [
    { concept: 'the check of fairness', use: 'verificar', not: /\bcomprob/i, area: 'shell.fair' },
    { concept: 'host', use: 'anfitrión', not: /a cargo de la mesa/i },
    { concept: 'server', use: 'servidor', not: /\bcasa\b/i },
    { concept: 'the program', use: 'el juego', not: /\bmotor\b/i },
    { concept: 'game file', use: 'la partida', not: /\b(registro|sellos?|sellad[oa]s?)\b/i },
  ],
  de: [
    { concept: 'table', use: 'Tisch', not: /\bBrett/ },
    { concept: 'level of a bot', use: 'Schwierigkeit', not: /\bStärke/ },
    { concept: 'server', use: 'Server', not: /\bHaus\b/ },
    { concept: 'the program', use: 'das Spiel', not: /Spielkern|\bEngine\b/ },
    { concept: 'game file', use: 'Spieldatei', not: /[Pp]rotokoll|[Ss]iegel/ },
    { concept: 'how players are spoken to', use: 'du', not: /\b(Sie haben|Ihre?|Ihren|Ihnen)\b/ },
  ],
  it: [
    { concept: 'the check of fairness', use: 'verifica', not: /\bcontroll/i, area: 'shell.fair' },
    { concept: 'server', use: 'server', not: /\bcasa\b/i },
    { concept: 'the program', use: 'il gioco', not: /\bmotore\b/i },
    { concept: 'game file', use: 'la partita', not: /\b(registro|sigill)/i },
  ],
  fr: [
    { concept: 'the check of fairness', use: 'contrôle', not: /vérifi/i, area: 'shell.fair' },
    { concept: 'table', use: 'table', not: /\bplateaux?\b/i },
    { concept: 'delete a game', use: 'supprimer', not: /\beffac/i, area: 'shell' },
    { concept: 'server', use: 'serveur', not: /\bmaison\b/i },
    { concept: 'the program', use: 'le jeu', not: /\bmoteur\b/i },
    { concept: 'game file', use: 'la partie', not: /\b(sceaux?|scellés?|protocole)\b/i },
  ],
};
