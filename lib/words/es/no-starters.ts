export const NO_STARTERS = {
  finishDraft: 'Terminar mi draft',
  backToTasks: 'Volver a mis tareas',
  needsPlayers: 'Primero tu equipo necesita más jugadores',
  gamesNotStarted: 'Los partidos todavía no empiezan',
  nothingMissing:
    'Por eso no cuenta para ti y no te falta nada. Si quieres ponerte al día, pídele a tu ' +
    'profe que la abra.',
  noLineup: 'Todavía no tienes alineación',
  withoutLineup: 'Sin alineación no hay partidos que mirar ni puntos que calcular.',
} as const;

export const playersStillNeededText = (missing: string): string =>
  `Cada semana juegan ocho titulares. A tu equipo todavía le falta: ${missing}.`;
export const joinedAfterText = (week: number): string => `Llegaste después de la semana ${week}`;
export const noLineupForText = (week: number): string =>
  `No tienes alineación para la semana ${week}`;
