'use client';

import { useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LiveRegion } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import { useLiveRegionContent } from '@/components/ui/use-live-region-content';
import type { ProjectableGraphDto, ProjectableGraphsDto } from '@/lib/data/graph/dto';
import { groupBy } from '@/lib/domain/lists';
import {
  CLASS_SCREEN,
  isOnScreenText,
  onScreenAsLetterText,
  otherGraphHasOtherTypeText,
} from '@/words/class-screen';
import type { GraphQuestions } from '@/words/graphs/graph-words';
import { noGraphsInText } from '@/words/review-board';
import { badgesByGraphReviewState } from './badges-by-graph-review-state';
import { GraphAlternatives } from './graph-alternatives';
import { HandedInGraphImage } from './handed-in-graph-image';
import { MAX_PROJECTED_GRAPHS } from './projected-graphs';
import { ProjectedGraphsControlPanel } from './projected-graphs-control-panel';

type GraphPickerProps = {
  leagueId: string;
  weekGraphs: ProjectableGraphsDto;
  questions: Readonly<Record<string, GraphQuestions>>;
  openId: string | null;
};

/**
 * The teacher picks one graph, or two of one type, for the class screen, and one from the gallery
 * as Tuesday's question.
 */
export function ProjectableGraphPicker({
  leagueId,
  weekGraphs: { week, graphs },
  questions,
  openId,
}: GraphPickerProps) {
  const [ids, setIds] = useState<readonly string[]>(openId === null ? [] : [openId]);
  const [spoken, say] = useLiveRegionContent();
  const question = useRef<HTMLTextAreaElement>(null);
  const chosen = ids.flatMap((id) => graphs.find((graph) => graph.id === id) ?? []);
  if (graphs.length === 0) {
    return (
      <EmptyState title={noGraphsInText(week)} icon="image">
        <p>{CLASS_SCREEN.showFromHere}</p>
      </EmptyState>
    );
  }

  function choose(graph: ProjectableGraphDto) {
    const others = chosen.filter(({ id }) => id !== graph.id);
    if (others.length < chosen.length) return setIds(others.map(({ id }) => id));
    // Only graphs of one type can be compared. The newest choices win.
    const sameType = others.filter(
      ({ graphType }) => graphType !== '' && graphType === graph.graphType,
    );
    setIds([...sameType, graph].slice(-MAX_PROJECTED_GRAPHS).map(({ id }) => id));
    say(
      sameType.length < others.length
        ? otherGraphHasOtherTypeText(graph.title)
        : isOnScreenText(graph.title),
    );
  }

  const kinds = groupBy(graphs, ({ typeLabel }) => typeLabel ?? CLASS_SCREEN.otherGraphs);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid grid-cols-1 gap-6">
        {[...kinds].map(([kind, ofKind]) => (
          <Section key={kind} title={`${kind} (${ofKind.length})`} titleClass="mb-2 text-lead">
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-3">
              {ofKind.map((graph) => (
                <GraphChoice
                  key={graph.id}
                  graph={graph}
                  screenIndex={ids.indexOf(graph.id)}
                  isPair={chosen.length > 1}
                  onChoose={() => choose(graph)}
                  onAsk={() => {
                    setIds([graph.id]);
                    question.current?.focus();
                  }}
                />
              ))}
            </ul>
          </Section>
        ))}
      </div>
      <ProjectedGraphsControlPanel
        leagueId={leagueId}
        week={week}
        chosen={chosen}
        askedGraph={graphs.find((graph) => graph.question !== null) ?? null}
        questions={questions}
        box={question}
        onRemove={choose}
      />
      <LiveRegion className="sr-only">{spoken}</LiveRegion>
    </div>
  );
}

type GraphChoiceProps = {
  graph: ProjectableGraphDto;
  /** This graph's index among the graphs on the screen; -1 if it isn't there. */
  screenIndex: number;
  isPair: boolean;
  onChoose: () => void;
  onAsk: () => void;
};

function GraphChoice({ graph, screenIndex, isPair, onChoose, onAsk }: GraphChoiceProps) {
  const { title, state, studentName, inGallery, question } = graph;
  const { tone, icon, teacher } = badgesByGraphReviewState()[state];
  const isChosen = screenIndex >= 0;
  return (
    <li
      className={
        'forced-edge flex flex-col overflow-hidden rounded-lg bg-raised shadow-card ' +
        (isChosen ? 'outline-4 outline-field' : '')
      }
    >
      <HandedInGraphImage graph={graph} className="h-36 w-full border-line border-b" />
      <div className="flex grow flex-col gap-1 px-3 py-2">
        <h3 className="font-bold leading-tight">{title}</h3>
        <p className="flex flex-wrap items-center gap-x-2 text-content-soft">
          <span>{studentName}</span>
          <Badge tone={tone} icon={icon}>
            {teacher}
          </Badge>
        </p>
        <Button
          variant={isChosen ? 'primary' : 'secondary'}
          icon={isChosen ? 'check' : 'plus'}
          aria-pressed={isChosen}
          onClick={onChoose}
        >
          <span>
            {isChosen
              ? isPair
                ? onScreenAsLetterText(screenIndex === 0 ? 'A' : 'B')
                : CLASS_SCREEN.onScreen
              : CLASS_SCREEN.putOn}
          </span>
          <span className="sr-only">{`: ${title}, ${studentName}`}</span>
        </Button>
        {inGallery ? (
          <Button variant="quiet" onClick={onAsk} className="-mx-3 self-start text-left">
            <span>{question === null ? CLASS_SCREEN.askAbout : CLASS_SCREEN.isAsked}</span>
            <span className="sr-only">{`: ${title}, ${studentName}`}</span>
          </Button>
        ) : null}
        <div>
          <GraphAlternatives graph={graph} />
        </div>
      </div>
    </li>
  );
}
