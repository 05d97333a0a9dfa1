import Link from 'next/link';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { OwnWeeksDto } from '@/lib/data/graph/dto';
import type { GraphQuestions } from '@/words/graphs/graph-words';
import { GraphFacts } from './graph-facts';
import { SideBySide } from './side-by-side';
import { sidesOf } from './sides';

/** Compares a student's graph with an earlier one of the same type. */
export async function OwnWeeks({
  weeks: { kinds, pair },
  questions,
}: {
  weeks: OwnWeeksDto;
  questions: Readonly<Record<string, GraphQuestions>>;
}) {
  if (!pair) {
    return (
      <EmptyState
        title="Nothing to compare yet"
        icon="chart-column"
        action={<LinkButton href="/student/graph-upload">See my graphs</LinkButton>}
      >
        <p>Turn in the same kind of graph in two weeks. Then you’ll see them here, side by side.</p>
      </EmptyState>
    );
  }
  const graphs = [pair.before, pair.now];
  const { graphType, week } = pair.now;
  const { sides, why } = await sidesOf(graphs, {
    names: graphs.map((graph) => `Week ${graph.week}`),
    look: 'h-auto w-full lg:max-h-[25rem]',
  });
  return (
    <>
      {kinds.length > 1 ? (
        <nav aria-label="Kinds of graphs" className="mb-3">
          <ul className="flex flex-wrap gap-1">
            {kinds.map(({ type, label }) => (
              <li key={type}>
                <Link
                  href={`/student/graph-upload/weeks?type=${type}`}
                  prefetch={false}
                  aria-current={type === graphType ? 'page' : undefined}
                  className="choice-link"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <SideBySide
        key={`${graphType} ${week}`}
        sides={sides}
        why={why}
        below={graphs.map((graph) => (
          <div key={graph.id} className="mt-3">
            <GraphFacts graph={graph} />
          </div>
        ))}
      >
        <p className="min-w-0 text-lead">
          <strong>Ask yourself:</strong>
          <span>{` ${questions[graphType]?.weeks}`}</span>
        </p>
      </SideBySide>
    </>
  );
}
