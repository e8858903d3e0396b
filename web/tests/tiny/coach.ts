// What a first tiny game says about the last pick.
import type { Coach } from '../../src/games/game';
import { t } from '../../src/i18n/i18n.svelte';

const coach: Coach = ({ turns }, seat) => {
  const picked = turns.at(-1)?.outcome as number[] | undefined;
  return picked ? t('tiny.coach.after', { n: picked[seat] ?? 0 }) : t('tiny.coach.first');
};
export default coach;
