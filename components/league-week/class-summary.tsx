import { LiveRegion } from '@/components/ui/live-region';
import type { LeagueWeekDto } from '@/lib/data/league-week/dto';

type ClassSummaryProps = {
  deadline: LeagueWeekDto['deadline'];
  students: number;
  finished: number;
  notStarted: number;
  /** Of those who have not started: how many could, and how many still answer questions, make a team or draft. */
  ready: number;
  onTheWay: number;
  /** Null where it is not for everybody's eyes. */
  stuck: number | null;
};

/** The scoreboard above the grid. What changes on it is read out: a few words, and not every answer of a class. */
export function ClassSummary({ deadline, students, finished, notStarted, ready, onTheWay, stuck }: ClassSummaryProps) {
  return (
    <>
      <dl className="on-board mb-6 flex flex-wrap gap-x-10 gap-y-4 rounded-lg px-5 py-4 sm:px-8">
        <Score label="Finished" value={`${finished}`} more={`of ${students}`} />
        <Score label="At work" value={`${students - finished - notStarted}`} />
        <Score label="Not started" value={`${notStarted}`} {...(onTheWay > 0 ? { more: `${ready} ready` } : {})} />
        {stuck === null ? null : <Score label="May need help" value={`${stuck}`} />}
        {deadline ? <Score label={deadline.passed ? 'Was due' : 'Due'} value={deadline.text} small /> : null}
      </dl>
      <LiveRegion className="sr-only">
        {`${finished} of ${students} have finished.${stuck === null ? '' : ` ${stuck} may need help.`}`}
      </LiveRegion>
    </>
  );
}

function Score({ label, value, more, small = false }: { label: string; value: string; more?: string; small?: boolean }) {
  return (
    <div>
      <dt className="text-chalk-soft">{label}</dt>
      <dd className={`font-bold tabular-nums ${small ? 'pt-1 text-xl' : 'text-3xl'}`}>
        {value}
        {more ? <span className="font-normal text-chalk-soft text-lg"> {more}</span> : null}
      </dd>
    </div>
  );
}
