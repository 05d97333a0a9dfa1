import { STATISTICS_AND_SUMS, statisticInfo } from '@/lib/domain/football/statistics';
import { statisticWords } from './football';
import { stepNameText } from './step-names';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const STATISTIC_NAMES: ReadonlyMap<string, string> = new Map(
  STATISTICS_AND_SUMS.map((field) => {
    const { name, many } = statisticWords(field);
    return [statisticInfo(field).label, name ?? capital(many)] as const;
  }),
);

/**
 * The Spanish name of a statistic, a position, or a place of the lineup. The numbers of a worked
 * example after a colon, and any other text, stay as they are.
 */
export function nameText(name: string): string {
  const [, own = '', rest = ''] = /^([^:]*)(:.*)?$/s.exec(name) ?? [];
  const said =
    STATISTIC_NAMES.get(own) ?? stepNameText(own).replace(/^Player (?=[A-H]$)/, 'Jugador ');
  return `${said}${rest}`;
}
