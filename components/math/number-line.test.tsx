import { render, screen, within } from '@testing-library/react';
import { NumberLine, numberLineLabelStep, numberLineShare, ticksPerWhole } from './number-line';
import { NumberLinePointList, NumberLineWithPins } from './number-line-with-pins';

const value = (wholeNumber: number, numerator = 0, denominator = 1) => ({
  wholeNumber,
  numerator,
  denominator,
});
const POINTS = [
  { value: value(2, 1, 2), label: 'Sea Otters' },
  { value: value(0, -1, 4), label: 'Bears' },
];

const drawing = (container: HTMLElement) => container.querySelector('svg') as SVGSVGElement;
const numbers = (container: HTMLElement) =>
  [...drawing(container).querySelectorAll(':scope > g > text')].map((text) => [
    text.textContent,
    text.getAttribute('x'),
  ]);
const places = (container: HTMLElement) =>
  [...drawing(container).querySelectorAll(':scope > svg')].map((mark) => mark.getAttribute('x'));
const tickCounts = (container: HTMLElement) =>
  [...drawing(container).querySelectorAll('pattern')].map((pattern) =>
    Math.round(1 / Number(pattern.getAttribute('width'))),
  );

it('writes each whole at its place, three percent in from both ends, and puts each point at its own', () => {
  const { container } = render(<NumberLineWithPins points={POINTS} min={-1} max={4} />);
  // Five wholes share 94 percent, so each takes 18.8.
  expect(numbers(container)).toEqual([
    ['−1', '3.000%'],
    ['0', '21.800%'],
    ['1', '40.600%'],
    ['2', '59.400%'],
    ['3', '78.200%'],
    ['4', '97.000%'],
  ]);
  // 3 + 3 1/2 * 18.8 and 3 + 3/4 * 18.8.
  expect(places(container)).toEqual(['68.800%', '17.100%']);
});

it('says the same in words below the drawing, which is hidden from screen readers', () => {
  const { container } = render(<NumberLineWithPins points={POINTS} min={-1} max={4} />);
  expect(drawing(container)).toHaveAttribute('aria-hidden', 'true');
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => item.querySelector('.sr-only')?.textContent)).toEqual([
    'two and one half',
    'negative one fourth',
  ]);
  expect(items[0]).toHaveTextContent(/^1Sea Otters:/);
  expect(items[1]).toHaveTextContent(/^2Bears:/);
});

it('keeps only the labeled ones of sixty yard lines on a phone, where they would run together', () => {
  const { container } = render(<NumberLine min={0} max={60} points={[]} renderMark={() => null} />);
  expect(tickCounts(container)).toEqual([60, 6]);
  const shown = [...container.querySelectorAll('pattern')].map(({ parentElement }) =>
    parentElement?.getAttribute('class'),
  );
  expect(shown).toEqual(['max-sm:hidden', 'sm:hidden']);
});

it('lets the ticks hang below the line, and the pins stand on it', () => {
  const { container } = render(<NumberLineWithPins points={POINTS} min={-1} max={4} />);
  // The pins take 36 pixels, and the line is 4 high.
  const ticks = [...container.querySelectorAll('rect[fill^="url"]')];
  expect(ticks.map((rect) => [rect.getAttribute('y'), rect.getAttribute('height')])).toEqual([
    ['40', '22'],
    ['40', '10'],
  ]);
  expect(container.querySelector('path')).toHaveAttribute('d', 'M12 36V24');
  expect(container.querySelector('path')?.parentElement).toHaveAttribute(
    'transform',
    'translate(-12 0)',
  );
  expect(drawing(container)).toHaveClass('px-3', 'keep-colors', 'block');
});

it('numbers its pins as the list does', () => {
  const { container } = render(<NumberLineWithPins points={POINTS} min={-1} max={4} />);
  expect(
    [...drawing(container).querySelectorAll(':scope > svg')].map((mark) => mark.textContent),
  ).toEqual(['1', '2']);
});

it('cuts each whole by the common denominator of its points, and not where all are whole or the parts would run together', () => {
  const line = (points: typeof POINTS, max: number) =>
    render(<NumberLineWithPins points={points} min={0} max={max} />).container;
  expect(
    tickCounts(
      line([POINTS[0] as (typeof POINTS)[0], { value: value(1, 2, 3), label: 'Bears' }], 5),
    ),
  ).toEqual([5, 30]);
  expect(tickCounts(line([{ value: value(3), label: 'Bears' }], 5))).toEqual([5]);
  expect(tickCounts(line([{ value: value(3, 1, 25), label: 'Bears' }], 5))).toEqual([5]);
});

