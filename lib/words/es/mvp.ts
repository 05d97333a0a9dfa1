export function mvpReasonText(reason: string): string {
  if (reason === 'equations') return 'Los nueve pasos de la hoja de puntos';
  if (reason === 'all-tasks') return 'Las cinco tareas';
  return reason.startsWith('graph') ? 'Gráficas' : 'Otros puntos';
}

export const shownPoints = (points: number | null): number | string => points ?? 'no se puede leer';

export const mvpInClassText = (): string => 'Puntos MVP en esta clase';
export const mvpInAllText = (): string => 'En todas las clases';
