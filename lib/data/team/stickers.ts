import { stickerPositions } from '@/lib/domain/team/stickers';
import { getServices } from '@/lib/platform/services';
import { type HelmetSticker, helmetStickers } from '@/lib/store/collections/progress';
import { equal } from '@/lib/store/port';

export type PlacedSticker = Omit<HelmetSticker, 'place'> & {
  place: NonNullable<HelmetSticker['place']> | null;
};

/** A student's stickers of a season by week, each with its place on the helmet. */
export async function findStickers(userId: string, season: number): Promise<PlacedSticker[]> {
  const stored = await getServices().store.query(helmetStickers, {
    where: equal({ userId, season }),
  });
  const stickers = stored.toSorted((a, b) => a.week - b.week || a.id.localeCompare(b.id, 'en'));
  const places = stickerPositions(stickers.map(({ place }) => place));
  return stickers.map((sticker, index) => ({ ...sticker, place: places[index] ?? null }));
}
