import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { GalleryDto, GalleryGraphDto } from '@/lib/data/graph/dto';
import { defaultColorsOfTeamName, isLightForegroundOfPalette } from '@/lib/domain/team/colors';
import { GRAPH_HUB } from '@/words/graph-hub';
import { weekInSentence } from '@/words/week-names';
import { GraphAlternatives } from './graph-alternatives';
import { HandedInGraphImage } from './handed-in-graph-image';

/** It shows names of teams, never of students. */
export function ClassGallery({ gallery }: { gallery: GalleryDto }) {
  if (gallery.graphs.length === 0) {
    return (
      <EmptyState
        title={GRAPH_HUB.noneHere}
        icon="image"
        action={
          gallery.inLeague ? null : (
            <LinkButton href="/student/dashboard">{GRAPH_HUB.backToDashboard}</LinkButton>
          )
        }
      >
        <p>{gallery.inLeague ? GRAPH_HUB.whenPicked : GRAPH_HUB.joinToSee}</p>
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
        <HandedInGraphImage graph={graph} className="aspect-[3/2] w-full" />
        <span className="sr-only">{` ${GRAPH_HUB.opensFull}`}</span>
      </a>
      <div className="p-4">
        <h2 className="text-lead">{graph.title}</h2>
        <p className="mt-1 mb-2 flex flex-wrap items-center gap-2">
          <TeamNameChip name={graph.teamName} />
          {graph.own ? <Badge icon="star">{GRAPH_HUB.yourTeam}</Badge> : null}
          <span className="text-content-faint">
            {[graph.typeLabel, weekInSentence(graph.week)].filter(Boolean).join(', ')}
          </span>
        </p>
        <GraphAlternatives graph={graph} />
      </div>
    </li>
  );
}

export function TeamNameChip({ name }: { name: string }) {
  const { background, foreground } = defaultColorsOfTeamName(name);
  const edge = isLightForegroundOfPalette(foreground) ? background : foreground;
  return (
    <span
      className={
        'forced-edge keep-colors inline-block max-w-full break-words rounded-md border px-2 ' +
        'py-0.5 font-semibold'
      }
      style={{ backgroundColor: background, color: foreground, borderColor: edge }}
    >
      {name}
    </span>
  );
}
