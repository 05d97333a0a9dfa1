import { type SeasonKey, seasonIdPrefix } from '@/lib/domain/calendar/season-key';
import {
  stickerShape,
  storedOrDefaultStickerPositions,
  type WornSticker,
} from '@/lib/domain/team/stickers';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import type { StudentProfile } from '@/lib/store/collections/profiles';
import { type HelmetSticker, helmetStickers } from '@/lib/store/collections/progress';
import { equalConditions, type Transaction } from '@/lib/store/port';

export type StickerWithPlace = Omit<HelmetSticker, 'place'> & {
  place: WornSticker | null;
};

type EarnedIn = {
  profile: Pick<StudentProfile, 'studentId' | 'season'>;
  seasonKey: SeasonKey;
  week: number;
};

/**
 * A sticker that a student earns without a teacher. The id names week and reason, so there is one
 * for each.
 */
export const makeEarnedSticker = (
  { profile: { studentId, season }, seasonKey, week }: EarnedIn,
  reason: string,
  now: Date,
): HelmetSticker => ({
  id: `${seasonIdPrefix(seasonKey)}_${week}_${studentId}_${reason}`,
  userId: studentId,
  season,
  week,
  reason,
  createdAt: timestampFromDate(now),
  place: null,
});

/** Null if the student has this sticker already: it may be on the helmet. */
export async function makeStickerIfNew(
  transaction: Transaction,
  earned: EarnedIn,
  reason: string,
  now: Date,
): Promise<HelmetSticker | null> {
  const sticker = makeEarnedSticker(earned, reason, now);
  return (await transaction.get(helmetStickers, sticker.id)) ? null : sticker;
}

export async function listHelmetStickers(
  userId: string,
  season: number,
): Promise<StickerWithPlace[]> {
  const stored = await getServices().store.query(helmetStickers, {
    where: equalConditions({ userId, season }),
  });
  const stickers = stored.toSorted((a, b) => a.week - b.week || a.id.localeCompare(b.id, 'en'));
  const places = storedOrDefaultStickerPositions(stickers.map(({ place }) => place));
  return stickers.map((sticker, index) => {
    const place = places[index] ?? null;
    const shape = stickerShape(sticker.reason, sticker.awardedBy !== undefined);
    return { ...sticker, place: place && shape !== 'star' ? { ...place, shape } : place };
  });
}
