import { ClassListForm } from '@/components/class-roster/class-list-form';
import { ClassTable } from '@/components/class-roster/class-table';
import { NameApprovals } from '@/components/class-roster/name-approvals';
import { ReferencesForm } from '@/components/class-roster/references-form';
import { RemovedStudents } from '@/components/class-roster/removed-students';
import { Fold } from '@/components/ui/fold';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { ExplainedWords } from '@/components/ui/word';
import { getClassRoster } from '@/lib/data/class-roster/queries';
import { GLOSSARY } from '@/words/glossary';
import { ROSTER_PAGE, studentsText, TEACHER_PAGES } from '@/words/teacher-pages';
import { leaguePage } from '../../../league-page';

export const metadata = { title: TEACHER_PAGES.roster };

export default leaguePage(async (viewer, { leagueId }, { deleted }) => {
  const roster = await getClassRoster(viewer, leagueId);
  const canAdd = !roster.isPast && roster.isOpen;
  const count = roster.students.length;
  return (
    <>
      <PageHeader
        title={TEACHER_PAGES.roster}
        help={<ExplainedWords words={[GLOSSARY.ownReference, GLOSSARY.levels]} />}
        beside={studentsText(count)}
        actions={
          canAdd && count > 0 ? (
            <>
              <LinkButton
                href={`/teacher/leagues/${leagueId}/roster/cards`}
                variant="secondary"
                icon="printer"
                className="print-hidden"
              >
                {TEACHER_PAGES.cards}
              </LinkButton>
              <LinkButton
                href="#add-students"
                variant="secondary"
                icon="plus"
                className="print-hidden"
              >
                {ROSTER_PAGE.add}
              </LinkButton>
            </>
          ) : null
        }
      />
      {deleted === 'student' ? (
        <div className="mb-6">
          <Notice tone="good">{ROSTER_PAGE.deleted}</Notice>
        </div>
      ) : null}
      {roster.isPast ? null : <NameApprovals leagueId={leagueId} students={roster.students} />}
      <ClassTable roster={roster} />
      <RemovedStudents
        leagueId={leagueId}
        isOpen={roster.isOpen}
        removed={roster.removed}
        students={roster.students}
      />
      {roster.isPast || count === 0 ? null : (
        <Fold summary={ROSTER_PAGE.references} className="print-hidden mt-4">
          <ReferencesForm leagueId={leagueId} students={roster.students} />
        </Fold>
      )}
      {canAdd ? (
        <div id="add-students" className="scroll-mt-4">
          <ClassListForm
            leagueId={leagueId}
            present={roster.students.map(({ firstName, lastInitial, ownReference }) => ({
              firstName,
              lastInitial,
              ownReference,
            }))}
          />
        </div>
      ) : null}
    </>
  );
});
