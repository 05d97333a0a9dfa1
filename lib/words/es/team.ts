import type { StickerPosition } from '@/lib/domain/team/stickers';

export const TEAM = {
  change: 'Cambiar nombre, mascota o colores',
  saveChanges: 'Guardar mis cambios',
  tapHelmet: 'Toca el casco o usa las flechas del teclado.',
  putHere: 'Ponla aquí',
  cancel: 'Cancelar',
  stickers: 'Calcomanías',
  noStickers:
    'Todavía no tienes calcomanías. Termina las cinco tareas de una semana para ganar una para ' +
    'tu casco.',
  move: 'Mover',
  putOn: 'Pegar',
  whereItGoes: 'Dónde va la calcomanía. Las flechas del teclado la mueven.',
  refused:
    'Tu profe decidió no usar el otro nombre. Puedes elegir uno nuevo. ' +
    'Si quieres saber más, pregúntale.',
  mascot: 'Mascota',
  teamColor: 'Color del equipo',
  players: 'Jugadores',
  noPlayers: 'Todavía no eliges jugadores.',
  goToDraft: 'Ir al draft',
} as const;

export const teamSavedText = (name: string): string =>
  `Se guardó ${name}. Tu clase lo verá en un minuto.`;
export const savedAndWaitingText = (waiting: string, name: string): string =>
  `Se guardó. Tu profe tiene que aprobar ${waiting}. Mientras tanto, tu clase verá ${name}.`;
export const teamNameIsWaitingText = (name: string): string => `Tu profe tiene que aprobar ${name}`;
export const untilNameApprovedText = <Part>(name: Part): readonly (string | Part)[] => [
  'Hasta que tu profe diga que sí, tu clase verá ',
  name,
  '.',
];
export const teamIsCalledText = (name: string): string => `Tu equipo se llama ${name}`;
export const byeInSentenceText = (week: number): string => `libre en la semana ${week}`;

export function positionOnHelmetText({ x, y }: StickerPosition): string {
  const height = y < 36 ? 'arriba' : y < 64 ? 'en medio' : 'abajo';
  const side = x < 42 ? 'atrás' : x < 76 ? 'al centro' : 'adelante';
  return `${height}, ${side}`;
}
export const stickerPlacedText = (place: string): string =>
  `La calcomanía está en tu casco: ${place}.`;
/** The colon fits a reason and a week. */
export const moveStickerSuffix = (what: string): string => `la calcomanía: ${what}`;
