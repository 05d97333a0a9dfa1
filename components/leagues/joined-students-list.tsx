'use client';

import { useClassStream } from '@/components/live/use-class-stream';
import { Icon } from '@/components/ui/icon';
import { Sentence } from '@/components/ui/sentence';
import type { JoinedStudentsDto } from '@/lib/data/league-week/dto';
import { JOIN_BOARD, studentsJoinedText } from '@/words/join-board';

type WhoJoinedProps = { leagueId: string; arrivals: JoinedStudentsDto };

/** They are listed by first name only, because the list is projected. */
export function JoinedStudentsList({ leagueId, arrivals }: WhoJoinedProps) {
  const { joined, names } = useClassStream(leagueId, 'of=arrivals', arrivals);
  return (
    <section aria-label={JOIN_BOARD.whoJoined} className="mt-4 border-board-line border-t pt-3">
      <p aria-live="polite" className="text-chalk-soft text-lead in-[:fullscreen]:text-big">
        <Sentence
          parts={studentsJoinedText(
            joined,
            <strong className="text-chalk tabular-nums">{joined}</strong>,
          )}
        />
      </p>
      {names.length > 0 ? (
        <ul
          className={
            'mt-2 flex flex-wrap justify-center gap-x-6 gap-y-1 text-lead ' +
            'in-[:fullscreen]:text-title'
          }
        >
          {names.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may share a first name.
            <li key={index} className="flex items-center gap-1 break-words">
              <Icon name="check" className="size-[1em] shrink-0" />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
