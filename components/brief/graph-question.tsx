import { Card } from '@/components/ui/card';
import { Fold } from '@/components/ui/fold';
import { LinkButton } from '@/components/ui/link-button';
import { NumberTable } from '@/components/ui/scroll-table';
import type { GraphWithQuestionDto } from '@/lib/data/graph/dto';
import { BRIEF, fromGalleryText, graphTableCaptionText, pictureOfText } from '@/words/brief';

type GraphQuestionProps = { leagueId: string; week: number; graph: GraphWithQuestionDto };

/** A gallery graph with the teacher's question, printed on its own page to hold up or hang up. */
export function GraphWithQuestion({
  leagueId,
  week,
  graph: { id, title, description, typeLabel, table, question },
}: GraphQuestionProps) {
  const query = new URLSearchParams({ week: String(week), show: id, from: 'brief' });
  return (
    <Card title={BRIEF.graph} heading="mb-2 text-lead" className="brief-graph">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] print:grid-cols-1">
        {/* biome-ignore lint/performance/noImgElement: an optimizer would keep a copy. */}
        <img
          src={`/api/graphs/${id}`}
          alt={pictureOfText(title, description)}
          className="w-full rounded-md border border-line bg-raised object-contain"
        />
        <div className="min-w-0">
          <h3 className="font-semibold leading-tight">{title}</h3>
          {typeLabel ? (
            <p className="text-base text-content-soft">{fromGalleryText(typeLabel)}</p>
          ) : null}
          <p className="mt-2 text-lead leading-snug">
            <strong>{BRIEF.ask}</strong> <span>{question}</span>
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
            <LinkButton
              href={`/teacher/leagues/${leagueId}/project/graphs?${query}`}
              variant="secondary"
              icon="eye"
            >
              {BRIEF.projectGraph}
            </LinkButton>
            <LinkButton
              href={`/teacher/leagues/${leagueId}/graphs/together?week=${week}&graph=${id}`}
              variant="quiet"
            >
              {BRIEF.changeQuestion}
            </LinkButton>
          </div>
          {table ? (
            <Fold summary={BRIEF.showNumbers} className="mt-2 print:hidden">
              <NumberTable
                table={{ ...table, caption: graphTableCaptionText(title) }}
                textOf={(cell) => cell ?? '–'}
              />
            </Fold>
          ) : null}
        </div>
      </div>
    </Card>
  );
}
