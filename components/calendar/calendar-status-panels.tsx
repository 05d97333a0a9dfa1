import { LinkButton } from '@/components/ui/link-button';
import type { RichContent } from '@/components/ui/sentence';
import type { LeagueCalendarDto } from '@/lib/data/calendar/dto';
import {
  CALENDAR,
  extendedToDayText,
  openNowText,
  pausedSinceText,
  quotedPauseSentence,
  twoMoreDaysText,
  WALL_CALENDAR,
  weekAndOpeningText,
  weekOrBeforeFirstText,
} from '@/words/calendar';
import { CloseLatestWeekButton, PauseClassButton } from './calendar-buttons';
import { ConfirmChangeButton } from './confirm-change-button';

export function CalendarStatusPanels({ calendar }: { calendar: LeagueCalendarDto }) {
  const {
    leagueId,
    week,
    dueText,
    isDue,
    moreDays,
    next,
    open,
    undo,
    pausedText,
    pauseSentence,
    kind,
  } = calendar;
  return (
    <section
      aria-label={CALENDAR.now}
      className={
        'on-board mb-3 grid grid-cols-1 rounded-lg sm:grid-cols-2 ' +
        'xl:grid-cols-[auto_1fr_1.3fr_auto]'
      }
    >
      <Panel>
        <p className="whitespace-nowrap font-bold text-huge">{weekOrBeforeFirstText(week)}</p>
      </Panel>
      <Panel
        label={isDue ? CALENDAR.wasDue : CALENDAR.due}
        value={dueText ?? (week > 0 ? CALENDAR.notKnown : CALENDAR.nothingYet)}
      >
        {moreDays && week > 0 ? (
          <ConfirmChangeButton
            leagueId={leagueId}
            change={{ kind: 'more-days', week, days: moreDays.days }}
            title={CALENDAR.moreDaysQuestion}
            confirm={twoMoreDaysText(moreDays.to)}
          >
            <span className="sr-only">{`${CALENDAR.moreDaysLead} `}</span>
            <span>{extendedToDayText(moreDays.to)}</span>
          </ConfirmChangeButton>
        ) : null}
      </Panel>
      <Panel
        label={next?.byItself ? CALENDAR.nextByItself : CALENDAR.nextOpening}
        value={nextText(calendar)}
      >
        {kind === 'replay' ? (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            {open === null ? null : (
              <LinkButton href={`/teacher/leagues/${leagueId}/calendar/open`} variant="secondary">
                {openNowText(open)}
              </LinkButton>
            )}
            <CloseLatestWeekButton leagueId={leagueId} undo={undo} />
          </div>
        ) : (
          <p className="text-chalk-soft">{CALENDAR.ofTheNfl}</p>
        )}
      </Panel>
      <Panel
        label={CALENDAR.clock}
        value={pausedText ? pausedSinceText(pausedText) : CALENDAR.running}
      >
        {pausedText ? (
          <>
            {pauseSentence ? (
              <p className="break-words text-chalk-soft">{quotedPauseSentence(pauseSentence)}</p>
            ) : null}
            <ConfirmChangeButton
              leagueId={leagueId}
              change={{ kind: 'go-on' }}
              title={CALENDAR.goOnQuestion}
            >
              {CALENDAR.goOn}
            </ConfirmChangeButton>
          </>
        ) : (
          <PauseClassButton leagueId={leagueId} kind={kind} />
        )}
      </Panel>
    </section>
  );
}

function nextText({ next, isPast }: LeagueCalendarDto): string {
  if (next) return weekAndOpeningText(next.week, next.text);
  return isPast ? CALENDAR.seasonOver : CALENDAR.lastIsOpen;
}

type PanelProps = { label?: string; value?: string; children: RichContent };

const Panel = ({ label, value, children }: PanelProps) => (
  <div
    className={
      'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-board-line border-t ' +
      'px-4 py-2 first:border-t-0 xl:border-t-0 xl:border-l xl:first:border-l-0'
    }
  >
    {value ? (
      <div>
        <p className="text-chalk-soft">{label}</p>
        <p className="font-semibold text-lead">{value}</p>
      </div>
    ) : null}
    {children}
  </div>
);

export function PrintedLeagueCalendar({ calendar }: { calendar: LeagueCalendarDto }) {
  const { name, weeks, daysOff, plan, zoneText } = calendar;
  return (
    <div data-says-whose className="hidden print:block">
      <h1 className="text-title">{name}</h1>
      <p className="mb-4">{`${plan.text} ${zoneText}`}</p>
      <table className="w-full text-left">
        <thead>
          <tr>
            <th scope="col">{WALL_CALENDAR.week}</th>
            <th scope="col">{WALL_CALENDAR.opens}</th>
            <th scope="col">{WALL_CALENDAR.due}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, opens, due }) => (
            <tr key={week} className="border-line border-t">
              <th scope="row" className="py-1">
                {week}
              </th>
              <td>{opens}</td>
              <td>{due}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {daysOff.length > 0 ? (
        <>
          <h2 className="mt-4 text-lead">{WALL_CALENDAR.noSchool}</h2>
          <ul>
            {daysOff.map((off) => (
              <li key={`${off.first} ${off.last}`}>{`${off.days} ${off.name}`}</li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
