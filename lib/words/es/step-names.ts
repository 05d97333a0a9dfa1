import {
  LINEUP_SLOTS,
  POSITION_CODES,
  POSITIONS,
  positionOfSlot,
  stepTitle,
} from '@/lib/domain/football/positions';
import { POSITION_WORDS } from './positions';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const NAMES: ReadonlyMap<string, string> = new Map([
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

/** The Spanish name of a position or a place of the lineup; another text stays as it is. */
export const positionOrSlotName = (name: string): string => NAMES.get(name) ?? name;
