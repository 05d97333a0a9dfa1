export function mvpReasonText(reason: string): string {
  if (reason === 'equations') return 'Los nueve pasos de la hoja de puntos';
  if (reason === 'equations-taken-back')
    return 'Un paso de la hoja de puntos está abierto otra vez';
  if (reason === 'all-tasks-taken-back') return 'Una tarea de la semana está abierta otra vez';
  if (reason === 'all-tasks') return 'Las cinco tareas';
  return reason.startsWith('graph') ? 'Gráficas' : 'Otros puntos';
}

export const shownPoints = (points: number | null): number | string => points ?? 'no se puede leer';

export const mvpPointsInClassLabel = (): string => 'Puntos MVP en esta clase';
export const mvpPointsInAllClassesLabel = (): string => 'En todas las clases';

/** After a graph was handed in. */
export const mvpPointsEarnedText = (mvpPoints: number): string =>
  mvpPoints > 0 ? `+${mvpPoints} ${mvpPoints === 1 ? 'punto' : 'puntos'} MVP. ` : '';
