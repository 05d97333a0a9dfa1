'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useRef, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/notice';
import { answerSchoolRequestAction } from '@/lib/actions/class-roster';
import type { ClassStudentDto } from '@/lib/data/class-roster/dto';
import { formatStudentName } from '@/lib/domain/account/student-name';
import {
  connectedText,
  notConnectedText,
  SCHOOL_REQUESTS,
  saysTheyAreText,
} from '@/words/school-sign-in';

/** People who signed in at the school and say whose account here is theirs; nothing if none do. */
export function SchoolRequests({
  leagueId,
  students,
}: {
  leagueId: string;
  students: readonly ClassStudentDto[];
}) {
  const router = useRouter();
  const { pending, run } = useAction();
  const [news, setNews] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const asking = students.flatMap(({ schoolRequest, ...student }) =>
    schoolRequest ? [{ ...schoolRequest, student }] : [],
  );

  async function answer({ student, requestId }: (typeof asking)[number], accept: boolean) {
    const { studentId } = student;
    const result = await run(() =>
      answerSchoolRequestAction({ leagueId, studentId, requestId, accept }),
    );
    if (!result) return;
    const done = accept ? connectedText : notConnectedText;
    setNews(result.ok ? done(formatStudentName(student)) : result.error.message);
    // The pressed button disappears with its row.
    box.current?.focus();
    startTransition(() => router.refresh());
  }

  return (
    <>
      <div ref={box} tabIndex={-1}>
        <LiveRegion className="mb-3 font-semibold empty:absolute">{news}</LiveRegion>
      </div>
      {asking.length > 0 ? (
        <section
          aria-labelledby="school-requests-title"
          className="forced-edge print-hidden mb-6 rounded-lg bg-raised p-4 shadow-card sm:p-6"
        >
          <h2 id="school-requests-title" className="mb-1 text-lead">
            {SCHOOL_REQUESTS.title}
          </h2>
          <p className="mb-3 text-content-soft">{SCHOOL_REQUESTS.hint}</p>
          <ul className="grid grid-cols-1 gap-2">
            {asking.map((one) => (
              <li
                key={one.requestId}
                className={
                  'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line ' +
                  'border-t pt-2'
                }
              >
                <span className="min-w-0 break-words font-semibold">
                  {saysTheyAreText(one.name, formatStudentName(one.student))}
                </span>
                <span className="flex flex-wrap gap-2">
                  {([true, false] as const).map((accept) => (
                    <Button
                      key={String(accept)}
                      variant={accept ? 'secondary' : 'quiet'}
                      pending={pending}
                      onClick={() => answer(one, accept)}
                    >
                      <span>{accept ? SCHOOL_REQUESTS.yes : SCHOOL_REQUESTS.no}</span>
                      <span className="sr-only">{`: ${one.name}`}</span>
                    </Button>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
