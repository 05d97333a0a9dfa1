import type { RichContent } from '@/components/ui/parts';
import type { LeagueCalendarDto } from '@/lib/data/calendar/dto';
import { ConfirmChangeButton } from './confirm-change-button';
import { NextWeek } from './next-week';
import { PauseButton } from './pause-button';

/**
 * The class's current state in four parts. Each states one fact and has the one button that changes
 * it.
 */
export function CalendarBoard({ calendar }: { calendar: LeagueCalendarDto }) {
  const {
    leagueId,
    week,
    sinceText,
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
      aria-label="Now"
      className="on-board mb-3 grid grid-cols-1 rounded-lg sm:grid-cols-2 xl:grid-cols-[auto_1.5fr_1.3fr_1fr]"
    >
      <Part label={sinceText ? `Since ${sinceText}` : 'Now'}>
        <p className="whitespace-nowrap font-bold text-huge">
          {week === 0 ? 'Before week 1' : `Week ${week}`}
        </p>
      </Part>
      <Part label={isDue ? 'Was due' : 'Due'} value={dueText ?? 'Not known'}>
        {moreDays && week > 0 ? (
          <ConfirmChangeButton
            leagueId={leagueId}
            change={{ kind: 'more-days', week, days: moreDays.days }}
            title="Two more school days?"
          >
            {moreDays.text}
          </ConfirmChangeButton>
        ) : null}
      </Part>
      <Part
        label={next?.byItself ? 'Next opening, by itself' : 'Next opening'}
        value={nextText(calendar)}
      >
        {kind === 'replay' ? (
          <NextWeek leagueId={leagueId} open={open} undo={undo} />
        ) : (
          <p className="text-chalk-soft">The calendar is the NFL’s. You can’t go faster.</p>
        )}
      </Part>
      <Part label="The clock" value={pausedText ? `Paused since ${pausedText}` : 'Running'}>
        {pausedText ? (
          <>
            {pauseSentence ? (
              <p className="break-words text-chalk-soft">{`“${pauseSentence}”`}</p>
            ) : null}
            <ConfirmChangeButton leagueId={leagueId} change={{ kind: 'go-on' }} title="Go on?">
              Go on
            </ConfirmChangeButton>
          </>
        ) : (
          <PauseButton leagueId={leagueId} kind={kind} />
        )}
      </Part>
    </section>
  );
}

function nextText({ next, isPast }: LeagueCalendarDto): string {
  if (next) return `Week ${next.week}: ${next.text}`;
  return isPast ? 'The season is over' : 'The last week is open';
}

function Part({
  label,
  value,
  children,
}: {
  label: string;
  value?: string;
  children: RichContent;
}) {
  return (
    <div className="space-y-2 border-board-line border-t px-4 py-3 first:border-t-0 xl:border-t-0 xl:border-l xl:first:border-l-0">
      <div>
        <p className="text-chalk-soft">{label}</p>
        {value ? <p className="font-semibold text-lead">{value}</p> : null}
      </div>
      {children}
    </div>
  );
}
