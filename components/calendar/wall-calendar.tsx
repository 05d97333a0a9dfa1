import type { LeagueCalendarDto } from '@/lib/data/calendar/dto';
import { WALL } from '@/words/calendar';

/** The season on one sheet of paper, for the wall. */
export function WallCalendar({ calendar }: { calendar: LeagueCalendarDto }) {
  const { name, weeks, daysOff, plan, zoneText } = calendar;
  return (
    <div data-says-whose className="hidden print:block">
      <h1 className="text-title">{name}</h1>
      <p className="mb-4">{`${plan.text} ${zoneText}`}</p>
      <table className="w-full text-left">
        <thead>
          <tr>
            <th scope="col">{WALL.week}</th>
            <th scope="col">{WALL.opens}</th>
            <th scope="col">{WALL.due}</th>
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
          <h2 className="mt-4 text-lead">{WALL.noSchool}</h2>
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
