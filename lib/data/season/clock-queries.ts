import { requireAdmin } from '@/lib/data/admin/require-admin';
import type { ClockFailureDto } from '@/lib/data/season/dto';
import { CLOCK } from '@/lib/data/season/lease';
import type { Viewer } from '@/lib/data/viewer';
import { dateFromTimestamp } from '@/lib/domain/timestamp';
import { formatMoment } from '@/lib/domain/weeks';
import { env } from '@/lib/env';
import { getServices } from '@/lib/services';

/** Why the season that runs by itself could not open its week; null while all is well. For admins; 'not-found' for others. */
export async function findClockFailure(viewer: Viewer): Promise<ClockFailureDto | null> {
  await requireAdmin(viewer, 'season-clock.read');
  if (env().SEASON_CLOCK === 'off') return null;
  const { store, timeZone } = getServices();
  const clock = await store.get(CLOCK.collection, CLOCK.id);
  if (!clock?.failure) return null;
  const moment = (at: { seconds: number; nanoseconds: number }) => formatMoment(dateFromTimestamp(at), timeZone);
  return {
    sentence: clock.failure.message,
    at: moment(clock.failure.at),
    nextTryAt: clock.nextTryAt && moment(clock.nextTryAt),
  };
}
