import { countText } from './numbers';

export const CLASS_DRIVE = {
  title: 'Avance de la clase',
  ownTab: 'El avance de mi clase',
  today: 'Hoy',
  toGoal: 'Hasta la meta',
  atGoal: '¡Toda la clase llegó a la meta!',
  goal: 'Meta',
  yards: 'yardas',
  showHow: 'Muestra cómo lo sabes.',
  howFar: '¿Cuántas yardas son en total?',
  addUp: 'Sumar nuestras semanas',
  thisWeek: 'Solo esta semana',
  isOff: 'Esta clase no mueve un balón en equipo.',
  howOn: 'Se puede cambiar en los ajustes, en “Hojas de puntos”.',
  noDrive: 'Sin avance de la clase',
  noDriveWhy: 'Tu clase no tiene un avance que mostrar. Todas tus tareas están en tu inicio.',
  toTasks: 'Ir a mis tareas',
  worth: 'Una hoja bien hecha vale',
  ownPart: 'Tu parte',
  fullWeek: 'Esta semana ya moviste el balón todo lo que puedes.',
  wait: 'El balón se queda aquí hasta que tu clase siga.',
  teamNext: 'Sigue la hoja de tu equipo',
  cardNext: 'Tu siguiente hoja te espera',
  onFriday: 'El viernes tu clase suma todas sus semanas.',
  moveBall: 'Mover el balón',
  openDrive: 'Ver el avance de la clase',
} as const;

type Worth = { wholeNumber: number; numerator: number };
const isOne = ({ wholeNumber, numerator }: Worth): boolean => wholeNumber === 1 && numerator === 0;

/** "4/9 de yarda" and "1 yarda", but "4 yardas". */
const unit = ({ wholeNumber, numerator }: Worth): string => {
  if (wholeNumber === 0 && numerator !== 0) return ' de yarda';
  return isOne({ wholeNumber, numerator }) ? ' yarda' : ' yardas';
};

export const ballPositionText = <Part>(yards: Part): readonly (string | Part)[] => [
  'Tu clase ya avanzó ',
  yards,
  ' yardas.',
];
export const yardsPerCardText = <Part>(card: Part, worth: Worth): readonly (string | Part)[] => [
  'Una hoja bien hecha = ',
  card,
  unit(worth),
];
export const untilYardLineQuestion = (line: number, cards: number | null): string =>
  `¿Cuántas ${cards === null ? 'yardas' : 'hojas'} más faltan para la yarda ${line}?`;
export const yardsAndCardsToGoUnitText = (cards: number | null): string =>
  cards === null ? 'yardas' : `yardas, ${countText(cards, 'hoja')}`;
export const driveOfWeekText = (week: number): string => `Avance de la clase, semana ${week}`;
export const oneBallText = (league: string): string =>
  `Un solo balón para ${league}. Cada hoja bien hecha lo mueve.`;
export const yardsToGoText = <Part>(
  toGo: Part,
  worth: Worth,
  due: Part,
): readonly (string | Part)[] => [
  isOne(worth) ? 'Falta ' : 'Faltan ',
  toGo,
  `${unit(worth)}. Fecha límite: `,
  due,
];
export const cardYardsText = <Part>(card: Part, worth: Worth): readonly (string | Part)[] => [
  card,
  unit(worth),
];
export const ownCardsTotalYardsText = <Part>(
  share: Part,
  worth: Worth,
  cards: number,
): readonly (string | Part)[] => [
  cards === 1 ? 'Tu hoja: ' : `Tus ${countText(cards, 'hoja')} en total: `,
  share,
  `${unit(worth)}.`,
];
export const ownYardsText = <Part>(
  right: number,
  yards: Part,
  worth: Worth,
): readonly (string | Part)[] => [
  right === 1 ? 'Tu hoja bien hecha: ' : `Tus ${right} hojas bien hechas: `,
  yards,
  unit(worth),
];
export const starterIsNextTitle = (name: string): string => `Sigue ${name}`;
export const cardMovesBallFromToText = <Part>(from: Part, to: Part): readonly (string | Part)[] => [
  'Esta hoja mueve el balón de ',
  from,
  ' a ',
  to,
  '.',
];
