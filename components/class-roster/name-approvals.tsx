'use client';

import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import {
  approveTeamNameAction,
  approveTeamNamesAction,
  refuseTeamNameAction,
} from '@/lib/actions/class-roster';
import type { ClassStudentDto } from '@/lib/data/class-roster/dto';
import { formatStudentName } from '@/lib/domain/account/student-name';
import {
  APPROVALS,
  approveAllText,
  nameApprovedText,
  nameRefusedText,
  namesApprovedText,
  namesWaitText,
} from '@/words/class-roster';
import { useRowAction } from './use-row-action';

/** Typed team names that wait for the teacher's approval; nothing if there are none. */
export function TeamNameApprovals({
  leagueId,
  students,
}: {
  leagueId: string;
  students: readonly ClassStudentDto[];
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
      ({ approved }) => namesApprovedText(approved),
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
              {namesWaitText(waiting.length)}
            </h2>
            {waiting.length > 1 ? (
              <Button variant="secondary" icon="check" pending={pending} onClick={approveAll}>
                {approveAllText(waiting.length)}
              </Button>
            ) : null}
          </div>
          <p className="mb-3 text-content-soft">{APPROVALS.untilThen}</p>
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
                  {student.isWaitingShown ? <Badge tone="warn">{APPROVALS.isShown}</Badge> : null}
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
                        () => nameApprovedText(name),
                      )
                    }
                  >
                    <span>{APPROVALS.approve}</span>
                    <span className="sr-only">{` ${name}`}</span>
                  </Button>
                  <Button
                    variant="quiet"
                    pending={pending}
                    onClick={() =>
                      send(
                        () =>
                          refuseTeamNameAction({ leagueId, studentId: student.studentId, name }),
                        () => nameRefusedText(name, formatStudentName(student)),
                      )
                    }
                  >
                    <span>{APPROVALS.refuse}</span>
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
