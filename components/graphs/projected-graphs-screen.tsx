import { ClassScreenQuestion } from '@/components/math/class-screen-question';
import type { ProjectedGraphDto } from '@/lib/data/graph/dto';
import { CLASS_SCREEN } from '@/words/class-screen';
import { drawComparedGraphSides } from './draw-compared-graph-sides';
import { joinGraphIds } from './projected-graphs';
import { SideBySideGraphs } from './side-by-side-graphs';

/** One graph or two on the class screen, which must not show whose graphs they are. */
export async function ProjectedGraphsScreen({
  graphs,
  isOfBrief,
}: {
  graphs: readonly ProjectedGraphDto[];
  /** Asks the question of Tuesday's brief, whatever this device has asked before. */
  isOfBrief: boolean;
}) {
  const [first] = graphs;
  if (!first) {
    return (
      <main id="main" tabIndex={-1} className="screen">
        <h1 className="m-auto text-title lg:text-[2em]">{CLASS_SCREEN.nothingYet}</h1>
      </main>
    );
  }
  const isPair = graphs.length > 1;
  const { sides, whyNoSharedScale } = await drawComparedGraphSides(graphs, {
    names: isPair ? ['A', 'B'] : [],
    className: 'size-full max-lg:max-h-[60dvh]',
  });
  return (
    <main id="main" tabIndex={-1} className="screen">
      <h1 className="font-bold text-big leading-[1.1] lg:text-[2.4em]">
        <span>{isPair ? CLASS_SCREEN.lookAtBoth : CLASS_SCREEN.lookAtThis}</span>
        {first.typeLabel ? (
          <span className="font-normal text-chalk-soft">{`, ${first.typeLabel}`}</span>
        ) : null}
      </h1>
      <SideBySideGraphs sides={sides} whyNoSharedScale={whyNoSharedScale} isScreen>
        <ClassScreenQuestion
          topic={isOfBrief ? '' : joinGraphIds(graphs.map(({ id }) => id))}
          fromServer={isPair ? null : first.question}
          className="min-w-0 font-semibold leading-snug lg:text-[2em]"
        />
      </SideBySideGraphs>
    </main>
  );
}
