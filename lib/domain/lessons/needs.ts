import type { GraphType } from '../graph-types';

/** From which week on a lesson opens for nearly every team, and what it needs in the words of a student. */
export const LESSON_NEEDS: Readonly<Record<GraphType, { fromWeek: number; needs: string }>> = {
  circle: { fromWeek: 1, needs: 'at least three of your players with catches' },
  'stacked-bar': { fromWeek: 1, needs: 'a player who both ran with the ball and caught it' },
  'multiple-line': { fromWeek: 3, needs: 'two players with three games each' },
  'stem-and-leaf': { fromWeek: 2, needs: 'at least seven games of your players' },
  histogram: { fromWeek: 2, needs: 'at least eight games of your players' },
  'scatter-plot': { fromWeek: 2, needs: 'at least six games with catches' },
  'box-and-whisker': { fromWeek: 2, needs: 'at least seven games of your players' },
};

/** Why a lesson has no numbers yet and when to come back: kind, and true for the week at hand. */
export function whenLessonOpens(type: GraphType, currentWeek: number): string {
  const { fromWeek, needs } = LESSON_NEEDS[type];
  const when = currentWeek < fromWeek ? `It opens in week ${fromWeek}.` : 'Come back when the next week is open.';
  return `This lesson needs ${needs}. ${when}`;
}
