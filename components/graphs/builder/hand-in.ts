import type { ActionResult } from '@/lib/actions/result';
import { MAX_DESCRIPTION } from '@/lib/domain/graph';
import { chosenPlayers, type GraphDraft } from '@/lib/domain/graphs/graph-draft';
import type { GraphSource } from '@/lib/domain/graphs/graph-source';
import type { GraphType } from '@/lib/domain/graphs/graph-type';
import { GRAPH_PARTS } from '../registry';
import { type GraphFields, sendGraph } from '../send-graph';
import { pictureFileOf } from './picture-file';

type HandIn = Pick<GraphFields, 'operationId' | 'replacesId' | 'account'> & {
  svg: SVGSVGElement;
  type: GraphType;
  draft: GraphDraft;
  source: GraphSource;
  onProgress: (fraction: number) => void;
};

const NOT_DRAWN: ActionResult<never> = {
  ok: false,
  error: {
    code: 'unavailable',
    message: 'This browser couldn’t make a picture of your graph. Please tell your teacher. Your work is saved here.',
  },
};

/** Makes a picture of the chart and hands it in like a photo, with its words and its table. Never rejects. */
export async function handIn({ svg, type, draft, source, onProgress, ...sender }: HandIn): ReturnType<typeof sendGraph> {
  const file = await pictureFileOf(svg).catch(() => null);
  if (!file) return NOT_DRAWN;
  const { rules, told } = await GRAPH_PARTS[type]();
  const { title, description, table } = told({ draft, players: chosenPlayers(draft, source) });
  return sendGraph(
    {
      file,
      title: title.trim() || rules.label,
      description: shortened(`${draft.claim.trim()} ${description}`.trim(), MAX_DESCRIPTION),
      graphType: type,
      source: 'builder',
      table,
      ...sender,
    },
    onProgress,
  );
}

/** At most that long, cut between two words. */
function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}
