import { chosenPlayers, type GraphDraft } from '@/lib/domain/graphs/graph-draft';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { GraphDataSource } from '@/lib/domain/graphs/graph-source';
import { graphTypeName } from '@/words/graph-names';
import { GRAPH_VIEW_LOADERS } from '../registry';
import type { GraphUploadFields, sendGraph } from '../send-graph';
import { handInDescribedGraph } from './hand-in';

type HandIn = Pick<GraphUploadFields, 'operationId' | 'replacesId' | 'account'> & {
  svg: SVGSVGElement;
  type: GraphType;
  draft: GraphDraft;
  source: GraphDataSource;
};

/** Turns the chart into a picture and uploads it with its description and table. Never rejects. */
export async function handInGraph({
  svg,
  type,
  draft,
  source,
  ...sender
}: HandIn): ReturnType<typeof sendGraph> {
  const { inWords } = await GRAPH_VIEW_LOADERS[type]();
  const { title, description, table } = inWords({ draft, players: chosenPlayers(draft, source) });
  return handInDescribedGraph({
    svg,
    title: title.trim() || graphTypeName(type),
    description: `${draft.claim.trim()} ${description}`.trim(),
    graphType: type,
    table,
    ...sender,
  });
}
