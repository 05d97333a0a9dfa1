import { Icon } from '@/components/ui/icon';
import type { TeamPageDto } from '@/lib/data/team/dto';

/** Every sticker with its week and what it is for. */
export function StickerList({ stickers }: Pick<TeamPageDto, 'stickers'>) {
  if (stickers.length === 0) {
    return (
      <p className="max-w-text">You don’t have any stickers yet. Finish all five tasks in a week to earn one for your helmet.</p>
    );
  }
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {stickers.map((sticker) => (
        <li key={sticker.id} className="flex items-center gap-3">
          <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-next text-on-next">
            <Icon name="star" />
          </span>
          <span>
            {sticker.week > 0 ? <span className="block font-semibold leading-tight">Week {sticker.week}</span> : null}
            <span className="text-content-soft">{sticker.reason}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
