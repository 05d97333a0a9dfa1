import { ClassRosterTable } from '@/components/class-roster/class-roster-table';
import { PasteStudentReferencesForm } from '@/components/class-roster/paste-student-references-form';
import { RemovedStudents } from '@/components/class-roster/removed-students';
import { RosterHeader } from '@/components/class-roster/roster-header';
import {
  SchoolAccountRequests,
  TeamNameApprovals,
} from '@/components/class-roster/roster-requests';
import { SchoolRosterComparison } from '@/components/class-roster/school-roster-comparison';
import { HiddenJoinCode } from '@/components/leagues/join-board';
import { IfAllowedInClass } from '@/components/ui/class-role';
import { ExplainedWordList } from '@/components/ui/explained-word';
import { Fold } from '@/components/ui/fold';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { getClassRoster } from '@/lib/data/class-roster/queries';
import { getJoinBoard } from '@/lib/data/league/queries';
import { TEACHER_GLOSSARY } from '@/words/glossary';
import { ROSTER_PAGE, TEACHER_PAGES } from '@/words/teacher-pages';
import { defineLeaguePage } from '../../../define-league-page';

export const metadata = { title: TEACHER_PAGES.roster };

export default defineLeaguePage(async (viewer, { leagueId }, { deleted }) => {
  const roster = await getClassRoster(viewer, leagueId);
  const canAdd = !roster.isPast && roster.isOpen;
  const count = roster.students.length;
  const header = {
    title: TEACHER_PAGES.roster,
    help: <ExplainedWordList words={[TEACHER_GLOSSARY.ownReference, TEACHER_GLOSSARY.levels]} />,
  };
  return (
    <>
      {canAdd ? (
        <IfAllowedInClass needs="manage" otherwise={<PageHeader {...header} />}>
          <RosterHeader {...header} leagueId={leagueId} isEmpty={count === 0} />
        </IfAllowedInClass>
      ) : (
        <PageHeader {...header} />
      )}
      {deleted === 'student' ? (
        <div className="mb-6">
          <Notice tone="good">{ROSTER_PAGE.deleted}</Notice>
        </div>
      ) : null}
      {roster.isPast ? null : (
        <IfAllowedInClass needs="run">
          <TeamNameApprovals leagueId={leagueId} students={roster.students} />
        </IfAllowedInClass>
      )}
      {roster.isPast ? null : (
        <IfAllowedInClass needs="manage">
          <SchoolAccountRequests leagueId={leagueId} students={roster.students} />
        </IfAllowedInClass>
      )}
      {roster.atSchool && canAdd ? (
        <IfAllowedInClass needs="manage">
          <SchoolRosterComparison
            leagueId={leagueId}
            students={roster.students}
            linked={roster.atSchool.linked}
          />
        </IfAllowedInClass>
      ) : null}
      <ClassRosterTable
        roster={roster}
        whenEmpty={
          canAdd && count === 0 ? (
            <HiddenJoinCode {...(await getJoinBoard(viewer, leagueId))} />
          ) : null
        }
      />
      <IfAllowedInClass needs="manage">
        <RemovedStudents
          leagueId={leagueId}
          isOpen={roster.isOpen}
          removed={roster.removed}
          students={roster.students}
        />
        {roster.isPast || count === 0 ? null : (
          <Fold summary={ROSTER_PAGE.references} className="print-hidden mt-4">
            <PasteStudentReferencesForm leagueId={leagueId} students={roster.students} />
          </Fold>
        )}
      </IfAllowedInClass>
    </>
  );
});
