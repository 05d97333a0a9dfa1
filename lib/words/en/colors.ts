import { type ColorName, colorName } from '@/lib/domain/team/colors';

const NAMES: Readonly<Record<ColorName, string>> = {
  red: 'Red',
  orange: 'Orange',
  yellow: 'Yellow',
  darkGreen: 'Dark green',
  lightGreen: 'Light green',
  teal: 'Teal',
  darkTeal: 'Dark teal',
  lightTeal: 'Light teal',
  navy: 'Navy',
  lightPink: 'Light pink',
  white: 'White',
  purple: 'Purple',
};

/** "Dark green"; for a color without a name "Purple". */
export const colorLabel = (hex: string): string => NAMES[colorName(hex)];

/** "Teal helmet, white face mask": a helmet described for people who can't see it or its colors. */
export function helmetWords({
  helmetColor,
  facemaskColor,
}: {
  helmetColor: string;
  facemaskColor: string;
}): string {
  return `${colorLabel(helmetColor)} helmet, ${colorLabel(facemaskColor).toLowerCase()} face mask`;
}
