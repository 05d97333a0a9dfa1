'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { ClassStudentDto } from '@/lib/data/class-roster/dto';
import { formatStudentName } from '@/lib/domain/account/student-name';
import { useNewCards } from './use-new-cards';

type NewCardsDialogProps = {
  leagueId: string;
  students: readonly ClassStudentDto[];
  onClose: () => void;
};

/** Asks for confirmation, because the old passwords stop working, then leads to the new cards. */
export function NewCardsDialog({ leagueId, students, onClose }: NewCardsDialogProps) {
  const { make, isWorking, done, problem } = useNewCards(leagueId);
  const [only] = students;
  const isOne = students.length === 1 && only !== undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        isOne
          ? `A new login card for ${formatStudentName(only)}?`
          : `New login cards for ${students.length} students?`
      }
      close="Cancel"
      actions={
        <Button
          icon="printer"
          pending={isWorking}
          onClick={() => make(students.map(({ studentId }) => studentId))}
        >
          {problem ? 'Continue' : isOne ? 'Make the new card' : 'Make new cards'}
        </Button>
      }
    >
      <div className="space-y-4">
        <p>
          {`${isOne ? 'The old password stops' : 'The old passwords stop'} working now, and whoever is signed in is signed out. The password on a new card works once. Then the student chooses an own one.`}
        </p>
        {isWorking || problem ? (
          <ProgressBar
            value={done}
            max={students.length}
            label="New passwords"
            valueText={`${done} of ${students.length}`}
          />
        ) : null}
        <Notice alert>{problem}</Notice>
      </div>
    </Dialog>
  );
}
