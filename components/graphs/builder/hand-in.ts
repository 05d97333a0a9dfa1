import type { ActionResult } from '@/lib/actions/answer';
import { MAX_DESCRIPTION_LENGTH } from '@/lib/domain/graph';
import { chosenPlayers, type GraphDraft } from '@/lib/domain/graphs/graph-draft';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { GraphDataSource } from '@/lib/domain/graphs/graph-source';
import { BUILDER } from '@/words/graph-builder';
import { graphTypeName } from '@/words/graph-names';
import { GRAPH_VIEWS } from '../registry';
import { type GraphUploadFields, sendGraph } from '../send-graph';
import { drawPictureFile } from './picture-file';

type HandIn = Pick<GraphUploadFields, 'operationId' | 'replacesId' | 'account'> & {
  svg: SVGSVGElement;
  type: GraphType;
  draft: GraphDraft;
  source: GraphDataSource;
};

const notDrawn = (): ActionResult<never> => ({
  ok: false,
  error: { code: 'unavailable', message: BUILDER.noPicture },
});

/** Turns the chart into a picture and uploads it with its description and table. Never rejects. */
export async function handInGraph({
  svg,
  type,
  draft,
  source,
  ...sender
}: HandIn): ReturnType<typeof sendGraph> {
  const { inWords } = await GRAPH_VIEWS[type]();
  const { title, description, table } = inWords({ draft, players: chosenPlayers(draft, source) });
  return handInGraphPicture({
    svg,
    title: title.trim() || graphTypeName(type),
    description: `${draft.claim.trim()} ${description}`.trim(),
    graphType: type,
    table,
    ...sender,
  });
}

type PictureHandIn = Omit<GraphUploadFields, 'file' | 'source'> & Pick<HandIn, 'svg'>;

/** For a chart whose description and table exist already. */
export async function handInGraphPicture({
  svg,
  description,
  ...words
}: PictureHandIn): ReturnType<typeof sendGraph> {
  const file = await drawPictureFile(svg).catch(() => null);
  if (!file) return notDrawn();
  return sendGraph({
    file,
    description: shortened(description, MAX_DESCRIPTION_LENGTH),
    source: 'builder',
    ...words,
  });
}

/** Cuts between two words. */
function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}