it('writes every fifth number on a line of forty, also from below zero', () => {
  const { container } = render(<NumberLineWithPins points={POINTS} min={-5} max={35} />);
  expect(numbers(container).map(([number]) => number)).toEqual([
    '−5',
    '0',
    '5',
    '10',
    '15',
    '20',
    '25',
    '30',
    '35',
  ]);
});

it('stands a mark on each point in place of a pin and its number, in the middle of it', () => {
  const { container } = render(
    <>
      <NumberLine
        points={POINTS}
        min={-1}
        max={4}
        markWidth={40}
        markHeight={50}
        renderMark={({ label }, index) => <desc>{`${index} ${label}`}</desc>}
      />
      <NumberLinePointList points={POINTS} />
    </>,
  );
  expect([...drawing(container).querySelectorAll('desc')].map((mark) => mark.textContent)).toEqual([
    '0 Sea Otters',
    '1 Bears',
  ]);
  expect(container.querySelector('desc')?.parentElement).toHaveAttribute(
    'transform',
    'translate(-20 0)',
  );
  expect(container.querySelectorAll('path')).toHaveLength(0);
  expect(
    screen.getAllByRole('listitem').map((item) => item.firstElementChild?.textContent),
  ).toEqual(['Sea Otters:', 'Bears:']);
  // 50 + 6 pixels for the marks, and 58 for the line with its numbers.
  expect(drawing(container)).toHaveAttribute('height', '114');
});

it('leaves out its turf on a ground that is green already', () => {
  const { container, rerender } = render(
    <NumberLine points={POINTS} min={-1} max={4} renderMark={() => null} />,
  );
  const turf = () =>
    [...container.querySelectorAll('rect')].filter(
      (rect) => rect.getAttribute('fill') === '#0b6b3f',
    ).length;
  expect([turf(), drawing(container).getAttribute('height')]).toEqual([1, '94']);
  rerender(<NumberLine points={POINTS} min={-1} max={4} renderMark={() => null} bare />);
  expect(turf()).toBe(0);
  expect(drawing(container)).not.toHaveClass('px-3');
});

it('gives two lines on one page ticks of their own', () => {
  const { container } = render(
    <>
      <NumberLineWithPins points={POINTS} min={-1} max={4} />
      <NumberLineWithPins points={POINTS} min={0} max={8} />
    </>,
  );
  const ids = [...container.querySelectorAll('pattern')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
  const used = [...container.querySelectorAll('rect[fill^="url"]')].map((rect) =>
    rect.getAttribute('fill'),
  );
  expect(used).toEqual(ids.map((id) => `url(#${id})`));
});

describe('numberLineShare', () => {
  it.each([
    [{ wholeNumber: 2, numerator: 1, denominator: 2 }, 0, 10, 0.25],
    [{ wholeNumber: -1, numerator: 1, denominator: 2 }, -2, 0, 0.25],
    [{ wholeNumber: 1, numerator: 3, denominator: 4 }, 1, 4, 0.25],
    [{ wholeNumber: -2, numerator: 3, denominator: 4 }, -5, 4, 0.25],
    [{ wholeNumber: 0, numerator: -1, denominator: 2 }, -1, 0, 0.5],
  ])('puts %o between %d and %d at %d', (value, min, max, share) => {
    expect(numberLineShare(value, min, max)).toBe(share);
  });
});

describe('ticksPerWhole', () => {
  it('cuts each whole by the common denominator', () => expect(ticksPerWhole([2, 5], 8)).toBe(10));
  it.each([
    [[], 3, 1],
    [[1, 1], 3, 1],
    [[4, 6], 5, 12],
    [[24], 6, 24],
    [[25], 1, 1],
    [[2], 75, 2],
    [[2], 76, 1],
    [[10], 15, 10],
    [[10], 16, 1],
  ])('cuts by %j on %i wholes into %i', (denominators, wholes, parts) => {
    expect(ticksPerWhole(denominators, wholes)).toBe(parts);
  });
  it('gives up where the ticks would run together', () =>
    expect(ticksPerWhole([8, 5, 3], 8)).toBe(1));
});

describe('numberLineLabelStep', () => {
  it('writes about a dozen numbers at most', () =>
    expect([8, 40, 100].map(numberLineLabelStep)).toEqual([1, 5, 10]));
  it.each([
    [10, 1],
    [11, 2],
    [20, 2],
    [21, 5],
    [50, 5],
    [51, 10],
    [101, 20],
    [201, 50],
    [501, 100],
    [1000, 100],
    [1001, 200],
  ])('for %i wholes at every %i', (wholes, step) => expect(numberLineLabelStep(wholes)).toBe(step));
});
