import { type ColorName, colorName } from '@/lib/domain/team/colors';

const NAMES: Readonly<Record<ColorName, string>> = {
  red: 'Rojo',
  orange: 'Anaranjado',
  yellow: 'Amarillo',
  darkGreen: 'Verde oscuro',
  lightGreen: 'Verde claro',
  teal: 'Verde azulado',
  darkTeal: 'Verde azulado oscuro',
  lightTeal: 'Verde azulado claro',
  navy: 'Azul marino',
  lightPink: 'Rosa claro',
  white: 'Blanco',
  purple: 'Morado',
};

export const colorLabel = (hex: string): string => NAMES[colorName(hex)];

/** "Casco: verde azulado. Rejilla: blanco": after a colon no color needs a gender. */
export function helmetWords({
  helmetColor,
  facemaskColor,
}: {
  helmetColor: string;
  facemaskColor: string;
}): string {
  return (
    `Casco: ${colorLabel(helmetColor).toLowerCase()}. ` +
    `Rejilla: ${colorLabel(facemaskColor).toLowerCase()}`
  );
}
