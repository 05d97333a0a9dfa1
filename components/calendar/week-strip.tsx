import { Icon } from '@/components/ui/icon';
import type { CalendarWeekDto } from '@/lib/data/calendar/dto';

const LOOKS = { past: 'bg-sunk', now: 'bg-content text-raised', later: 'bg-raised' } as const;
const MOVED = { 'due-moved': 'due moved', 'opens-later': 'opens later' } as const;

/** Eighteen weeks in a row, in rows on a narrow screen: when each opens, and when it is due. */
export function WeekStrip({ weeks }: { weeks: readonly CalendarWeekDto[] }) {
  return (
    <ol
      aria-label="Eighteen weeks"
      className="mb-3 grid grid-cols-3 gap-px overflow-hidden rounded-lg border border-line bg-line shadow-card sm:grid-cols-6 xl:grid-cols-18"
    >
      {weeks.map(({ week, state, opens, due, moved }) => (
        <li
          key={week}
          aria-current={state === 'now' ? 'step' : undefined}
          className={`flex min-h-24 flex-col items-center px-1 py-2 text-center text-unit ${LOOKS[state]}`}
        >
          <b className="flex items-center gap-1 text-lead">
            {state === 'past' ? (
              <Icon name="check" className="size-4 text-correct" title="over" />
            ) : null}
            <span className="sr-only">Week </span>
            <span>{week}</span>
          </b>
          {opens ? (
            <span>
              <span className="sr-only">opens </span>
              <span>{opens}</span>
            </span>
          ) : null}
          {due ? (
            <span
              className={
                state === 'now'
                  ? 'font-bold'
                  : state === 'later'
                    ? 'text-content-soft'
                    : 'text-content-soft'
              }
            >
              <span className="sr-only">due </span>
              <span>{due}</span>
            </span>
          ) : null}
          {state === 'now' ? <span className="font-bold">now</span> : null}
          {moved && state !== 'now' ? (
            <span className="font-semibold text-info leading-tight">{MOVED[moved]}</span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
