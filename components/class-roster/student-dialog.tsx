'use client';

import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import type { ClassRosterDto, ClassStudentDto } from '@/lib/data/class-roster/dto';
import {
  calledNowText,
  movedToText,
  noLongerHereText,
  referenceNowText,
  teamCalledNowText,
} from '@/words/change-student';
import {
  MoveSetting,
  NameSetting,
  PasswordSetting,
  ReferenceSetting,
  RemoveSetting,
  TeamNameSetting,
} from './student-settings';

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
        <NameSetting {...parts} onDone={(called) => done(calledNowText(name, called))} />
        {student.teamName === null ? null : (
          <TeamNameSetting
            {...parts}
            teamName={student.teamName}
            onDone={(team) => done(teamCalledNowText(name, team))}
          />
        )}
        <ReferenceSetting
          {...parts}
          onDone={(reference) => done(referenceNowText(name, reference))}
        />
        <PasswordSetting {...parts} />
        <MoveSetting
          {...parts}
          otherLeagues={otherLeagues}
          onDone={(league) => done(movedToText(name, league))}
        />
        <RemoveSetting {...parts} onDone={() => done(noLongerHereText(name))} />
      </div>
    </Dialog>
  );
}
