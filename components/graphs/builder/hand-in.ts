import type { ActionResult } from '@/lib/actions/answer';
import { MAX_DESCRIPTION_LENGTH } from '@/lib/domain/graph';
import { BUILDER } from '@/words/graph-builder';
import { type GraphUploadFields, sendGraph } from '../send-graph';
import { renderChartAsPng } from './render-chart';

const notDrawn = (): ActionResult<never> => ({
  ok: false,
  error: { code: 'unavailable', message: BUILDER.noPicture },
});

type PictureHandIn = Omit<GraphUploadFields, 'file' | 'source'> & { svg: SVGSVGElement };

/** For a chart whose description and table exist already. */
export async function handInDescribedGraph({
  svg,
  description,
  ...words
}: PictureHandIn): ReturnType<typeof sendGraph> {
  const file = await renderChartAsPng(svg).catch(() => null);
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
