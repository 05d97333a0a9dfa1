import { TeamChip } from '@/components/football/team-chip';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { GalleryDto, GalleryGraphDto } from '@/lib/data/graph/dto';
import { GraphFacts } from './graph-facts';
import { GraphPicture } from './graph-picture';

/** The graphs that the teacher shared with the class, newest week first, with team names only. */
export function ClassGallery({ gallery }: { gallery: GalleryDto }) {
  if (gallery.graphs.length === 0) {
    return (
      <EmptyState
        title="No graphs here yet"
        icon="image"
        action={
          gallery.inLeague ? null : (
            <LinkButton href="/student/dashboard">Back to my dashboard</LinkButton>
          )
        }
      >
        <p>
          {gallery.inLeague
            ? 'When your teacher picks a graph for the class, it will show up here.'
            : 'You’re not in a league yet. Join your class on the dashboard to see its graphs.'}
        </p>
      </EmptyState>
    );
  }
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] gap-4">
      {gallery.graphs.map((graph) => (
        <GalleryGraph key={graph.id} graph={graph} />
      ))}
    </ul>
  );
}

function GalleryGraph({ graph }: { graph: GalleryGraphDto }) {
  return (
    <li className="forced-edge w-full max-w-[48rem] overflow-hidden rounded-lg bg-raised shadow-card">
      <a
        href={`/api/graphs/${graph.id}`}
        target="_blank"
        rel="noreferrer"
        className="block border-line border-b bg-sunk"
      >
        <GraphPicture graph={graph} className="aspect-[3/2] w-full" />
        <span className="sr-only"> (opens the full-size picture)</span>
      </a>
      <div className="p-4">
        <h2 className="text-lead">{graph.title}</h2>
        <p className="mt-1 mb-2 flex flex-wrap items-center gap-2">
          <TeamChip name={graph.teamName} />
          {graph.own ? <Badge icon="star">Your team</Badge> : null}
          <span className="text-content-faint">
            {[graph.typeLabel, `week ${graph.week}`].filter(Boolean).join(', ')}
          </span>
        </p>
        <GraphFacts graph={graph} />
      </div>
    </li>
  );
}
