import type { CalendarWeekDto } from '@/lib/data/calendar/dto';
import { SQUARES, weekInWords } from '@/words/calendar';

/** The weeks in words, for screen readers: the same content as the squares. */
export function WeekList({ weeks }: { weeks: readonly CalendarWeekDto[] }) {
  return (
    <ol aria-label={SQUARES.weeks} className="sr-only">
      {weeks.map((week) => (
        <li key={week.week} aria-current={week.state === 'now' ? 'step' : undefined}>
          {weekInWords(week)}
        </li>
      ))}
    </ol>
  );
}
