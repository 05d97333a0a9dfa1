import type { Metadata } from 'next';
import {
  CalendarStatusPanels,
  PrintedLeagueCalendar,
} from '@/components/calendar/calendar-status-panels';
import { DaysOffPanel } from '@/components/calendar/days-off';
import { CalendarPlanForm } from '@/components/calendar/plan-form';
import {
  SchoolWeeks,
  SchoolWeeksLegend,
  ScreenReaderWeekList,
} from '@/components/calendar/school-weeks';
import { SubscribeToCalendar } from '@/components/calendar/subscribe';
import { SwitchSeasonForm } from '@/components/leagues/switch-season-form';
import { IfAllowedInClass } from '@/components/ui/class-role';
import { ExplainedWordList } from '@/components/ui/explained-word';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { PrintButton } from '@/components/ui/print-button';
import { getLeagueCalendar, getSeasonOptions } from '@/lib/data/calendar/queries';
import { TEACHER_GLOSSARY } from '@/words/glossary';
import { CALENDAR_PAGE, replayOfText, TEACHER_PAGES } from '@/words/teacher-pages';
import { defineLeaguePage } from '../../../define-league-page';

export const metadata: Metadata = { title: TEACHER_PAGES.calendar };

export default defineLeaguePage(async (viewer, { leagueId }) => {
  const [calendar, seasons] = await Promise.all([
    getLeagueCalendar(viewer, leagueId),
    getSeasonOptions(viewer),
  ]);
  const season =
    calendar.kind === 'replay' ? replayOfText(calendar.statisticsSeason) : CALENDAR_PAGE.along;
  return (
    <>
      <div className="print-hidden">
        <PageHeader
          title={TEACHER_PAGES.calendar}
          help={<ExplainedWordList words={[TEACHER_GLOSSARY.opens, TEACHER_GLOSSARY.due]} />}
          subtitle={season}
          actions={
            <>
              <SchoolWeeksLegend />
              <PrintButton variant="secondary">{CALENDAR_PAGE.wall}</PrintButton>
            </>
          }
        />
        {calendar.isPast ? (
          <Notice tone="info" title={CALENDAR_PAGE.over}>
            {CALENDAR_PAGE.noChange}
          </Notice>
        ) : (
          <IfAllowedInClass needs="manage">
            <CalendarStatusPanels calendar={calendar} />
          </IfAllowedInClass>
        )}
        <ScreenReaderWeekList weeks={calendar.weeks} />
        <SchoolWeeks weeks={calendar.schoolWeeks} />
        {calendar.isPast ? null : (
          <IfAllowedInClass needs="manage">
            <div
              className={
                'grid grid-cols-1 items-start gap-3 lg:grid-cols-2 ' +
                'xl:grid-cols-[1.15fr_1.15fr_1fr]'
              }
            >
              <DaysOffPanel
                classes={calendar.classes}
                daysOff={calendar.daysOff}
                holidays={calendar.holidays}
                soon={calendar.soon}
              />
              <CalendarPlanForm
                classes={calendar.classes}
                kind={calendar.kind}
                plan={calendar.plan}
              >
                {[calendar.zoneText, calendar.endsText].filter(Boolean).join(' ')}
              </CalendarPlanForm>
              <div className="space-y-3">
                {calendar.ending ? (
                  <Sentences title={CALENDAR_PAGE.after18} sentences={calendar.ending} />
                ) : null}
                <SubscribeToCalendar leagueId={leagueId} feed={calendar.feed} />
              </div>
            </div>
            <SwitchSeasonForm leagueId={leagueId} kind={calendar.kind} seasons={seasons} />
          </IfAllowedInClass>
        )}
      </div>
      <PrintedLeagueCalendar calendar={calendar} />
    </>
  );
});

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <section
      aria-labelledby="to-know"
      className="forced-edge rounded-lg border-info border-l-6 bg-info-soft p-4"
    >
      <h2 id="to-know" className="mb-3 text-lead">
        {title}
      </h2>
      <ul className="list-disc space-y-2 pl-4">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
