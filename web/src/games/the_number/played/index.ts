// What one's games of The Number tell.
import { number, t } from '../../../i18n/i18n.svelte';
import type { Finding, JudgedGame, PlayedPart } from '../../game';
import { figuresOf, type Figures, mixed, standsOut } from './figures';
import { eliminatedIn100, firstDigitsIn100, fatalDigitsIn100 } from './measure';
import Thumb from './Thumb.svelte';

const in100 = (count: number, of: number): number => Math.round((100 * count) / Math.max(1, of));
const asText = (value: number): string => number(Math.round(value));

function firstDigits({ firstDigits: own, written, players }: Figures): Finding {
  const measure = mixed(firstDigitsIn100, players);
  const high = standsOut(own, written, measure, 1);
  const low = standsOut(own, written, measure, -1);
  const marked = high ?? low;
  const values = (digit: number) => ({
    digit,
    you: asText(in100(own[digit] ?? 0, written)),
    them: asText(measure[digit] ?? 0),
  });
  const text =
    high !== null
      ? t('the_number.played.oftenText', values(high)) +
        (low !== null ? ` ${t('the_number.played.seldomToo', { digit: low })}` : '')
      : low !== null
        ? t('the_number.played.seldomText', values(low))
        : t('the_number.played.firstText');
  return {
    id: 'first-digits',
    title:
      high !== null
        ? t('the_number.played.often', { digit: high })
        : low !== null
          ? t('the_number.played.seldom', { digit: low })
          : t('the_number.played.first'),
    text,
    chart: {
      kind: 'columns',
      label: t('the_number.played.firstChart'),
      series: [t('shell.seat.you'), t('the_number.played.equilibrium')],
      columns: own.map((count, digit) => ({
        label: String(digit),
        values: [in100(count, written), Math.round(measure[digit] ?? 0)],
        marked: digit === marked || digit === low,
      })),
    },
  };
}

function eliminated({ eliminated: own, fatalDigits, players }: Figures): Finding {
  const digits = fatalDigits.reduce((sum, count) => sum + count, 0);
  const order = fatalDigits.map((count, digit) => ({ count, digit })).sort((a, b) => b.count - a.count);
  const measure = mixed(fatalDigitsIn100, players);
  const [first, second] = order as [(typeof order)[0], (typeof order)[0]];
  const usual = mixed(
    Object.fromEntries(Object.entries(eliminatedIn100).map(([count, value]) => [count, [value]])),
    players,
  )[0]!;
  const share = in100(own.count, own.of);
  const isMore = share > usual + Math.max(5, 200 * Math.sqrt(0.25 / own.of));
  return {
    id: 'eliminated',
    title:
      own.count === 0
        ? t('the_number.played.none')
        : t('the_number.played.eliminated', { share: asText(share), a: first.digit, b: second.digit }),
    text: t(
      own.count === 0
        ? 'the_number.played.noneText'
        : isMore
          ? 'the_number.played.eliminatedMore'
          : 'the_number.played.eliminatedText',
      { usual: asText(usual), digit: first.digit },
    ),
    chart: {
      kind: 'columns',
      label: t('the_number.played.eliminatedChart'),
      series: [t('shell.seat.you'), t('the_number.played.equilibrium')],
      columns: fatalDigits.map((count, digit) => ({
        label: String(digit),
        values: [in100(count, digits), Math.round(measure[digit] ?? 0)],
        marked: own.count > 0 && (digit === first.digit || digit === second.digit),
      })),
    },
  };
}

function beginnings({ beginnings: own, guessed }: Figures): Finding {
  const share = in100(guessed.count, guessed.of);
  const isKnown = guessed.count >= 3 && share >= 20; // twice may be chance
  const top = own[0];
  return {
    id: 'beginnings',
    title: t(isKnown ? 'the_number.played.guessed' : 'the_number.played.notGuessed'),
    text: t(isKnown ? 'the_number.played.guessedText' : 'the_number.played.notGuessedText', {
      share: asText(share),
      number: top?.number ?? '',
    }),
    chart: {
      kind: 'columns',
      label: t('the_number.played.beginningsChart'),
      series: [t('shell.seat.you')],
      columns: own.slice(0, 6).map((each) => ({ label: each.number, values: [each.count], marked: each === top })),
    },
  };
}

function findings(games: readonly JudgedGame[]): Finding[] {
  const figures = figuresOf(games);
  if (figures.written === 0) return [];
  return [firstDigits(figures), eliminated(figures), beginnings(figures)];
}

const part: PlayedPart = { Thumb, findings };
export default part;
