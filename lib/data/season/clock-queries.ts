import type { Viewer } from '@/lib/data/access/viewer';
import { requireAdmin } from '@/lib/data/admin/require-admin';
import type { ClockFailureDto } from '@/lib/data/season/dto';
import { CLOCK } from '@/lib/data/season/lease';
import { formatMoment, latestTuesdayOpening } from '@/lib/domain/football/schedule';
import { dateFromTimestamp } from '@/lib/domain/timestamp';
import { getServices } from '@/lib/server/services';

/** Why the season that runs by itself could not open its week; null while all is well. For admins; 'not-found' for others. */
export async function findClockFailure(viewer: Viewer): Promise<ClockFailureDto | null> {
  const { meta } = await requireAdmin(viewer, 'season-clock.read');
  const { store, timeZone, now } = getServices();
  const clock = await store.get(CLOCK.collection, CLOCK.id);
  // A failure of another Tuesday, and one that somebody has mended by hand, is over.
  const slot = latestTuesdayOpening(now(), timeZone);
  const isOpen = dateFromTimestamp(meta.weekStartedAt) >= slot;
  if (!clock?.failure || isOpen || dateFromTimestamp(clock.slot) < slot) return null;
  const moment = (at: { seconds: number; nanoseconds: number }) => formatMoment(dateFromTimestamp(at), timeZone);
  return {
    sentence: clock.failure.message,
    at: moment(clock.failure.at),
    nextTryAt: clock.nextTryAt && moment(clock.nextTryAt),
  };
}
