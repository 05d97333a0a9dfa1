type Pause = { by: 'class' | 'season'; teacher: string | null; since: string | null };

/**
 * The title above each page of a student while nothing can be changed. `product` is the app's name.
 */
export function pauseTitle({ by, teacher, since }: Pause, product: string): string {
  const what =
    by === 'class'
      ? `${teacher ?? 'Your teacher'} paused your class`
      : `The people who run ${product} paused the season`;
  return since === null ? what : `${what} on ${since}`;
}

/** Explains what a student can still do, and who can end the pause. */
export function pauseMeans({ by, teacher }: Pause): string {
  const who =
    by === 'class' ? `${teacher ?? 'your teacher'} lets the class go on` : 'they let it go on';
  return (
    'You can look at everything: your team, earlier weeks, graphs, and lessons you’ve begun. ' +
    `Nothing can be changed until ${who}.`
  );
}

export const leagueHasEndedTitle = (): string => 'Your league has ended';
export const leagueHasEndedMeansText = (): string =>
  'You can look at everything, but you can’t change anything anymore.';
