import type { WorkForMoreTries } from '@/lib/domain/answers/tries';
import { POSITION_NAMES, type PositionCode, stepTitle } from '@/lib/domain/football/positions';
import { graphTypeLabel } from '@/lib/domain/graphs/graph-names';

export function moreTriesWorkTitle(work: WorkForMoreTries): string {
  switch (work.kind) {
    case 'card':
      return `Week ${work.week}, ${stepTitle(work.step)}`;
    case 'lesson':
      return `${graphTypeLabel(work.type)} lesson, step ${work.step + 1}`;
    case 'scouting':
      return `Scouting, week ${work.week} games`;
  }
}

export const scoutedPositionTitle = (position: PositionCode, week: number): string =>
  `${POSITION_NAMES[position]}, week ${week} game`;
