import { Icon } from '@/components/ui/icon';
import type { CalendarWeekDto, SchoolDayDto, SchoolWeekDto } from '@/lib/data/calendar/dto';
import {
  SCHOOL_WEEKS_CHART_LEGEND,
  shortWeekdayFromMondayName,
  weekInWords,
} from '@/words/calendar';
import styles from './school-weeks.module.css';

type Mark = Pick<SchoolDayDto['marks'][number], 'kind' | 'moved' | 'isPast'>;

/**
 * A square opens, a ring is due, hatching means no school. `ScreenReaderWeekList` says the same in
 * words.
 */
export function SchoolWeeks({ weeks }: { weeks: readonly SchoolWeekDto[] }) {
  const days = weeks[0]?.days.length ?? 5;
  return (
    <div
      aria-hidden="true"
      className={
        `mb-3 overflow-x-auto rounded-lg bg-raised p-2 shadow-card ${styles.weeks} ` +
        (days === 5 ? styles.days5 : styles.days7)
      }
    >
      <div className={styles.week}>
        <span />
        {Array.from({ length: days }, (_, fromMonday) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a day of the week.
            key={fromMonday}
            className="flex items-center justify-center text-content-soft text-unit lg:justify-start"
          >
            {shortWeekdayFromMondayName(fromMonday)}
          </span>
        ))}
      </div>
      {weeks.map(({ month, date, days: each }) => (
        <div key={each[0]?.name} className={styles.week}>
          <span
            className={
              'flex flex-wrap items-end gap-x-1 pl-1 text-content-soft text-unit ' +
              'leading-tight ' +
              (month ? 'border-content border-t-2 lg:border-t-0 lg:border-l-2' : '')
            }
          >
            {month ? <b className="text-content">{month}</b> : null}
            <span>{date}</span>
          </span>
          {each.map((day) => (
            <Day key={day.name} day={day} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Day({ day: { name, isToday, isOff, band, marks } }: { day: SchoolDayDto }) {
  const look = isOff
    ? styles.off
    : !band
      ? ''
      : band.state === 'now'
        ? 'bg-content'
        : band.state === 'past'
          ? 'bg-sunk'
          : band.week % 2 === 0
            ? 'bg-surface'
            : 'bg-field-soft';
  return (
    <span
      title={name}
      className={
        'flex min-h-[1.9rem] flex-wrap items-center justify-center gap-0.5 border-raised ' +
        'border-b border-l px-0.5 lg:justify-start ' +
        `${look} ${isToday ? 'outline-3 outline-next -outline-offset-3' : ''}`
      }
    >
      {marks.map((mark) => (
        <DayMark key={`${mark.kind} ${mark.week}`} mark={mark}>
          {mark.week}
        </DayMark>
      ))}
    </span>
  );
}

function DayMark({ mark: { kind, moved, isPast }, children }: { mark: Mark; children: number }) {
  const isMoved = moved && !isPast;
  const color =
    kind === 'opens'
      ? `rounded-sm text-raised ${isPast ? 'bg-line-strong' : isMoved ? 'bg-info' : 'bg-field'}`
      : 'rounded-full border-2 bg-raised ' +
        (isPast
          ? 'border-line-strong text-content-soft'
          : isMoved
            ? 'border-info text-info'
            : 'border-field-deep text-field-deep');
  return (
    <span className="inline-flex items-center">
      <b className={`forced-edge grid h-6 min-w-6 place-items-center px-0.5 text-unit ${color}`}>
        {children}
      </b>
      {isMoved ? <Icon name="arrow-right" className="size-3 text-info" /> : null}
    </span>
  );
}

export function SchoolWeeksLegend() {
  return (
    <p aria-hidden="true" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-unit">
      <LegendEntry mark={{ kind: 'opens', moved: false, isPast: false }}>
        {SCHOOL_WEEKS_CHART_LEGEND.opens}
      </LegendEntry>
      <LegendEntry mark={{ kind: 'due', moved: false, isPast: false }}>
        {SCHOOL_WEEKS_CHART_LEGEND.due}
      </LegendEntry>
      <span className="inline-flex items-center gap-1">
        <span className={`h-5 w-6 ${styles.off}`} />
        <span>{SCHOOL_WEEKS_CHART_LEGEND.off}</span>
      </span>
      <LegendEntry mark={{ kind: 'due', moved: true, isPast: false }}>
        {SCHOOL_WEEKS_CHART_LEGEND.moved}
      </LegendEntry>
    </p>
  );
}

const LegendEntry = ({ mark, children }: { mark: Mark; children: string }) => (
  <span className="inline-flex items-center gap-1">
    <DayMark mark={mark}>{7}</DayMark>
    <span>{children}</span>
  </span>
);

/** The weeks in words, for screen readers: the same content as the squares. */
export function ScreenReaderWeekList({ weeks }: { weeks: readonly CalendarWeekDto[] }) {
  return (
    <ol aria-label={SCHOOL_WEEKS_CHART_LEGEND.weeks} className="sr-only">
      {weeks.map((week) => (
        <li key={week.week} aria-current={week.state === 'now' ? 'step' : undefined}>
          {weekInWords(week)}
        </li>
      ))}
    </ol>
  );
}
