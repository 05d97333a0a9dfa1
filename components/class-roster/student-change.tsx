'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useState } from 'react';
import { LiveRegion, Notice } from '@/components/ui/notice';
import type { StudentToChangeDto } from '@/lib/data/class-roster/dto';
import {
  calledNowText,
  FORMULAS_FORM,
  referenceNowText,
  teamCalledNowText,
} from '@/words/change-student';
import { FormulasForm } from './formulas-form';
import {
  MoveSetting,
  NameSetting,
  PasswordSetting,
  ReferenceSetting,
  RemoveSetting,
  StudentSetting,
  StudentSettings,
  TeamNameSetting,
} from './student-settings';

/** A page with every change a teacher can make to a student; removal and deletion come last. */
export function StudentChange({ change }: { change: StudentToChangeDto }) {
  const { leagueId, student, name, otherLeagues, latestWeek, classFormulas } = change;
  const router = useRouter();
  const [news, setNews] = useState('');
  const parts = { leagueId, student };

  function done(text: string) {
    setNews(text);
    startTransition(() => router.refresh());
  }
  /** The student isn't in this league anymore, so this page is gone. */
  function left() {
    router.replace(`/teacher/leagues/${leagueId}/roster`);
    router.refresh();
  }

  return (
    <StudentSettings value={true}>
      <LiveRegion className="mb-3 empty:absolute">
        {news ? <Notice tone="good">{news}</Notice> : null}
      </LiveRegion>
      <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-3">
          <NameSetting {...parts} onDone={(called) => done(calledNowText(name, called))} />
          <StudentSetting title={FORMULAS_FORM.formulas}>
            <FormulasForm
              leagueId={leagueId}
              latestWeek={latestWeek}
              classFormulas={classFormulas}
              students={[
                { studentId: student.studentId, name, formulaLevel: student.formulaLevel },
              ]}
              onDone={done}
            />
          </StudentSetting>
          {student.teamName === null ? null : (
            <TeamNameSetting
              {...parts}
              teamName={student.teamName}
              onDone={(team) => done(teamCalledNowText(name, team))}
            />
          )}
        </div>
        <div className="grid grid-cols-1 gap-3">
          <ReferenceSetting
            {...parts}
            onDone={(reference) => done(referenceNowText(name, reference))}
          />
          <PasswordSetting {...parts} />
          <MoveSetting {...parts} otherLeagues={otherLeagues} onDone={left} />
          <RemoveSetting {...parts} onDone={left} />
        </div>
      </div>
    </StudentSettings>
  );
}
