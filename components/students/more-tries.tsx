'use client';

import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { giveMoreTriesAction } from '@/lib/actions/student-record';
import type { UsedUpDto } from '@/lib/data/student/dto';
import { MOST_TRIES } from '@/lib/domain/answers/tries';
import { useChange } from './use-change';

type MoreTriesProps = { leagueId: string; studentId: string; usedUp: readonly UsedUpDto[] };

/** What the student has no tries left for, each with a button that opens it again. Nothing where there is none. */
export function MoreTries({ leagueId, studentId, usedUp }: MoreTriesProps) {
  const { send, news, pending } = useChange();
  const give = ({ work, title }: UsedUpDto) =>
    send(
      () => giveMoreTriesAction({ leagueId, studentId, work }),
      ({ opened, tries }) => (opened ? `${title}: ${tries} more tries.` : `${title} is already open.`),
    );
  return (
    <>
      {usedUp.length > 0 ? (
        <section
          aria-labelledby="more-tries"
          className="forced-edge print-hidden mb-6 rounded-lg bg-raised p-5 shadow-card sm:p-6"
        >
          <h2 id="more-tries" className="text-xl">
            No tries left
          </h2>
          <p className="mb-3 text-content-soft">
            After {MOST_TRIES} tries, a step waits for you. Work it out together, then reopen it.
          </p>
          <ul className="grid grid-cols-1 gap-2">
            {usedUp.map((each) => (
              <li
                key={each.title}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t pt-2"
              >
                <span className="font-semibold">{each.title}</span>
                <Button variant="secondary" pending={pending} onClick={() => give(each)}>
                  Give more tries<span className="sr-only">: {each.title}</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <LiveRegion className="mb-4 empty:hidden">{news ? <Notice tone={news.tone}>{news.text}</Notice> : null}</LiveRegion>
    </>
  );
}
