import { contrastRatio, readableTextColor } from '@/lib/domain/team/colors';
import { isDefense, type PositionCode } from './positions';

/** Colors are `#rrggbb`. */
export type Jersey = { fill: string; trim: string; ink: string; big: string; small: string };

type Wearer = {
  name: string;
  position: PositionCode;
  team: string;
  primaryColor: string;
  secondaryColor: string;
  jerseyNumber: number | null;
};

const VISIBLE_TRIM = 1.4;

/** Players wear their number and initials; a defense wears its team's abbreviation. */
export function jerseyOf({
  name,
  position,
  team,
  primaryColor,
  secondaryColor,
  jerseyNumber,
}: Wearer): Jersey {
  const ink = readableTextColor(primaryColor);
  const trim = contrastRatio(secondaryColor, primaryColor) >= VISIBLE_TRIM ? secondaryColor : ink;
  const paint = { fill: primaryColor, trim, ink };
  if (isDefense(position)) return { ...paint, big: team, small: position };
  const short = initials(name);
  return jerseyNumber === null
    ? { ...paint, big: short, small: position }
    : { ...paint, big: String(jerseyNumber), small: short };
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => !/^(jr|sr|i{2,3}|iv|v)\.?$/i.test(word));
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0) ?? '')
    .join('');
}
