'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { EditableStudentDto } from '@/lib/data/class-roster/dto';
import { formatStudentName } from '@/lib/domain/account/student-name';
import {
  newCardsTitle,
  newCardTitle,
  oldPasswordsStopText,
  ROSTER_DIALOG,
} from '@/words/class-roster';
import { someOfText } from '@/words/numbers';
import { useReplaceLoginCards } from './use-request-sequence';

type NewCardsDialogProps = {
  leagueId: string;
  students: readonly EditableStudentDto[];
  onClose: () => void;
};

/** It asks first, because the old passwords stop working. */
export function NewLoginCardsDialog({ leagueId, students, onClose }: NewCardsDialogProps) {
  const { makeCards, isWorking, done, problem } = useReplaceLoginCards(leagueId);
  const [only] = students;
  const isOne = students.length === 1 && only !== undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={isOne ? newCardTitle(formatStudentName(only)) : newCardsTitle(students.length)}
      closeLabel={ROSTER_DIALOG.cancel}
      actions={
        <Button
          icon="printer"
          pending={isWorking}
          onClick={() => makeCards(students.map(({ studentId }) => studentId))}
        >
          {problem ? ROSTER_DIALOG.goOn : isOne ? ROSTER_DIALOG.makeCard : ROSTER_DIALOG.makeCards}
        </Button>
      }
    >
      <div className="space-y-4">
        <p>{oldPasswordsStopText(students.length)}</p>
        {isWorking || problem ? (
          <ProgressBar
            value={done}
            max={students.length}
            label={ROSTER_DIALOG.newPasswords}
            valueText={someOfText(done, students.length)}
          />
        ) : null}
        <Notice alert>{problem}</Notice>
      </div>
    </Dialog>
  );
}
