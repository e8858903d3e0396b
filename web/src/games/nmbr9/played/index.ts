// What one's games of NMBR 9 tell.
import { language, number, t } from '../../../i18n/i18n.svelte';
import type { Finding, JudgedGame, PlayedPart } from '../../game';
import { type Figures, figuresOf, mean, runningMeans } from './figures';
import { expertLevels, expertScore, expertTiles } from './measure';
import Thumb from './Thumb.svelte';

const asText = (value: number): string => number(Math.round(value));
const one = (value: number): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(value);

function scores({ scores: all, games, pars }: Figures): Finding {
  const span = Math.min(10, Math.ceil(games / 2));
  const early = Math.round(mean(all.slice(0, span)));
  const late = Math.round(mean(all.slice(-span)));
  const values = {
    early: number(early),
    late: number(late),
    best: number(Math.max(...all)),
    expert: asText(expertScore),
  };
  return {
    id: 'scores',
    title: t(late > early ? 'nmbr9.played.better' : 'nmbr9.played.about', values),
    text: t('nmbr9.played.scoresText', values),
    chart: {
      kind: 'course',
      label: t('nmbr9.played.scoresChart'),
      values: all,
      means: runningMeans(all),
      line: { name: t('nmbr9.played.expert'), value: Math.round(expertScore) },
      ...(pars.some((par) => par !== null) ? { pars } : {}),
    },
  };
}

function levels({ levels: own }: Figures): Finding {
  const high = (shares: readonly number[]) => (shares[2] ?? 0) + (shares[3] ?? 0);
  const isLow = high(own) < high(expertLevels) - 5;
  return {
    id: 'levels',
    title: t(isLow ? 'nmbr9.played.low' : 'nmbr9.played.high'),
    text: t(isLow ? 'nmbr9.played.lowText' : 'nmbr9.played.highText', {
      you: asText(high(own)),
      them: asText(high(expertLevels)),
    }),
    chart: {
      kind: 'shares',
      label: t('nmbr9.played.levelsChart'),
      parts: ['1', '2', '3', '4'].map((level) =>
        level === '4' ? t('nmbr9.played.levelUp', { level }) : t('nmbr9.played.level', { level }),
      ),
      rows: [
        { name: t('shell.seat.you'), shares: own },
        { name: t('nmbr9.played.expert'), shares: [...expertLevels] },
      ],
    },
  };
}

function tiles({ tiles: own }: Figures): Finding {
  let tile = -1;
  for (let i = 0; i < own.length; ++i) {
    const gap = (at: number) => (own[at] === null ? 0 : expertTiles[at]! - own[at]!);
    if (gap(i) > 0.5 && (tile < 0 || gap(i) > gap(tile))) tile = i;
  }
  const values = { tile, you: one(own[tile] ?? 0), them: one(expertTiles[tile] ?? 0) };
  return {
    id: 'tiles',
    title: tile < 0 ? t('nmbr9.played.tiles') : t('nmbr9.played.tile', values),
    text: tile < 0 ? t('nmbr9.played.tilesText') : t('nmbr9.played.tileText', values),
    chart: {
      kind: 'columns',
      label: t('nmbr9.played.tilesChart'),
      series: [t('shell.seat.you'), t('nmbr9.played.expert')],
      columns: own.map((points, at) => ({
        label: String(at),
        values: [Math.round(10 * (points ?? 0)) / 10, expertTiles[at]!],
        marked: at === tile,
      })),
    },
  };
}

function findings(games: readonly JudgedGame[]): Finding[] {
  const figures = figuresOf(games);
  return [scores(figures), levels(figures), tiles(figures)];
}

const part: PlayedPart = { Thumb, findings };
export default part;
