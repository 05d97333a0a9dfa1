'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useRef, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/notice';
import {
  answerAccountLinkRequestAction,
  approveTeamNameAction,
  approveTeamNamesAction,
  refuseTeamNameAction,
} from '@/lib/actions/class-roster';
import type { ActionResult } from '@/lib/actions/run-request';
import type { EditableStudentDto } from '@/lib/data/class-roster/dto';
import { formatStudentName } from '@/lib/domain/account/student-name';
import {
  approveAllTeamNamesText,
  TEAM_NAME_APPROVALS,
  teamNameApprovedText,
  teamNameRefusedText,
  teamNamesApprovedText,
  teamNamesWaitText,
} from '@/words/class-roster';
import {
  SCHOOL_REQUESTS,
  saysTheyAreText,
  schoolAccountRequestAcceptedText,
  schoolAccountRequestDeclinedText,
} from '@/words/school-sign-in';

/** Typed team names that wait for the teacher's approval; nothing if there are none. */
export function TeamNameApprovals({
  leagueId,
  students,
}: {
  leagueId: string;
  students: readonly EditableStudentDto[];
}) {
  const { pending, send, news } = useRowAction();
  const waiting = students.flatMap((student) =>
    student.waitingName === null ? [] : [{ student, name: student.waitingName }],
  );

  const approveAll = () =>
    send(
      () =>
        approveTeamNamesAction({
          leagueId,
          names: waiting.map(({ student, name }) => ({ studentId: student.studentId, name })),
        }),
      ({ approved }) => teamNamesApprovedText(approved),
    );

  return (
    <>
      {news}
      {waiting.length > 0 ? (
        <section
          id="team-names"
          aria-labelledby="team-names-title"
          className={
            'forced-edge print-hidden mb-6 scroll-mt-4 rounded-lg bg-raised p-4 shadow-card ' +
            'sm:p-6'
          }
        >
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id="team-names-title" className="text-lead">
              {teamNamesWaitText(waiting.length)}
            </h2>
            {waiting.length > 1 ? (
              <Button variant="secondary" icon="check" pending={pending} onClick={approveAll}>
                {approveAllTeamNamesText(waiting.length)}
              </Button>
            ) : null}
          </div>
          <p className="mb-3 text-content-soft">{TEAM_NAME_APPROVALS.untilThen}</p>
          <ul className="grid grid-cols-1 gap-2">
            {waiting.map(({ student, name }) => (
              <li
                key={student.studentId}
                className={
                  'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line ' +
                  'border-t pt-2'
                }
              >
                <span className="min-w-0">
                  <span className="block break-words font-semibold">{name}</span>
                  <span className="text-content-soft text-base">{formatStudentName(student)}</span>{' '}
                  {student.isWaitingShown ? (
                    <Badge tone="warn">{TEAM_NAME_APPROVALS.isShown}</Badge>
                  ) : null}
                </span>
                <span className="flex flex-wrap gap-2">
                  <Button
                    variant="secondary"
                    icon="check"
                    pending={pending}
                    onClick={() =>
                      send(
                        () =>
                          approveTeamNameAction({ leagueId, studentId: student.studentId, name }),
                        () => teamNameApprovedText(name),
                      )
                    }
                  >
                    <span>{TEAM_NAME_APPROVALS.approve}</span>
                    <span className="sr-only">{` ${name}`}</span>
                  </Button>
                  <Button
                    variant="quiet"
                    pending={pending}
                    onClick={() =>
                      send(
                        () =>
                          refuseTeamNameAction({ leagueId, studentId: student.studentId, name }),
                        () => teamNameRefusedText(name, formatStudentName(student)),
                      )
                    }
                  >
                    <span>{TEAM_NAME_APPROVALS.refuse}</span>
                    <span className="sr-only">{`: ${name}`}</span>
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

/** People who signed in at the school and say whose account here is theirs; nothing if none do. */
export function SchoolAccountRequests({
  leagueId,
  students,
}: {
  leagueId: string;
  students: readonly EditableStudentDto[];
}) {
  const { pending, send, news } = useRowAction();
  const asking = students.flatMap(({ schoolRequest, ...student }) =>
    schoolRequest ? [{ ...schoolRequest, student }] : [],
  );

  const answer = ({ student, requestId }: (typeof asking)[number], accept: boolean) =>
    send(
      () =>
        answerAccountLinkRequestAction({
          leagueId,
          studentId: student.studentId,
          requestId,
          accept,
        }),
      () =>
        (accept ? schoolAccountRequestAcceptedText : schoolAccountRequestDeclinedText)(
          formatStudentName(student),
        ),
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

/**
 * Sends the request of a button in a row that disappears with the answer, and refreshes the page.
 * `news` says what happened and takes the focus; render it outside of the rows.
 */
function useRowAction() {
  const router = useRouter();
  const { pending, run } = useAction();
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);

  async function send<T>(
    action: () => Promise<ActionResult<T>>,
    done: (data: T) => string,
  ): Promise<void> {
    const result = await run(action);
    if (!result) return;
    setText(result.ok ? done(result.data) : result.error.message);
    box.current?.focus();
    startTransition(() => router.refresh());
  }

  const news = (
    <div ref={box} tabIndex={-1}>
      <LiveRegion className="mb-3 font-semibold empty:absolute">{text}</LiveRegion>
    </div>
  );
  return { pending, send, news };
}
