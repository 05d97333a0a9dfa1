import { addDays, type CalendarDay, nthWeekdayOfMonth, weekdayOfDay } from '../time/calendar';

/** Days when nearly all schools in the United States are closed. */
type SchoolHoliday = {
  readonly holiday:
    | 'labor-day'
    | 'columbus-day'
    | 'veterans-day'
    | 'thanksgiving'
    | 'winter'
    | 'king-day'
    | 'presidents-day'
    | 'memorial-day'
    | 'juneteenth';
  readonly first: CalendarDay;
  readonly last: CalendarDay;
};

const [SUNDAY, MONDAY, THURSDAY, SATURDAY] = [0, 1, 4, 6];

/** A federal holiday on a Saturday is observed on Friday, and one on a Sunday on Monday. */
function observed(day: CalendarDay): CalendarDay {
  const weekday = weekdayOfDay(day);
  if (weekday === SATURDAY) return addDays(day, -1);
  return weekday === SUNDAY ? addDays(day) : day;
}

/** The holidays of the school year around `from`, without those that are over. */
export function listRemainingSchoolHolidays(from: CalendarDay): SchoolHoliday[] {
  // A school year goes from July to June.
  const fall = Number(from.slice(0, 4)) - (from.slice(5, 7) < '07' ? 1 : 0);
  const spring = fall + 1;
  const thanksgiving = nthWeekdayOfMonth(fall, 11, THURSDAY, 4);
  // The last Monday of May is the last one before June.
  const memorialDay = addDays(nthWeekdayOfMonth(spring, 6, MONDAY, 1), -7);
  const on = (holiday: SchoolHoliday['holiday'], first: CalendarDay, last = first) => ({
    holiday,
    first,
    last,
  });
  const ofYear = [
    on('labor-day', nthWeekdayOfMonth(fall, 9, MONDAY, 1)),
    on('columbus-day', nthWeekdayOfMonth(fall, 10, MONDAY, 2)),
    on('veterans-day', observed(`${fall}-11-11`)),
    on('thanksgiving', thanksgiving, addDays(thanksgiving)),
    on('winter', `${fall}-12-24`, `${spring}-01-01`),
    on('king-day', nthWeekdayOfMonth(spring, 1, MONDAY, 3)),
    on('presidents-day', nthWeekdayOfMonth(spring, 2, MONDAY, 3)),
    on('memorial-day', memorialDay),
    on('juneteenth', observed(`${spring}-06-19`)),
  ];
  return ofYear.filter(({ last }) => last >= from);
}
