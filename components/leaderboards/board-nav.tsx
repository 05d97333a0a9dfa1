import Link from 'next/link';
import { WeekLinks, weeksUntil } from '@/components/ui/week-links';
import type { BoardKey } from '@/lib/data/leaderboard/dto';
import { BOARD_ORDER, BOARD_WORDS, boardHref } from './board-words';

const LINK =
  'flex min-h-touch min-w-touch items-center justify-center rounded-md border-2 px-3 text-center font-semibold leading-tight no-underline ' +
  'border-line-strong bg-raised text-field hover:bg-field-soft ' +
  'aria-[current=page]:border-field aria-[current=page]:bg-field aria-[current=page]:text-on-field';

type BoardNavProps = { board: BoardKey; week: number; latestWeek: number };

/** Which board, and on the week board which week. Plain links: each board has an address of its own. */
export function BoardNav({ board, week, latestWeek }: BoardNavProps) {
  return (
    <div className="print-hidden grid grid-cols-1 gap-3">
      <nav aria-label="Leaderboards">
        <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
          {BOARD_ORDER.map((key) => (
            <li key={key} className="grid">
              <Link href={boardHref(key)} prefetch={false} className={LINK} aria-current={key === board ? 'page' : undefined}>
                {BOARD_WORDS[key].tab}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {board === 'week' ? (
        <WeekLinks
          week={week}
          weeks={weeksUntil(latestWeek)}
          hrefOf={(number) => boardHref('week', number === latestWeek ? null : number)}
          keepsPlace
          className=""
        />
      ) : null}
    </div>
  );
}
