import type { MascotId, ThemeId } from '@/lib/domain/team/looks';

export const TEAM_LOOK = {
  mascot: 'Mascota',
  helmetColor: 'Color del casco',
  facemaskColor: 'Color de la rejilla',
  teamColor: 'Color del equipo',
  behindName: 'El color detrás del nombre de tu equipo.',
  teamName: 'Nombre del equipo',
  approval: 'Si escribes tu propio nombre, tu profe primero tiene que aprobarlo.',
  anotherName: 'Otro nombre',
  yourTeam: 'Tu equipo',
} as const;

export const newTeamNameAnnouncementText = (name: string): string => `Nombre nuevo: ${name}`;

const MASCOT_NAMES: Readonly<Record<MascotId, string>> = {
  default: 'Clásico',
  alien: 'Extraterrestre',
  bull: 'Toro',
  burger: 'Hamburguesa',
  butterfly: 'Mariposa',
  cheese: 'Queso',
  'dog-1': 'Perro 1',
  'dog-2': 'Perro 2',
  eagle: 'Águila',
  frog: 'Rana',
  horse: 'Caballo',
  lion: 'León',
  llama: 'Llama',
  'monster-1': 'Monstruo 1',
  'monster-2': 'Monstruo 2',
  'monster-3': 'Monstruo 3',
  mustache: 'Bigote',
  snail: 'Caracol',
};
export const mascotName = (mascot: MascotId): string => MASCOT_NAMES[mascot];
export const noMascotText = (): string => 'Ninguna';

const THEME_NAMES: Readonly<Record<ThemeId, string>> = {
  Red: 'Rojo',
  DarkBlue: 'Azul oscuro',
  Pink: 'Rosa',
  Purple: 'Morado',
  Teal: 'Verde azulado',
  Orange: 'Anaranjado',
  Yellow: 'Amarillo',
  Green: 'Verde',
  White: 'Blanco',
};
export const themeName = (theme: ThemeId): string => THEME_NAMES[theme];
