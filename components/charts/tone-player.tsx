import { c2mChart } from 'chart2music';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { chartNumber } from '@/lib/domain/graphs/chart-data';
import type { Tones } from '@/lib/domain/graphs/tones';
import {
  ONLY_WITH_KEYS,
  playerWords,
  sequenceWords,
  soundOf,
  TONES_HELP,
  toneWords,
} from '@/words/graphs/tones';

/**
 * Three octaves that a small speaker can play, 40 to the octave: so fine that unlike numbers rarely
 * sound alike.
 */
const PITCHES = Array.from({ length: 122 }, (_, step) => 165 * 2 ** (step / 40));

type TonePlayerProps = { title: string; tones: Tones };
type Heard = { sequence: number; stop: number };

/**
 * A graph as tones: arrow keys go from number to number, and buttons do the same for a finger. Its
 * script comes when someone asks to hear.
 */
export function TonePlayer({ title, tones }: TonePlayerProps) {
  const box = useRef<HTMLDivElement>(null);
  const captions = useRef<HTMLParagraphElement>(null);
  const [heard, setHeard] = useState<Heard>({ sequence: 0, stop: 0 });
  const [silent, setSilent] = useState(false);
  const { stops, series } = tones;

  useEffect(() => {
    const [element, cc] = [box.current, captions.current];
    if (!element || !cc) return;
    setHeard({ sequence: 0, stop: 0 });
    const leave = startPlayer({ element, cc, title, tones, onHeard: setHeard });
    setSilent(leave === null);
    return leave ?? undefined;
  }, [title, tones]);

  // Once: later the graph may change under the hands of someone who types.
  useEffect(() => box.current?.focus(), []);

  /** The player listens to keys alone. */
  function press(key: string, shiftKey = false) {
    box.current?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey }));
  }

  function playAll() {
    if (heard.stop > 0) press('Home');
    press('End', true);
  }

  /** The next sequence, and after the last one the first. */
  function otherNumbers() {
    if (heard.sequence < series.length - 1) press('PageDown');
    else for (let back = heard.sequence; back > 0; back--) press('PageUp');
  }

  const sequence = series[heard.sequence];
  if (silent || !sequence) return <p className="mt-2 text-content-soft">{ONLY_WITH_KEYS}</p>;
  return (
    <div className="forced-edge mt-2 rounded-lg bg-sunk p-3">
      <div
        ref={box}
        role="application"
        aria-label={soundOf(title)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the player is driven by keys of its own.
        tabIndex={0}
        className="rounded-lg p-2"
      >
        <p aria-hidden="true" className="text-lead">
          {series.length > 1 ? (
            <span className="block text-base text-content-soft">
              {sequenceWords(sequence.label, heard.sequence + 1, series.length)}
            </span>
          ) : null}
          <span>{toneWords(stops[heard.stop] ?? '', sequence.values[heard.stop] ?? null)}</span>
        </p>
      </div>
      <p ref={captions} className="sr-only" />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={playAll}>Play all</Button>
        <Button variant="secondary" icon="arrow-left" onClick={() => press('ArrowLeft')}>
          Back
        </Button>
        <Button variant="secondary" icon="arrow-right" onClick={() => press('ArrowRight')}>
          Next
        </Button>
        {series.length > 1 ? (
          <Button variant="secondary" onClick={otherNumbers}>
            Other numbers
          </Button>
        ) : null}
      </div>
      <p className="mt-2 text-content-soft">{TONES_HELP}</p>
    </div>
  );
}

type PlayerParts = {
  element: HTMLElement;
  /** Where a screen reader hears the number after its tone. */
  cc: HTMLElement;
  title: string;
  tones: Tones;
  onHeard: (heard: Heard) => void;
};

/** What stops it; null where it cannot play. */
function startPlayer({
  element,
  cc,
  title,
  tones: { stops, series },
  onHeard,
}: PlayerParts): (() => void) | null {
  const numbers = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  // Keys of its own: a sequence named "2" would be sorted before one named "Hill", and two may have
  // the same name.
  const keys = series.map((_, index) => `sequence-${index}`);
  const { err, data: player } = c2mChart({
    type: 'line',
    element,
    cc,
    title,
    lang: 'en',
    data: Object.fromEntries(
      series.map(({ values }, index) => [
        keys[index],
        values.map((value, x) => ({ x, y: value ?? Number.NaN })),
      ]),
    ),
    axes: {
      x: { minimum: 0, maximum: stops.length - 1, valueLabels: [...stops] },
      // Equal numbers are equal tones, in the middle.
      y: {
        ...(low === high
          ? { minimum: low - 1, maximum: high + 1 }
          : { minimum: low, maximum: high }),
        format: chartNumber,
      },
    },
    options: {
      hertzes: PITCHES,
      onFocusCallback: ({ slice, index }) =>
        onHeard({ sequence: Math.max(0, keys.indexOf(slice)), stop: index }),
      translationCallback: ({ id, evaluators }) => {
        const label = series[keys.indexOf(String(evaluators.label))]?.label;
        return (
          playerWords(id, label === undefined ? evaluators : { ...evaluators, label }) ?? false
        );
      },
      // Its own help would lead to a foreign page.
      customHotkeys: [{ key: { key: 'h' }, callback: () => {}, force: true }],
    },
  });
  if (err !== null || !player) return null;
  try {
    player.getCurrent();
  } catch {
    return null;
  }
  return () => player.cleanUp();
}
