import { createHash } from 'node:crypto';
import { readWrongTriesOfClassWeek } from '@/lib/data/mistake/wrong-tries';
import type { SeasonKey } from '@/lib/domain/calendar/season-key';
import { topMistakes } from '@/lib/domain/class/brief';
import { createVersionedCache } from '@/lib/platform/memory-cache';
import type { League } from '@/lib/store/collections/leagues';
import type { StudentWeeklyProgress } from '@/lib/store/collections/progress';

type BriefTopic = { readonly tag: string; readonly students: number };

const cache = createVersionedCache<BriefTopic | null>({ maxEntries: 2_000 });

/**
 * The first topic of a class's brief, or null without a known mistake. Wrong answers are read again
 * only after there are more: a week's progress counts every try, so an overview of five classes
 * reads no answer twice. The caller has checked the owner.
 *
 * @param members the students in the week's brief.
 */
export function findFirstTopicOfBrief(
  league: League,
  { seasonKey, week }: { seasonKey: SeasonKey; week: number },
  progress: readonly StudentWeeklyProgress[],
  members: ReadonlySet<string>,
): Promise<BriefTopic | null> {
  const key = [league.id, league.season, seasonKey.statisticsSeason, week].join(' ');
  return cache.read(key, triesOf(progress, members), () =>
    findTopic(seasonKey, week, progress, members),
  );
}

/**
 * The cache's version: a text that changes after each try, and with each student who comes or goes.
 */
function triesOf(progress: readonly StudentWeeklyProgress[], members: ReadonlySet<string>): string {
  const counts = progress.map(
    ({ studentId, steps }) => `${studentId} ${steps.map(({ attempts }) => attempts).join()}`,
  );
  return createHash('sha256')
    .update(JSON.stringify([counts.toSorted(), [...members].toSorted()]))
    .digest('base64');
}

async function findTopic(
  seasonKey: SeasonKey,
  week: number,
  progress: readonly StudentWeeklyProgress[],
  members: ReadonlySet<string>,
): Promise<BriefTopic | null> {
  if (
    !progress.some(({ steps }) =>
      steps.some(({ attempts, correct }) => attempts > (correct ? 1 : 0)),
    )
  )
    return null;
  const { tries } = await readWrongTriesOfClassWeek(seasonKey, week, progress);
  const [first] = topMistakes(
    tries.filter(({ studentId }) => members.has(studentId)),
    1,
  );
  return first ? { tag: first.tag, students: first.students } : null;
}
