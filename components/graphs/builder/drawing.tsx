import { chartOfDraft } from '@/lib/domain/graph-builder/chart-of-draft';
import { ChartPicture } from './chart-picture';
import { NumbersPart } from './numbers-part';
import type { PartProps } from './part-props';

/** What is needed as soon as data is chosen: the drawing and the exact numbers. It comes after the page, which is quicker without it. */
export { NumbersPart };

export function DraftPicture({ type, draft, source }: Pick<PartProps, 'type' | 'draft' | 'source'>) {
  return <ChartPicture chart={chartOfDraft(type, draft, source)} />;
}
