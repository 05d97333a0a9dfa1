import type { Metadata } from 'next';
import { TalkSheet } from '@/components/skills/talk-sheet';
import { CatchUp } from '@/components/students/catch-up';
import { DeleteStudent } from '@/components/students/delete-student';
import { SeasonRecord } from '@/components/students/season-record';
import { AwardSticker, FormulaLevel, MoreTries, StickerShelf } from '@/components/students/student-changes';
import { StudentHeader, StudentViews } from '@/components/students/student-header';
import { WeekWork } from '@/components/students/week-work';
import { Card } from '@/components/ui/card';
import { requireOwnLeaguePage } from '@/lib/auth/guards';
import { readTriesChoice } from '@/lib/data/student/dto';
import { getStudentName, getStudentSeason, getStudentTalk, getStudentWork } from '@/lib/data/student/queries';
import type { SearchProps } from '@/lib/domain/site/search';
import { readWeek } from '@/lib/domain/week/week-tasks';
import { leaguePage } from '../../../../league-page';

type Params = { leagueId: string; studentId: string };

type Props = { params: Promise<Params> } & SearchProps;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ leagueId, studentId }, { view, week }] = await Promise.all([params, searchParams]);
  const viewer = await requireOwnLeaguePage(leagueId);
  // Whoever isn't there is the page's to say: a 404 from here would have the site's title.
  const name = await getStudentName(viewer, leagueId, studentId).catch(() => null);
  if (name === null) return { title: 'Page not found' };
  const asked = readWeek(week);
  const part = view === 'season' ? ', the season' : view === 'talk' ? ', for a talk' : asked === null ? '' : `, week ${asked}`;
  return { title: `${name}${part}` };
}

export default leaguePage(async (viewer, { leagueId, studentId }: Params, search) => {
  if (search.view === 'talk') {
    const talk = await getStudentTalk(viewer, leagueId, studentId);
    return (
      <>
        <StudentHeader head={talk.head} />
        <StudentViews leagueId={leagueId} studentId={studentId} view="talk" week={talk.weeks} />
        <TalkSheet talk={talk} />
      </>
    );
  }
  const view = search.view === 'season' ? 'season' : 'week';
  const season = view === 'season' ? await getStudentSeason(viewer, leagueId, studentId) : null;
  const work = season ? null : await getStudentWork(viewer, leagueId, studentId, readWeek(search.week), readTriesChoice(search));
  const head = season?.head ?? work?.head;
  if (!head) return null;
  return (
    <>
      <StudentHeader head={head} />
      <StudentViews leagueId={leagueId} studentId={studentId} view={view} week={work?.week ?? head.latestWeek} />
      {work ? <MoreTries leagueId={leagueId} studentId={studentId} usedUp={work.usedUp} /> : null}
      {work && head.canChange ? (
        <CatchUp key={studentId} leagueId={leagueId} studentId={studentId} catchUp={work.catchUp} />
      ) : null}
      {work ? <WeekWork work={work} /> : null}
      <div className="mt-4 grid grid-cols-1 gap-4">
        {season ? <SeasonRecord season={season} /> : null}
        {season ? (
          <Card title="Helmet stickers">
            <StickerShelf leagueId={leagueId} studentId={studentId} stickers={season.stickers} canChange={head.canChange} />
          </Card>
        ) : null}
        {head.canChange ? (
          <div className="print-hidden grid grid-cols-1 gap-4 lg:grid-cols-2">
            <Card title="Give a helmet sticker">
              <AwardSticker leagueId={leagueId} studentId={studentId} />
            </Card>
            <Card title="Formula level">
              <FormulaLevel
                leagueId={leagueId}
                studentId={studentId}
                level={head.formulaLevel}
                classFormulas={head.classFormulas}
                latestWeek={head.latestWeek}
              />
            </Card>
          </div>
        ) : null}
        <DeleteStudent leagueId={leagueId} studentId={studentId} name={head.name} />
      </div>
    </>
  );
});
