import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { soundOfGraph } from '@/lib/domain/graphs/graph-sound';
import { HearGraphButton } from './hear-graph-button';
import { TonePlayer } from './tone-player';

/**
 * A fake sound card that records the pitch of each tone in hertz. The player makes a tone of three
 * oscillators; only the first is audible.
 */
const started: number[] = [];
const pitches = () => started.filter((_, index) => index % 3 === 0);

function part() {
  const dial = { value: 0, setValueCurveAtTime() {} };
  const nothing = () => {};
  return {
    ...{ connect: nothing, disconnect: nothing, stop: nothing },
    ...{ threshold: dial, knee: dial, ratio: dial, attack: dial, release: dial },
    ...{ gain: { ...dial }, pan: { ...dial }, frequency: { ...dial } },
  };
}

class SoundCard {
  currentTime = 0;
  destination = {};
  createDynamicsCompressor = part;
  createGain = part;
  createBiquadFilter = part;
  createStereoPanner = part;
  createOscillator() {
    const oscillator = part();
    return { ...oscillator, start: () => started.push(oscillator.frequency.value) };
  }
}

const tonesOfValues = (...values: (number | null)[]) => ({
  stops: values.map((_, index) => `Week ${index + 1}`),
  series: [{ label: 'Hill', values }],
});

const press = (key: string, init = {}) =>
  fireEvent.keyDown(screen.getByRole('application'), { key, ...init });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeAll(() => Object.assign(globalThis, { AudioContext: SoundCard }));
beforeEach(() => {
  jest.useFakeTimers();
  started.length = 0;
});
afterEach(() => jest.useRealTimers());

it('plays higher tones for higher numbers, always', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -50, max: 500 }), { minLength: 2, maxLength: 18 }),
      (values) => {
        started.length = 0;
        const { unmount } = render(<TonePlayer title="Yards" tones={tonesOfValues(...values)} />);
        press('Home');
        for (let stop = 1; stop < values.length; stop++) press('ArrowRight');
        const heard = pitches();
        unmount();
        // Home plays only when it moves, so the first tone may also come from moving back to it.
        const known = values
          .slice(values.length - heard.length)
          .map((value, index) => ({ value, pitch: heard[index] ?? 0 }));
        known.sort((one, other) => one.value - other.value);
        for (const [index, { value, pitch }] of known.entries()) {
          const before = known[index - 1];
          if (!before) continue;
          if (before.value === value) expect(pitch).toBe(before.pitch);
          else expect(pitch).toBeGreaterThanOrEqual(before.pitch);
        }
        expect(heard.length).toBeGreaterThanOrEqual(values.length - 1);
      },
    ),
    { numRuns: 15 },
  );
});

it('plays the lowest and the highest number three octaves apart, in a range that a small speaker has', () => {
  render(<TonePlayer title="Yards" tones={tonesOfValues(3, 80, -4)} />);
  press('ArrowRight');
  press('ArrowRight');
  const [high = 0, low = 0] = pitches();
  expect(low).toBe(165);
  expect(high / low).toBeCloseTo(8, 1);
});

it('is silent in a week without a game, and says so', () => {
  render(<TonePlayer title="Yards" tones={tonesOfValues(10, null, 20)} />);
  press('ArrowRight');
  expect(pitches()).toHaveLength(0);
  wait(300);
  expect(screen.getByRole('status')).toHaveTextContent('Week 2, no number');
  press('ArrowRight');
  expect(pitches()).toHaveLength(1);
  wait(300);
  expect(screen.getByRole('status')).toHaveTextContent('Week 3, 20');
});

it('plays all of a sequence at a press, with a gap of the same length for a bye', () => {
  render(<TonePlayer title="Yards" tones={tonesOfValues(10, null, 20)} />);
  fireEvent.click(screen.getByRole('button', { name: 'Play all' }));
  expect(pitches()).toHaveLength(1);
  wait(260);
  expect(pitches()).toHaveLength(1);
  wait(250);
  expect(pitches()).toHaveLength(2);
  expect(screen.getByRole('application')).toHaveTextContent('Week 3, 20');
});

it('goes to other numbers by a key or a press, and says whose they are', () => {
  const series = [
    { label: '2', values: [10, 20] },
    { label: 'Hill', values: [30, 40] },
    { label: 'Hill', values: [50, 60] },
  ];
  render(<TonePlayer title="Yards" tones={{ stops: ['1', '2'], series }} />);
  const box = screen.getByRole('application', { name: 'Sound of Yards' });
  expect(box).toHaveTextContent('2, 1 of 31, 10');
  press('PageDown');
  expect(box).toHaveTextContent('Hill, 2 of 31, 30');
  wait(300);
  expect(screen.getByRole('status')).toHaveTextContent('Hill');
  const other = screen.getByRole('button', { name: 'Other numbers' });
  fireEvent.click(other);
  expect(box).toHaveTextContent('Hill, 3 of 31, 50');
  fireEvent.click(other);
  expect(box).toHaveTextContent('2, 1 of 31, 10');
});

it('says how it works in our own words, and leads nowhere else', () => {
  render(<TonePlayer title="Yards" tones={tonesOfValues(10, 20)} />);
  expect(screen.getByRole('application')).toHaveFocus();
  expect(screen.getByRole('status').textContent).toMatch(
    /^\s*Hill\.\s+From 10 to 20\.\s+More is higher/,
  );
  press('h');
  expect(document.querySelector('dialog')).toBeNull();
});

it('plays equal numbers as one tone', () => {
  render(<TonePlayer title="Yards" tones={tonesOfValues(7, 7, 7)} />);
  press('ArrowRight');
  press('ArrowRight');
  const [first, second] = pitches();
  expect(first).toBeGreaterThan(165);
  expect(second).toBe(first);
});

it('leaves the keyboard where it is when the graph changes under the hands of someone who types', async () => {
  jest.useRealTimers();
  const table = (yards: number) => ({
    columns: ['Slice', 'Yards'],
    rows: [
      ['Hill', yards],
      ['Lamb', 5],
    ],
  });
  const view = (yards: number) => (
    <>
      <input aria-label="Yards" />
      <HearGraphButton title="Yards" sound={soundOfGraph('circle', table(yards))} />
    </>
  );
  const { rerender } = render(view(1));
  fireEvent.click(screen.getByRole('button', { name: 'Hear it' }));
  expect(await screen.findByRole('application')).toHaveFocus();
  screen.getByLabelText('Yards').focus();
  rerender(view(12));
  expect(screen.getByLabelText('Yards')).toHaveFocus();
  expect(screen.getByRole('application')).toHaveTextContent('Hill, 12');
});

it('is not there where there is nothing to compare', () => {
  const { container } = render(
    <HearGraphButton
      title="Yards"
      sound={soundOfGraph('circle', { columns: ['Slice', 'Yards'], rows: [['Hill', 3]] })}
    />,
  );
  expect(container).toBeEmptyDOMElement();
});
