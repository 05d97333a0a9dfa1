import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { NumberTable } from '@/components/ui/scroll-table';
import type { RichContent } from '@/components/ui/sentence';
import { formatChartNumber } from '@/lib/domain/graphs/chart-data';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import { soundOfGraph } from '@/lib/domain/graphs/graph-sound';
import { CHARTS, chartPictureLabel } from '@/words/charts';
import { type ChartTextAlternative, captionedChartTable } from '@/words/graphs/graph-words';
import { ChartPaper, type ChartPaperProps } from './chart-paper';
import { HearGraphButton } from './hear-graph-button';

export type FigureTextAlternativeOptions = {
  /**
   * Replaces the generated description where that would give away an answer; null leaves it out.
   */
  description?: string | null;
  table?: boolean;
};

type ChartFigureProps<Data> = Pick<
  ChartPaperProps,
  'height' | 'series' | 'editing' | 'handles' | 'overlay'
> & {
  type: GraphType;
  data: Data & FigureTextAlternativeOptions;
  sentences: ChartTextAlternative<Data>;
  /** Patterns and clip paths need the id, because two charts may share a page. */
  children: (id: string) => RichContent;
};

/** A chart with its description and its data table, for readers who can't see the picture. */
export function ChartFigure<Data extends { title: string; showKey?: boolean }>({
  type,
  data,
  sentences,
  children,
  ...paper
}: ChartFigureProps<Data>) {
  const id = useId();
  const description = data.description === undefined ? sentences.describe(data) : data.description;
  const name = data.title || CHARTS.untitled;
  return (
    <figure className="min-w-0">
      <section
        aria-label={chartPictureLabel(name)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must reach what scrolls.
        tabIndex={0}
        className="keep-colors forced-edge overflow-x-auto rounded-lg bg-raised"
      >
        <ChartPaper
          id={`${id}p`}
          title={data.title}
          label={name}
          describedBy={description ? `${id}w` : undefined}
          hasKey={data.showKey !== false}
          {...paper}
        >
          {children(`${id}p`)}
        </ChartPaper>
      </section>
      {description ? (
        <figcaption
          id={`${id}w`}
          className={paper.editing ? 'sr-only' : 'mt-2 text-base text-content-soft'}
        >
          {description}
        </figcaption>
      ) : null}
      {data.table === false ? null : (
        <>
          <details className="print-hidden group mt-3">
            <summary className="flex min-h-touch items-center gap-2 font-semibold text-field">
              <Icon
                name="chevron-right"
                className="size-5 transition-transform group-open:rotate-90"
              />
              <span>{CHARTS.asTable}</span>
            </summary>
            <NumberTable
              table={captionedChartTable(sentences, data)}
              textOf={(cell) =>
                cell === null ? 'none' : typeof cell === 'number' ? formatChartNumber(cell) : cell
              }
            />
          </details>
          <HearGraphButton
            title={data.title}
            sound={soundOfGraph(type, captionedChartTable(sentences, data))}
          />
        </>
      )}
    </figure>
  );
}
