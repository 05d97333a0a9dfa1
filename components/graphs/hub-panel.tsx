import { Icon } from '@/components/ui/icon';
import type { GraphHubDto } from '@/lib/data/graph/dto';
import { AWARDED_GRAPHS, GRAPH_AWARD } from '@/lib/domain/week/mvp';
import { count } from '@/words/numbers';

/** The week's score: how many graphs, and what the next one brings. */
export function HubPanel({ hub }: { hub: GraphHubDto }) {
  return (
    <section aria-label={`Graphs for week ${hub.week}`} className="on-board rounded-lg px-4 py-4 shadow-card sm:px-6">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <p className="flex items-center gap-3">
          <Icon name="chart-column" className="size-8 text-next" />
          <span className="font-bold text-title">
            {hub.graphsThisWeek === 0 ? 'No graph yet' : count(hub.graphsThisWeek, 'graph')}
            <span className="block font-normal text-base text-chalk-soft">in week {hub.week}</span>
          </span>
        </p>
        {hub.readOnly ? null : (
          <p className="max-w-text">
            {hub.nextAward > 0 ? (
              <>
                Your next graph earns <strong className="text-next">{count(hub.nextAward, 'MVP point')}</strong>.{' '}
              </>
            ) : (
              'You’ve earned all the MVP points graphs can earn this week. More graphs are welcome. '
            )}
            <span className="text-chalk-soft">
              The first {AWARDED_GRAPHS} of each week earn {count(GRAPH_AWARD, 'MVP point')} each. You can send{' '}
              {count(hub.filesLeft, 'more picture')} this week.
            </span>
          </p>
        )}
      </div>
    </section>
  );
}
