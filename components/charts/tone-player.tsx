import { c2mChart } from 'chart2music';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { formatChartNumber } from '@/lib/domain/graphs/chart-data';
import type { GraphSound } from '@/lib/domain/graphs/graph-sound';
import { CHARTS } from '@/words/charts';
import {
  graphSoundHelpText,
  soundOfGraphTitle,
  tonePlayerText,
  toneReadoutText,
  toneSequenceText,
  tonesNeedKeyboardText,
} from '@/words/graphs/tones';

/**
 * Three octaves that a small speaker can play, with 40 steps per octave: fine enough that different
 * numbers rarely sound alike.
 */
const PITCHES = Array.from({ length: 122 }, (_, step) => 165 * 2 ** (step / 40));

type TonePlayerProps = { title: string; tones: GraphSound };
type Position = { sequence: number; stop: number };

export function TonePlayer({ title, tones }: TonePlayerProps) {
  const box = useRef<HTMLDivElement>(null);
  const captions = useRef<HTMLParagraphElement>(null);
  const [position, setPosition] = useState<Position>({ sequence: 0, stop: 0 });
  const [silent, setSilent] = useState(false);
  const { stops, series } = tones;

  useEffect(() => {
    const [element, cc] = [box.current, captions.current];
    if (!element || !cc) return;
    setPosition({ sequence: 0, stop: 0 });
    const leave = startPlayer({ element, cc, title, tones, onHeard: setPosition });
    setSilent(leave === null);
    return leave ?? undefined;
  }, [title, tones]);

  // Only once: later changes of the graph must not take the focus from someone who is typing.
  useEffect(() => box.current?.focus(), []);

  /** The player only listens to keys. */
  function press(key: string, shiftKey = false) {
    box.current?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey }));
  }

  function playAll() {
    if (position.stop > 0) press('Home');
    press('End', true);
  }

  function otherNumbers() {
    if (position.sequence < series.length - 1) press('PageDown');
    else for (let back = position.sequence; back > 0; back--) press('PageUp');
  }

  const sequence = series[position.sequence];
  if (silent || !sequence)
    return <p className="mt-2 text-content-soft">{tonesNeedKeyboardText()}</p>;
  return (
    <div className="forced-edge mt-2 rounded-lg bg-sunk p-3">
      <div
        ref={box}
        role="application"
        aria-label={soundOfGraphTitle(title)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the player has its own keys.
        tabIndex={0}
        className="rounded-lg p-2"
      >
        <p aria-hidden="true" className="text-lead">
          {series.length > 1 ? (
            <span className="block text-base text-content-soft">
              {toneSequenceText(sequence.label, position.sequence + 1, series.length)}
            </span>
          ) : null}
          <span>
            {toneReadoutText(stops[position.stop] ?? '', sequence.values[position.stop] ?? null)}
          </span>
        </p>
      </div>
      <p ref={captions} className="sr-only" />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={playAll}>{CHARTS.playAll}</Button>
        <Button variant="secondary" icon="arrow-left" onClick={() => press('ArrowLeft')}>
          {CHARTS.back}
        </Button>
        <Button variant="secondary" icon="arrow-right" onClick={() => press('ArrowRight')}>
          {CHARTS.next}
        </Button>
        {series.length > 1 ? (
          <Button variant="secondary" onClick={otherNumbers}>
            {CHARTS.otherNumbers}
          </Button>
        ) : null}
      </div>
      <p className="mt-2 text-content-soft">{graphSoundHelpText()}</p>
    </div>
  );
}

type PlayerParts = {
  element: HTMLElement;
  /** Screen readers read each number here, after its tone. */
  cc: HTMLElement;
  title: string;
  tones: GraphSound;
  onHeard: (position: Position) => void;
};

/** Returns the function that stops the player, or null when the browser can't play. */
function startPlayer({
  element,
  cc,
  title,
  tones: { stops, series },
  onHeard,
}: PlayerParts): (() => void) | null {
  const numbers = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  // Indexed keys, because names may repeat, and a sequence named "2" would sort before "Hill".
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
      // Equal numbers play as equal tones in the middle of the range.
      y: {
        ...(low === high
          ? { minimum: low - 1, maximum: high + 1 }
          : { minimum: low, maximum: high }),
        format: formatChartNumber,
      },
    },
    options: {
      hertzes: PITCHES,
      onFocusCallback: ({ slice, index }) =>
        onHeard({ sequence: Math.max(0, keys.indexOf(slice)), stop: index }),
      translationCallback: ({ id, evaluators }) => {
        const label = series[keys.indexOf(String(evaluators.label))]?.label;
        return (
          tonePlayerText(id, label === undefined ? evaluators : { ...evaluators, label }) ?? false
        );
      },
      // Disables the player's own help, which would open another site.
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
