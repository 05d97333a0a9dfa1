import type { ActionResult } from '@/lib/actions/answer';
import { MAX_DESCRIPTION_LENGTH } from '@/lib/domain/graph';
import { BUILDER } from '@/words/graph-builder';
import { type GraphUploadFields, sendGraph } from '../send-graph';
import { renderChartAsPng } from './render-chart';

const notDrawn = (): ActionResult<never> => ({
  ok: false,
  error: { code: 'unavailable', message: BUILDER.noPicture },
});

type GraphToHandIn = Omit<GraphUploadFields, 'file' | 'source'> & { svg: SVGSVGElement };

/** Turns the chart into a picture and uploads it. Never rejects. */
export async function handInGraph({
  svg,
  description,
  ...fields
}: GraphToHandIn): ReturnType<typeof sendGraph> {
  const file = await renderChartAsPng(svg).catch(() => null);
  if (!file) return notDrawn();
  return sendGraph({
    file,
    description: shortenAfterWord(description, MAX_DESCRIPTION_LENGTH),
    source: 'builder',
    ...fields,
  });
}

function shortenAfterWord(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}
