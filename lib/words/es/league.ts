import { countText } from './numbers';

export const noUnusedJoinCodeText = (): string =>
  'No encontramos un código libre. Intenta otra vez.';

export const classIsFullText = (most: number): string =>
  `Esta clase ya tiene ${most} estudiantes y no caben más. Primero hay que mover a alguien a ` +
  'otra clase.';

export const tooManyToSwitchSeasonText = (most: number): string =>
  `Más de ${most} estudiantes no pueden cambiar de temporada al mismo tiempo. ` +
  'Primero hay que mover a algunos a otra liga.';

export const alreadyInALeagueText = (): string =>
  'Ya estás en una liga. Tu profe puede cambiarte a otra.';

export const leagueEndedForJoiningText = (): string =>
  'Esta liga terminó, así que ya nadie puede entrar. Pídele a tu profe el código de tu liga.';

export const joinRefusedText = (): string =>
  'El código y la contraseña no coinciden. Revisa los dos con tu profe e intenta otra vez.';

export function allowanceUsedText(used: number, allowed: number, wanted: number): string {
  const inUse = `Se usan ${used} de ${countText(allowed, 'liga')}.`;
  const free = Math.max(0, allowed - used);
  if (free === 0) return `${inUse} Archive una o pida más en la página con todas las clases.`;
  return `${inUse} Puede abrir ${free} más, y estas son ${wanted}. Quite ${wanted - free} o pida más.`;
}
