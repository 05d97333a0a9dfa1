'use client';

import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import type { ClassRosterDto, ClassStudentDto } from '@/lib/data/class-roster/dto';
import {
  MovePart,
  NamePart,
  PasswordPart,
  ReferencePart,
  RemovePart,
  TeamNamePart,
} from './student-parts';

type StudentDialogProps = {
  leagueId: string;
  student: ClassStudentDto;
  /** Told apart from a classmate of the same short name. */
  name: string;
  otherLeagues: ClassRosterDto['otherLeagues'];
  onClose: () => void;
  /** With a sentence for the teacher; the dialog is closed. */
  onChanged: (news: string) => void;
};

/** Everything a teacher may change about one student of the league. */
export function StudentDialog({
  leagueId,
  student,
  name,
  otherLeagues,
  onClose,
  onChanged,
}: StudentDialogProps) {
  const parts = { leagueId, student };
  // Closing the browser's dialog gives the focus back; only then it goes.
  const [isOpen, setIsOpen] = useState(true);
  function done(news: string) {
    setIsOpen(false);
    onChanged(news);
  }
  return (
    <Dialog open={isOpen} onClose={onClose} title={name}>
      <div className="space-y-6">
        <NamePart {...parts} onDone={(called) => done(`${name} is called ${called} now.`)} />
        {student.teamName === null ? null : (
          <TeamNamePart
            {...parts}
            teamName={student.teamName}
            onDone={(team) => done(`${name}’s team is now called ${team}.`)}
          />
        )}
        <ReferencePart
          {...parts}
          onDone={(reference) =>
            done(
              reference
                ? `${name} is ${reference} in your records.`
                : `${name} has no own reference now.`,
            )
          }
        />
        <PasswordPart {...parts} />
        <MovePart
          {...parts}
          otherLeagues={otherLeagues}
          onDone={(league) => done(`${name} is in ${league} now.`)}
        />
        <RemovePart {...parts} onDone={() => done(`${name} is no longer in this league.`)} />
      </div>
    </Dialog>
  );
}
