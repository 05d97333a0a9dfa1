import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ScoreStepDto } from '@/lib/data/score-card/dto';
import { DraggableGuessFlag, FieldNumberLine } from './field-number-line';
import { placeHops } from './hops';

const value = (wholeNumber: number, numerator = 0, denominator = 1) => ({
  wholeNumber,
  numerator,
  denominator,
});
const STEP: ScoreStepDto = {
  key: 'WR1',
  index: 3,
  title: 'Wide Receiver 1',
  player: null,
  game: 'played',
  opponent: null,
  terms: [],
  attempts: 0,
  correct: false,
  own: null,
  simplified: false,
};
const tried = (number: ReturnType<typeof value>) => ({
  lastWrong: { message: '', tried: number, hint: { title: '', text: '' } },
});

function draw(part: Partial<ScoreStepDto>, isNew = false) {
  const { container, unmount } = render(
    <FieldNumberLine step={{ ...STEP, ...part }} isNew={isNew} hops={[]} />,
  );
  const texts = [...container.querySelectorAll('text')].map((text) => text.textContent);
  const ball = container.querySelector('.walks');
  unmount();
  return { texts, ball };
}

const FIELD = ['0', '10', '20', '30', '40', '50', '60'];

it('is as long as the kind of card says, whatever the answer is, and shows nothing that was not typed', () => {
  expect(draw({}).texts).toEqual(FIELD);
  expect(draw({ own: value(16, 1, 10), correct: true }).texts).toEqual([...FIELD, '16 1/10']);
  expect(draw({ key: 'TEAM' }).texts.at(-1)).toBe('300');
});

it('grows with a number that the student tried, to below 0 too, and leaves out one that is far from any field', () => {
  expect(draw(tried(value(61, 1, 5))).texts).toEqual([
    '0',
    '10',
    '20',
    '30',
    '40',
    '50',
    '60',
    '70',
    '61 1/5',
  ]);
  expect(draw(tried(value(0, -1, 2))).texts).toEqual(['−10', ...FIELD, '−1/2']);
  expect(draw(tried(value(7777))).texts).toEqual(FIELD);
});

it('draws the own lines as hops to the sum, those to look at with dashes, without saying the sum twice', async () => {
  const hops = [
    { typed: '6', value: value(6), isMarked: false },
    { typed: '0', value: value(0), isMarked: false },
    { typed: '50 1/10', value: value(50, 1, 10), isMarked: true },
  ];
  const { container } = render(
    <FieldNumberLine
      step={{ ...STEP, ...tried(value(56, 1, 10)) }}
      isNew={false}
      hops={placeHops(hops)}
    />,
  );
  await waitFor(() => expect(container.querySelectorAll('path[vector-effect]')).toHaveLength(2));
  const texts = [...container.querySelectorAll('text')].map((text) => text.textContent);
  expect(texts).toEqual(['0', '10', '20', '30', '40', '50', '60', '6', '50 1/10']);
  const paths = [...container.querySelectorAll('path[vector-effect]')];
  expect(paths.map((path) => path.getAttribute('stroke-dasharray'))).toEqual([null, '7 5']);
  // 94 percent for 60: six are 9.4.
  expect(paths.map((path) => path.parentElement?.getAttribute('width'))).toEqual([
    '9.400%',
    '78.490%',
  ]);
});

it('keeps the flag where the guess was, and says how far that is', () => {
  const guess = { at: 15, says: 'Your guess was only 1 1/10 away.' };
  const { container } = render(
    <FieldNumberLine
      step={{ ...STEP, own: value(16, 1, 10), correct: true, guess }}
      isNew={false}
      hops={[]}
    />,
  );
  expect(container.querySelector('p')).toHaveTextContent('Your guess was only one and one tenth');
  expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toContain('15');
  // Three percent are free at the end: 94 for 60, so 15 is at 26.5 percent and 16 1/10 at 28.223.
  const far = container.querySelector('line[stroke="#ffd24a"]');
  expect([far?.getAttribute('x1'), far?.getAttribute('x2')]).toEqual(['26.500%', '28.223%']);
});

it('asks for a guess with a flag in the middle, which no answer moves', () => {
  const ask = (part: Partial<ScoreStepDto>) => {
    const guess = { at: null, onMove: jest.fn(), onSkip: jest.fn() };
    const { container, unmount } = render(
      <FieldNumberLine step={{ ...STEP, ...part }} isNew={false} hops={[]} guess={guess} />,
    );
    const html = container.innerHTML.replace(/_r_\w+_/g, '');
    unmount();
    return html;
  };
  const term = { label: 'Catches', count: 6, rate: value(1), rule: '' };
  expect(ask({ terms: [term] })).toBe(ask({ terms: [{ ...term, count: 60 }] }));
  expect(ask({})).toContain('?</text>');
});

it('lets the ball walk from 0 to an answer that has just been found, and to no other', () => {
  const right = { own: value(20), correct: true };
  expect(draw(right).ball).toBeNull();
  expect(draw(tried(value(20)), true).ball).toBeNull();
  expect((draw(right, true).ball as SVGGElement | null)?.style.getPropertyValue('--from')).toBe(
    '-31.33%',
  );
});

const moved = jest.fn();
const skipped = jest.fn();
beforeEach(() => {
  moved.mockReset();
  skipped.mockReset();
});

function Field({ end = 40 }: { end?: number }) {
  const [estimate, setEstimate] = useState<number | null>(null);
  const move = (at: number) => {
    moved(at);
    setEstimate(at);
  };
  return (
    <section>
      <DraggableGuessFlag end={end} estimate={estimate} onMove={move} onSkip={skipped} />
      <input name="whole" aria-label="Whole number" />
    </section>
  );
}

const flag = () => screen.getByRole('slider', { name: 'About where will it land?' });

it('begins in the middle of the field with no guess, is moved one by one, and says where it is', () => {
  render(<Field />);
  expect(flag()).toHaveAttribute('aria-valuetext', 'No guess yet');
  expect(flag()).toHaveAttribute('type', 'range');
  expect(flag()).toHaveValue('20');
  fireEvent.change(flag(), { target: { value: '13' } });
  expect(flag()).toHaveAttribute('aria-valuetext', '13');
  fireEvent.change(flag(), { target: { value: '99' } });
  expect(moved.mock.calls.flat()).toEqual([13, 40]);
});

it('goes by fives on the field of a whole team', () => {
  render(<Field end={200} />);
  expect(flag()).toHaveValue('100');
  expect(flag()).toHaveAttribute('step', '5');
  fireEvent.change(flag(), { target: { value: '130' } });
  expect(moved.mock.calls.flat()).toEqual([130]);
});

it('takes a tap on the flag where it is for a guess', async () => {
  render(<Field />);
  await userEvent.click(flag());
  expect(moved.mock.calls.flat()).toEqual([20]);
});

it('may be skipped, and leads on to the boxes either way', async () => {
  render(<Field />);
  await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect(skipped).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('textbox')).toHaveFocus();
  flag().focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('textbox')).toHaveFocus();
});
