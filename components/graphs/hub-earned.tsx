import type { GraphHubDto } from '@/lib/data/graph/dto';
import { AWARDED_GRAPHS } from '@/lib/domain/week/mvp';
import { count } from '@/words/numbers';

/** The week's graphs, and what the next one brings. */
export function HubEarned({ hub: { week, graphsThisWeek, nextAward, readOnly } }: { hub: GraphHubDto }) {
  return (
    <>
      {graphsThisWeek === 0 ? 'No graph yet' : count(graphsThisWeek, 'graph')} in week {week}.{' '}
      {readOnly ? null : nextAward > 0 ? (
        <>
          The next one earns <strong className="text-content">{count(nextAward, 'MVP point')}</strong>.
        </>
      ) : (
        `The first ${AWARDED_GRAPHS} earned MVP points. More are welcome.`
      )}
    </>
  );
}
