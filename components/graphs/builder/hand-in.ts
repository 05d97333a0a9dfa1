import type { ActionResult } from '@/lib/actions/result';
import { MAX_DESCRIPTION } from '@/lib/domain/graph';
import { chartOfDraft } from '@/lib/domain/graph-builder/chart-of-draft';
import type { GraphDraft } from '@/lib/domain/graph-builder/graph-draft';
import type { GraphSource } from '@/lib/domain/graph-builder/graph-source';
import { type GraphType, graphTypeLabel } from '@/lib/domain/graph-types';
import { tableOfChart } from '@/words/chart-table';
import { describeChart } from '@/words/chart-words';
import { sendGraph } from '../send-graph';
import { pictureFileOf } from './picture-file';

type HandIn = {
  svg: SVGSVGElement;
  type: GraphType;
  draft: GraphDraft;
  source: GraphSource;
  operationId: string;
  replacesId?: string;
  account: string;
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
export async function handIn({
  svg,
  type,
  draft,
  source,
  operationId,
  replacesId,
  account,
  onProgress,
}: HandIn): Promise<ActionResult<{ graphId: string }>> {
  const file = await pictureFileOf(svg).catch(() => null);
  if (!file) return NOT_DRAWN;
  const chart = chartOfDraft(type, draft, source);
  return sendGraph(
    {
      file,
      title: chart.title.trim() || graphTypeLabel(chart.type),
      description: shortened(`${draft.claim.trim()} ${describeChart(chart)}`.trim(), MAX_DESCRIPTION),
      graphType: chart.type,
      source: 'builder',
      operationId,
      replacesId,
      table: tableOfChart(chart),
      account,
    },
    onProgress,
  );
}

/** At most that long, cut between two words. */
function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}
