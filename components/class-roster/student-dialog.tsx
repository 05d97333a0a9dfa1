'use client';

import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import type { ClassRosterDto, ClassStudentDto } from '@/lib/data/class-roster/dto';
import {
  MoveSetting,
  NameSetting,
  PasswordSetting,
  ReferenceSetting,
  RemoveSetting,
  TeamNameSetting,
} from './student-parts';

type StudentDialogProps = {
  leagueId: string;
  student: ClassStudentDto;
  /** Unique in the class: extended if a classmate has the same short name. */
  name: string;
  otherLeagues: ClassRosterDto['otherLeagues'];
  onClose: () => void;
  /** Gets a sentence for the teacher after the dialog has closed. */
  onChanged: (news: string) => void;
};

/** The changes a teacher can make to a student. */
export function StudentDialog({
  leagueId,
  student,
  name,
  otherLeagues,
  onClose,
  onChanged,
}: StudentDialogProps) {
  const parts = { leagueId, student };
  // Closing the dialog returns the focus, so it is removed only afterward.
  const [isOpen, setIsOpen] = useState(true);
  function done(news: string) {
    setIsOpen(false);
    onChanged(news);
  }
  return (
    <Dialog open={isOpen} onClose={onClose} title={name}>
      <div className="space-y-6">
        <NameSetting {...parts} onDone={(called) => done(`${name} is called ${called} now.`)} />
        {student.teamName === null ? null : (
          <TeamNameSetting
            {...parts}
            teamName={student.teamName}
            onDone={(team) => done(`${name}’s team is now called ${team}.`)}
          />
        )}
        <ReferenceSetting
          {...parts}
          onDone={(reference) =>
            done(
              reference
                ? `${name} is ${reference} in your records.`
                : `${name} has no own reference now.`,
            )
          }
        />
        <PasswordSetting {...parts} />
        <MoveSetting
          {...parts}
          otherLeagues={otherLeagues}
          onDone={(league) => done(`${name} is in ${league} now.`)}
        />
        <RemoveSetting {...parts} onDone={() => done(`${name} is no longer in this league.`)} />
      </div>
    </Dialog>
  );
}
