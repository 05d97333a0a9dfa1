'use client';

import { useActionWithRefresh } from '@/components/forms/use-action-with-refresh';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import { Sentence } from '@/components/ui/sentence';
import { bringBackStudentAction } from '@/lib/actions/class-roster';
import type { ClassRosterDto, RemovedStudentDto } from '@/lib/data/class-roster/dto';
import { createDisplayNameFormatter } from '@/lib/domain/account/student-name';
import { isBackText, keptUntilText, REMOVED_STUDENTS, removedOnText } from '@/words/class-roster';

type RemovedStudentsProps = Pick<ClassRosterDto, 'leagueId' | 'isOpen' | 'removed' | 'students'>;

/**
 * These students haven't joined another class. One press brings them back, until their data is
 * deleted.
 */
export function RemovedStudents({ leagueId, isOpen, removed, students }: RemovedStudentsProps) {
  const { send, news, pending } = useActionWithRefresh();
  const nameOf = createDisplayNameFormatter([...students, ...removed]);
  const bringBack = (student: RemovedStudentDto) =>
    send(
      () => bringBackStudentAction({ leagueId, studentId: student.studentId }),
      isBackText(nameOf(student)),
    );
  return (
    <>
      <LiveRegion className="mt-4 empty:absolute">{news}</LiveRegion>
      {removed.length === 0 ? null : (
        <Section
          title={REMOVED_STUDENTS.title}
          titleClass="mb-1 text-lead"
          className="print-hidden mt-4 rounded-lg bg-raised p-4 shadow-card"
        >
          <p className="text-content-soft">{REMOVED_STUDENTS.keep}</p>
          <ul>
            {removed.map((student) => (
              <li
                key={student.studentId}
                className={
                  'flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line ' +
                  'border-t py-2 first:border-t-0'
                }
              >
                <span>
                  <Sentence
                    parts={removedOnText(<strong>{nameOf(student)}</strong>, student.removed)}
                  />
                  <span className="block text-content-soft">
                    {keptUntilText(student.keptUntil)}
                  </span>
                </span>
                {isOpen ? (
                  <Button variant="secondary" pending={pending} onClick={() => bringBack(student)}>
                    <span>{REMOVED_STUDENTS.bringBack}</span>
                    <span className="sr-only">{` ${nameOf(student)}`}</span>
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
