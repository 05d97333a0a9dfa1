'use client';

import { useActionWithRefresh } from '@/components/forms/use-action-with-refresh';
import { Button, type ButtonVariant } from '@/components/ui/button';
import { IfAllowedInClass } from '@/components/ui/class-role';
import { LiveRegion } from '@/components/ui/notice';
import { askManyForLinesAction } from '@/lib/actions/student-record';
import type { StepKey } from '@/lib/domain/football/positions';
import { askStudentsForLinesText, studentsAskedForLinesText } from '@/words/ask-many';

type AskManyProps = {
  leagueId: string;
  week: number;
  /** A student at several steps gets the question for the first of them. */
  students: readonly { studentId: string; step: StepKey }[];
  variant?: ButtonVariant;
};

export function AskStudentsForLinesButton({
  leagueId,
  week,
  students,
  variant = 'secondary',
}: AskManyProps) {
  const { send, news, pending } = useActionWithRefresh();
  const uniqueStudents = students.filter(
    ({ studentId }, index) => students.findIndex((each) => each.studentId === studentId) === index,
  );
  if (uniqueStudents.length === 0) return null;
  const press = () =>
    send(
      () => askManyForLinesAction({ leagueId, week, students: [...uniqueStudents] }),
      (result) => studentsAskedForLinesText(result.asked),
    );
  return (
    <IfAllowedInClass needs="run">
      <div className="print-hidden grid justify-items-start gap-2">
        <Button variant={variant} pending={pending} className="px-3!" onClick={() => void press()}>
          {askStudentsForLinesText(uniqueStudents.length)}
        </Button>
        <LiveRegion className="empty:hidden">{news}</LiveRegion>
      </div>
    </IfAllowedInClass>
  );
}
