import Link from 'next/link';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { GraphComparisonDto } from '@/lib/data/graph/dto';
import { GRAPH_HUB } from '@/words/graph-hub';
import type { GraphQuestions } from '@/words/graphs/graph-words';
import { weekTitle } from '@/words/week-names';
import { drawComparedGraphSides } from './draw-compared-graph-sides';
import { GraphAlternatives } from './graph-alternatives';
import { SideBySideGraphs } from './side-by-side-graphs';

export async function OwnGraphComparison({
  comparison: { kinds, pair },
  questions,
}: {
  comparison: GraphComparisonDto;
  questions: Readonly<Record<string, GraphQuestions>>;
}) {
  if (!pair) {
    return (
      <EmptyState
        title={GRAPH_HUB.nothingToCompare}
        icon="chart-column"
        action={<LinkButton href="/student/graph-upload">{GRAPH_HUB.seeMine}</LinkButton>}
      >
        <p>{GRAPH_HUB.sameKindTwice}</p>
      </EmptyState>
    );
  }
  const graphs = [pair.before, pair.now];
  const { graphType, week } = pair.now;
  const { sides, whyNoSharedScale } = await drawComparedGraphSides(graphs, {
    names: graphs.map((graph) => weekTitle(graph.week)),
    className: 'h-auto w-full lg:max-h-[25rem]',
  });
  return (
    <>
      {kinds.length > 1 ? (
        <nav aria-label={GRAPH_HUB.kindsOfGraphs} className="mb-3">
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
      <SideBySideGraphs
        key={`${graphType} ${week}`}
        sides={sides}
        whyNoSharedScale={whyNoSharedScale}
        below={graphs.map((graph) => (
          <div key={graph.id} className="mt-3">
            <GraphAlternatives graph={graph} />
          </div>
        ))}
      >
        <p className="min-w-0 text-lead">
          <strong>{GRAPH_HUB.askYourself}</strong>
          <span>{` ${questions[graphType]?.weeks}`}</span>
        </p>
      </SideBySideGraphs>
    </>
  );
}
