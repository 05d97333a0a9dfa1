import { MistakeList } from '@/components/league-week/mistake-list';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { getLeagueMistakes } from '@/lib/data/mistake/queries';
import { readWeek } from '@/lib/domain/week/week-tasks';
import { leaguePage, weekTitle } from '../../../league-page';

export const generateMetadata = weekTitle('Common mistakes');

const FOR_THE_CLASS = 'There are no names of students, teams, or players on this page.';
const FOR_THE_TEACHER =
  'A player’s name can give away whose answer it is. Show the class the projector view, which names no one.';

export default leaguePage(async (viewer, { leagueId }, search) => {
  const projector = search.projector === '1';
  const choice = { week: readWeek(search.week), projector };
  const { week, latestWeek, steps, firstTriesOnly } = await getLeagueMistakes(viewer, leagueId, choice);
  const hrefOf = (number: number, large: boolean) => {
    const query = [number === latestWeek ? '' : `week=${number}`, large ? 'projector=1' : ''].filter(Boolean).join('&');
    return `/teacher/leagues/${leagueId}/mistakes${query ? `?${query}` : ''}`;
  };
  return (
    <>
      <PageHeader
        title="Common mistakes"
        beside={`Week ${week}`}
        actions={
          <LinkButton href={hrefOf(week, !projector)} variant="secondary" icon={projector ? 'user' : 'eye-off'}>
            {projector ? 'Show players' : 'Projector view'}
          </LinkButton>
        }
      />
      <p className="mb-3 text-content-soft">{projector ? FOR_THE_CLASS : FOR_THE_TEACHER}</p>
      {firstTriesOnly ? (
        <p className="mb-6 text-content-soft">
          This class made a lot of tries. Only each student’s first {firstTriesOnly} at each step are counted here.
        </p>
      ) : null}
      {steps.length === 0 ? (
        <EmptyState title="No wrong answers yet" icon="circle-check">
          As soon as someone in this class gives one this week, it shows up here.
        </EmptyState>
      ) : (
        <MistakeList steps={steps} projector={projector} />
      )}
    </>
  );
});
