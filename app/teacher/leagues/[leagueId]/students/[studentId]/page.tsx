import type { Metadata } from 'next';
import { StudentTalkSheet } from '@/components/skills/talk-sheet';
import { TalkSheetLanguageAndGuideLinks } from '@/components/skills/talk-sheet-language-and-guide-links';
import { OpenWeeksBeforeArrivalPanel } from '@/components/students/open-weeks-before-arrival-panel';
import { SeasonRecord } from '@/components/students/season-record';
import { AwardStickerForm, StudentStickers } from '@/components/students/student-changes';
import {
  StudentDownloads,
  StudentHeader,
  StudentPageTabs,
} from '@/components/students/student-header';
import { WeekWork } from '@/components/students/week-work';
import { Card } from '@/components/ui/card';
import { IfAllowedInClass } from '@/components/ui/class-role';
import { parseTriesParams } from '@/lib/data/student/dto';
import { getStudentWork } from '@/lib/data/student/queries';
import { getStudentSeason } from '@/lib/data/student/season-queries';
import { getStudentTalkPage } from '@/lib/data/student/talk-queries';
import type { PageSearchProps, SearchParams } from '@/lib/domain/site/requests';
import { parseUncheckedWeekNumber } from '@/lib/domain/week/week-tasks';
import { env } from '@/lib/platform/env';
import { languageFromSearchParams } from '@/lib/words/language';
import { STUDENT_ACTIONS, studentTitle } from '@/words/teacher-pages';
import {
  definePageAboutStudent,
  getStudentPageMetadata,
  type StudentParams,
} from './define-page-about-student';

type Props = { params: Promise<StudentParams> } & PageSearchProps;

/** A week or step in the address opens the work; otherwise the talk sheet comes first. */
function viewOf({ view, week, step }: SearchParams): 'talk' | 'week' | 'season' {
  if (view === 'season' || view === 'talk') return view;
  return view === 'week' || step !== undefined || parseUncheckedWeekNumber(week) !== null
    ? 'week'
    : 'talk';
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const search = await searchParams;
  return getStudentPageMetadata(params, (name) =>
    studentTitle(name, viewOf(search), parseUncheckedWeekNumber(search.week)),
  );
}

export default definePageAboutStudent(async (viewer, { leagueId, studentId }, search) => {
  const view = viewOf(search);
  const ids = { leagueId, studentId };
  if (view === 'talk') {
    const language = languageFromSearchParams(search) ?? 'en';
    const talk = await getStudentTalkPage(viewer, leagueId, studentId, language);
    return (
      <>
        <StudentPageTabs {...ids} view={view} />
        <div className="relative">
          <TalkSheetLanguageAndGuideLinks
            href={`/teacher/leagues/${leagueId}/students/${studentId}`}
            language={language}
          />
          <StudentTalkSheet
            talk={talk}
            language={language}
            site={new URL(env().NEXTAUTH_URL).host}
          />
        </div>
      </>
    );
  }
  if (view === 'season') {
    const season = await getStudentSeason(viewer, leagueId, studentId);
    const { canChange } = season.head;
    return (
      <>
        <StudentPageTabs {...ids} view={view} />
        <StudentHeader head={season.head}>
          <StudentDownloads {...ids} />
        </StudentHeader>
        <div className="mt-4 grid grid-cols-1 gap-4">
          <SeasonRecord season={season} />
          <Card title={STUDENT_ACTIONS.stickers}>
            <StudentStickers {...ids} stickers={season.stickers} canChange={canChange} />
          </Card>
          {canChange ? (
            <Card title={STUDENT_ACTIONS.giveSticker} className="print-hidden">
              <AwardStickerForm {...ids} />
            </Card>
          ) : null}
        </div>
      </>
    );
  }
  const week = parseUncheckedWeekNumber(search.week);
  const work = await getStudentWork(viewer, leagueId, studentId, week, parseTriesParams(search));
  return (
    <>
      <StudentPageTabs {...ids} view={view} />
      <WeekWork work={work} stepInUrl={search.step} />
      {work.head.canChange ? (
        <IfAllowedInClass needs="manage">
          <OpenWeeksBeforeArrivalPanel key={studentId} {...ids} catchUp={work.catchUp} />
        </IfAllowedInClass>
      ) : null}
    </>
  );
});
