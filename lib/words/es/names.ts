import {
  LINEUP_SLOTS,
  POSITION_CODES,
  POSITIONS,
  positionOfSlot,
  stepTitle,
} from '@/lib/domain/football/positions';
import { STATISTICS_AND_SUMS, statisticInfo } from '@/lib/domain/football/statistics';
import { statisticWords } from './football';
import { POSITION_WORDS } from './positions';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const NAMES: ReadonlyMap<string, string> = new Map([
  ...STATISTICS_AND_SUMS.map((field) => {
    const { name, many } = statisticWords(field);
    return [statisticInfo(field).label, name ?? capital(many)] as const;
  }),
  ...POSITION_CODES.flatMap((code) => {
    const { one, many } = POSITION_WORDS[code];
    const { name, names } = POSITIONS[code];
    // The plural first, so that the one name that both share is the singular.
    return [[names, capital(many)] as const, [name, capital(one)] as const];
  }),
  ...LINEUP_SLOTS.map((slot) => {
    const position = positionOfSlot(slot);
    const number = stepTitle(slot).slice(POSITIONS[position].name.length);
    return [stepTitle(slot), `${capital(POSITION_WORDS[position].one)}${number}`] as const;
  }),
  [stepTitle('TEAM'), 'Equipo'],
]);

/**
 * The Spanish name of a statistic, a position, or a place of the lineup. The numbers of a worked
 * example after a colon, and any other text, stay as they are.
 */
export function nameText(name: string): string {
  const [, own = '', rest = ''] = /^([^:]*)(:.*)?$/s.exec(name) ?? [];
  return `${NAMES.get(own) ?? own.replace(/^Player (?=[A-H]$)/, 'Jugador ')}${rest}`;
}
