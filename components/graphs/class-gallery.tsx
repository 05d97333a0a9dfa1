import { TeamChip } from '@/components/football/helmet';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Section } from '@/components/ui/section';
import type { GalleryDto, GalleryGraphDto } from '@/lib/data/graph/dto';
import { GraphFacts } from './graph-facts';
import { GraphPicture } from './graph-picture';

/** What the teacher opened to the class: large pictures, team names, and no other name. */
export function ClassGallery({ gallery }: { gallery: GalleryDto }) {
  if (gallery.graphs.length === 0) {
    return (
      <EmptyState
        title="No graphs here yet"
        icon="image"
        action={gallery.inLeague ? null : <LinkButton href="/student/dashboard">Back to my dashboard</LinkButton>}
      >
        <p>
          {gallery.inLeague
            ? 'When your teacher picks a graph for the class, it will show up here.'
            : 'You’re not in a league yet. Join your class on the dashboard to see its graphs.'}
        </p>
      </EmptyState>
    );
  }
  const weeks = [...new Set(gallery.graphs.map(({ week }) => week))];
  return (
    <div className="grid grid-cols-1 gap-8">
      {weeks.map((week) => (
        <Section key={week} title={`Week ${week}`} heading="mb-3 text-lead">
          <ul className="grid grid-cols-1 gap-6 lg:grid-cols-2">
            {gallery.graphs
              .filter((graph) => graph.week === week)
              .map((graph) => (
                <GalleryGraph key={graph.id} graph={graph} />
              ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}

function GalleryGraph({ graph }: { graph: GalleryGraphDto }) {
  return (
    <li className="forced-edge overflow-hidden rounded-lg bg-raised shadow-card">
      <a href={`/api/graphs/${graph.id}`} target="_blank" rel="noreferrer" className="block border-line border-b bg-sunk">
        <GraphPicture graph={graph} className="aspect-[3/2] w-full" />
        <span className="sr-only"> (opens the full-size picture)</span>
      </a>
      <div className="p-4">
        <h3 className="text-lead">{graph.title}</h3>
        <p className="mt-1 mb-2 flex flex-wrap items-center gap-2">
          <TeamChip name={graph.teamName} />
          {graph.own ? (
            <Badge tone="next" icon="star">
              Your team
            </Badge>
          ) : null}
          {graph.typeLabel ? <span className="text-content-faint text-base">{graph.typeLabel}</span> : null}
        </p>
        <GraphFacts graph={graph} />
      </div>
    </li>
  );
}
