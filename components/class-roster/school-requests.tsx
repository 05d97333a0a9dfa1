'use client';

import { Button } from '@/components/ui/button';
import { answerSchoolRequestAction } from '@/lib/actions/class-roster';
import type { ClassStudentDto } from '@/lib/data/class-roster/dto';
import { formatStudentName } from '@/lib/domain/account/student-name';
import {
  connectedText,
  notConnectedText,
  SCHOOL_REQUESTS,
  saysTheyAreText,
} from '@/words/school-sign-in';
import { useRowAction } from './use-row-action';

/** People who signed in at the school and say whose account here is theirs; nothing if none do. */
export function SchoolAccountRequests({
  leagueId,
  students,
}: {
  leagueId: string;
  students: readonly ClassStudentDto[];
}) {
  const { pending, send, news } = useRowAction();
  const asking = students.flatMap(({ schoolRequest, ...student }) =>
    schoolRequest ? [{ ...schoolRequest, student }] : [],
  );

  const answer = ({ student, requestId }: (typeof asking)[number], accept: boolean) =>
    send(
      () =>
        answerSchoolRequestAction({
          leagueId,
          studentId: student.studentId,
          requestId,
          accept,
        }),
      () => (accept ? connectedText : notConnectedText)(formatStudentName(student)),
    );

  return (
    <>
      {news}
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
