import { type RefObject, useLayoutEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { INPUT_CLASS } from '@/components/ui/field';
import { Icon, type IconName } from '@/components/ui/icon';
import type { GraphDraft } from '@/lib/domain/graphs/graph-draft';
import { BUILDER } from '@/words/graph-builder';
import {
  oneStepLessText,
  oneStepMoreText,
  redoText,
  snapSizeText,
  snapToText,
  undoText,
} from '@/words/graph-editing';
import type { ChartNumberQuestion } from '../graph-view';
import { GoToFieldButton, graphInputId } from './draft-fields';

type BuilderToolsProps = {
  snaps: readonly number[];
  snap: number;
  onSnap: (snap: number) => void;
  /** Null when there is nothing to undo or redo. */
  undo: (() => void) | null;
  redo: (() => void) | null;
};

export function BuilderTools({ snaps, snap, onSnap, undo, redo }: BuilderToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {snaps.length > 0 ? (
        <fieldset className="flex min-w-0 items-center gap-2">
          <legend className="float-left text-content-soft">{snapToText()}</legend>
          <div className="segments">
            {snaps.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === snap}
                onClick={() => onSnap(each)}
                className="segment"
              >
                {snapSizeText(each)}
              </button>
            ))}
          </div>
        </fieldset>
      ) : null}
      <div className="flex gap-2">
        <NudgeButton label={oneStepLessText()} icon="minus" arrow="ArrowLeft" />
        <NudgeButton label={oneStepMoreText()} icon="plus" arrow="ArrowRight" />
      </div>
      <div className="flex gap-2">
        <ToolButton label={undoText()} onPress={undo} />
        <ToolButton label={redoText()} onPress={redo} flipped />
      </div>
    </div>
  );
}

/**
 * A finger is wider than a yard, so these buttons fine-tune a dragged handle. They send an arrow
 * key to the handle, which keeps the focus. Keyboard users don't need them.
 */
function NudgeButton({ label, icon, arrow }: { label: string; icon: IconName; arrow: string }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        const handle = document.activeElement?.closest('[role="slider"]');
        handle?.dispatchEvent(
          new KeyboardEvent('keydown', { key: arrow, bubbles: true, cancelable: true }),
        );
      }}
      className="tool-button"
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}

/** Stays focusable when there is nothing left to undo, so that the focus isn't lost. */
function ToolButton({
  label,
  onPress,
  flipped = false,
}: {
  label: string;
  onPress: (() => void) | null;
  flipped?: boolean;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={onPress === null}
      onClick={() => onPress?.()}
      className="tool-button"
    >
      <Icon name="rotate-ccw" className={`size-5 ${flipped ? '-scale-x-100' : ''}`} />
    </button>
  );
}

type QuestionNoteProps = {
  question: ChartNumberQuestion | null;
  draft: GraphDraft;
  change: (changes: Partial<GraphDraft>) => void;
  onNext: () => void;
};

/** The next number to put on the chart; at the end its title and sentence. */
export function ChartNumberQuestionNote({ question, draft, change, onNext }: QuestionNoteProps) {
  if (!question) {
    if (draft.title && draft.claim) return null;
    return (
      <section data-note aria-label={BUILDER.title} className="canvas-note border-line-strong">
        <p>{BUILDER.titleAndSentence}</p>
        <GoToFieldButton box={draft.title ? 'claim' : 'title'} of={BUILDER.title} />
      </section>
    );
  }
  const { box, ask, fact, unit } = question;
  return (
    <section data-note aria-label={ask} className="canvas-note border-content">
      <h2 className="font-bold text-lead leading-tight">{ask}</h2>
      {fact ? <p>{fact}</p> : null}
      {unit === undefined ? null : (
        <label className="flex items-center gap-2">
          <input
            key={box}
            aria-label={`${ask} ${unit}`}
            value={draft.typed[box] ?? ''}
            maxLength={20}
            autoComplete="off"
            inputMode="text"
            onChange={({ target }) => change({ typed: { ...draft.typed, [box]: target.value } })}
            onKeyDown={({ key }) => key === 'Enter' && onNext()}
            className={`${INPUT_CLASS} max-w-24`}
          />
          <span>{unit}</span>
        </label>
      )}
      <p className="text-content-soft">{unit === undefined ? BUILDER.pull : BUILDER.typeOrPull}</p>
      <Button variant="next" icon="arrow-right" onClick={onNext}>
        {BUILDER.next}
      </Button>
    </section>
  );
}

type HighlightPosition = {
  ring: { left: number; top: number; width: number; height: number };
  line: { x1: number; y1: number; x2: number; y2: number } | null;
};
/** Pixels. A handle's touch area is larger than its picture. */
const INSET = 6;
const NOTE_CORNER = 20;

export function ChartHighlightRing({
  area,
  box,
  tone,
}: {
  area: RefObject<HTMLElement | null>;
  box: string | null;
  tone: 'ask' | 'again';
}) {
  const [position, setPosition] = useState<HighlightPosition | null>(null);

  // After each drawing, because what is marked moves.
  useLayoutEffect(() => {
    const measure = () => {
      const next = area.current && box !== null ? measureHighlight(area.current, box) : null;
      setPosition((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    measure();
    window.addEventListener('resize', measure);
    // A list of leaves scrolls in its own box.
    window.addEventListener('scroll', measure, true);
    return () => {
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure, true);
    };
  });

  if (!position) return null;
  const [border, text] =
    tone === 'again' ? ['border-again', 'text-again'] : ['border-content border-dashed', ''];
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none absolute inset-0 overflow-hidden ${text}`}
    >
      {position.line && tone === 'again' ? (
        <svg aria-hidden="true" className="absolute size-full max-lg:hidden">
          <line {...position.line} stroke="currentColor" strokeWidth={3} />
        </svg>
      ) : null}
      <div
        data-mark={box}
        className={`absolute rounded-lg border-3 ${border}`}
        style={position.ring}
      />
    </div>
  );
}

function measureHighlight(area: HTMLElement, box: string): HighlightPosition | null {
  const find = (attribute: string, value: string) =>
    area.querySelector(`[${attribute}=${JSON.stringify(value)}]`);
  // All boxes of a scale are marked at the end of their axis.
  const target =
    find('data-box', box) ??
    find('id', graphInputId(box)) ??
    find('data-box', `${box.split('-')[0]}-end`);
  if (!target) return null;
  const [at, frame] = [target.getBoundingClientRect(), area.getBoundingClientRect()];
  const note = area.querySelector('[data-note]')?.getBoundingClientRect();
  const inset = target.matches('[data-box]') ? INSET : 0;
  const ring = {
    left: Math.round(at.left - frame.left + inset),
    top: Math.round(at.top - frame.top + inset),
    width: Math.round(at.width - 2 * inset),
    height: Math.round(at.height - 2 * inset),
  };
  if (!note) return { ring, line: null };
  const middle = ring.top + ring.height / 2;
  const [highest, lowest] = [note.top + NOTE_CORNER, note.bottom - NOTE_CORNER];
  const line = {
    x1: ring.left + ring.width,
    y1: middle,
    x2: Math.round(note.left - frame.left),
    y2: Math.round(Math.min(Math.max(middle, highest - frame.top), lowest - frame.top)),
  };
  return { ring, line: line.x2 > line.x1 ? line : null };
}
