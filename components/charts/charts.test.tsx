import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { boxAndWhiskerView } from '@/components/graphs/box-and-whisker/view';
import { circleView } from '@/components/graphs/circle/view';
import { histogramView } from '@/components/graphs/histogram/view';
import { multipleLineView } from '@/components/graphs/multiple-line/view';
import { scatterPlotView } from '@/components/graphs/scatter-plot/view';
import { stackedBarView } from '@/components/graphs/stacked-bar/view';
import { stemAndLeafView } from '@/components/graphs/stem-and-leaf/view';

const BoxAndWhiskerPlot = boxAndWhiskerView.Chart;
const CircleChart = circleView.Chart;
const HistogramChart = histogramView.Chart;
const MultipleLineChart = multipleLineView.Chart;
const ScatterPlot = scatterPlotView.Chart;
const StackedBarChart = stackedBarView.Chart;
const StemAndLeafPlot = stemAndLeafView.Chart;

const circle = {
  title: 'Yards of my team',
  unit: 'yards',
  slices: [
    { label: 'Hill', value: 60 },
    { label: 'Lamb', value: 30 },
    { label: 'Mitchell', value: -3 },
  ],
};
const lines = {
  title: 'Yards by week',
  xLabel: 'Week',
  yLabel: 'Yards',
  points: ['1', '2', '3', '4', '5'],
  lines: [
    { label: 'Hill', values: [10, 20, null, 40, 50] },
    { label: 'Lamb', values: [5, 15, 25, 35, 45] },
  ],
};
const bars = {
  title: 'Yards of two players',
  xLabel: 'Player',
  yLabel: 'Yards',
  bars: ['Hill', 'Lamb'],
  pieces: [
    { label: 'Rushing yards', values: [30, -5] },
    { label: 'Receiving yards', values: [70, 40] },
  ],
};
const stems = {
  title: 'Yards per game',
  rows: [
    { stem: '0', leaves: [4, 9] },
    { stem: '1', leaves: [] },
    { stem: '2', leaves: [5] },
  ],
  keyText: '2 | 5 means 25 yards',
};
const histogram = {
  title: 'Games',
  xLabel: 'Yards',
  yLabel: 'Games',
  bins: [
    { from: 0, to: 10, count: 3 },
    { from: 10, to: 20, count: 0 },
    { from: 20, to: 30, count: 1 },
  ],
};
const scatter = {
  title: 'Catches and yards',
  xLabel: 'Catches',
  yLabel: 'Yards',
  groups: [
    {
      label: 'Hill',
      points: [
        { x: 3, y: 40 },
        { x: 5, y: 90 },
      ],
    },
    { label: 'Lamb', points: [{ x: 4, y: 50 }] },
  ],
};
const boxes = {
  title: 'Yards per game',
  xLabel: 'Yards',
  boxes: [
    {
      label: 'Hill',
      five: { min: 10, q1: 20, median: 35, q3: 50, max: 90 },
      dots: [10, 20, 35, 50, 90],
    },
  ],
};

const pictureOf = (name: string) => screen.getByRole('img', { name });

describe('every chart', () => {
  it.each([
    ['circle', <CircleChart key="c" {...circle} />, 'Yards of my team'],
    ['stacked-bar', <StackedBarChart key="c" {...bars} />, 'Yards of two players'],
    ['multiple-line', <MultipleLineChart key="c" {...lines} />, 'Yards by week'],
    ['stem-and-leaf', <StemAndLeafPlot key="c" {...stems} />, 'Yards per game'],
    ['histogram', <HistogramChart key="c" {...histogram} />, 'Games'],
    ['scatter-plot', <ScatterPlot key="c" {...scatter} />, 'Catches and yards'],
    ['box-and-whisker', <BoxAndWhiskerPlot key="c" {...boxes} />, 'Yards per game'],
  ])('%s has a name, its words and its table, and is drawn by a server too', (_, chart, title) => {
    expect(renderToStaticMarkup(chart)).toContain('<svg');
    render(chart);
    expect(pictureOf(title)).toHaveAccessibleDescription(/\d/);
    expect(screen.getByText('The numbers as a table')).toBeInTheDocument();
    expect(screen.getByRole('table', { name: title })).toBeInTheDocument();
  });

  it('can keep its words and its table for itself, where they would give an answer away', () => {
    render(<CircleChart {...circle} description={null} table={false} />);
    expect(pictureOf('Yards of my team')).not.toHaveAccessibleDescription();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('draws an empty axis instead of data where there is no scale yet', () => {
    render(<ScatterPlot {...scatter} xScale={null} />);
    expect(pictureOf('Catches and yards').querySelectorAll('g[clip-path]')).toHaveLength(0);
    render(<HistogramChart {...histogram} yScale={null} />);
    expect(pictureOf('Games').querySelectorAll('g > rect')).toHaveLength(0);
  });
});

it('a negative part is no slice, and the words say so', () => {
  render(<CircleChart {...circle} />);
  const picture = pictureOf('Yards of my team');
  expect(picture.querySelectorAll('path[fill^="url"]')).toHaveLength(2);
  expect(within(picture).getByText('240°')).toBeInTheDocument();
  expect(picture).toHaveAccessibleDescription(/Mitchell is below zero and has no slice/);
});

it('a circle shows the angles it is given, right or wrong, and never turns further than once', () => {
  const slices = [300, 100, null].map((degrees, index) => ({
    label: `Part ${index}`,
    value: 1,
    degrees,
  }));
  render(<CircleChart {...circle} slices={slices} />);
  const picture = pictureOf('Yards of my team');
  expect(within(picture).getByText('300°')).toBeInTheDocument();
  expect(picture.querySelectorAll('path[fill^="url"]')).toHaveLength(2);
});

it('a line breaks where there is no number, because a bye is not a zero', () => {
  const { rerender } = render(<MultipleLineChart {...lines} />);
  const starts = () =>
    [...pictureOf('Yards by week').querySelectorAll('path[stroke-width="3"][stroke-linejoin]')].map(
      (path) => path.getAttribute('d')?.split('M').length,
    );
  expect(starts()).toEqual([3, 2]);
  expect(pictureOf('Yards by week')).toHaveAccessibleDescription(/with a gap at Week 3/);
  rerender(<MultipleLineChart {...lines} joinGaps />);
  expect(starts()).toEqual([2, 2]);
});

it('an empty stem stays as a row', () => {
  render(<StemAndLeafPlot {...stems} />);
  expect(within(pictureOf('Yards per game')).getByText('1')).toBeInTheDocument();
  expect(pictureOf('Yards per game')).toHaveAccessibleDescription(/No leaves on stem 1/);
});

it('dots stand under bars and boxes, one for each value, only when asked for', () => {
  const { rerender } = render(<HistogramChart {...histogram} />);
  const dots = () => pictureOf('Games').querySelectorAll('circle').length;
  expect(dots()).toBe(0);
  rerender(<HistogramChart {...histogram} dots={[1, 1, 5, 22]} />);
  expect(dots()).toBe(4);
  render(<BoxAndWhiskerPlot {...boxes} />);
  expect(pictureOf('Yards per game').querySelectorAll('circle')).toHaveLength(5);
});

it('pieces below zero hang below the axis', () => {
  render(<StackedBarChart {...bars} />);
  const heights = [...pictureOf('Yards of two players').querySelectorAll('rect[fill^="url"]')].map(
    (rect) => Number(rect.getAttribute('y')),
  );
  const [, below] = heights;
  expect(below).toBe(Math.max(...heights));
});

it('a key can be left out, and names every series when it is there', () => {
  const { rerender } = render(<MultipleLineChart {...lines} />);
  expect(within(pictureOf('Yards by week')).getByText('Lamb')).toBeInTheDocument();
  rerender(<MultipleLineChart {...lines} showKey={false} />);
  expect(within(pictureOf('Yards by week')).queryByText('Lamb')).toBeNull();
  rerender(<StackedBarChart {...bars} />);
  expect(within(pictureOf('Yards of two players')).getByText('Rushing yards')).toBeInTheDocument();
});

const numbersOf = (elements: Iterable<Element>, name: string) =>
  [...elements].map(
    (element) => (element.getAttribute(name) ?? '').match(/-?[\d.]+(e-?\d+)?/g)?.map(Number) ?? [],
  );
/** Positions are compared with the drawn axis, not with the scale in the code. */
function expectOnAxis(
  picture: Element,
  axis: 'x' | 'y',
  places: readonly number[],
  numbers: readonly number[],
) {
  const pattern = axis === 'x' ? /^translate\(([\d.]+) 0\)$/ : /^translate\(0 ([\d.]+)\)$/;
  const marks = [...picture.querySelectorAll('g[transform]')].flatMap((mark) => {
    const [, at] = pattern.exec(mark.getAttribute('transform') ?? '') ?? [];
    const text = mark.querySelector(':scope > text')?.textContent?.replace('−', '-') ?? '';
    return at && /^-?[\d.]+$/.test(text) ? [{ at: Number(at), number: Number(text) }] : [];
  });
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last || first.number === last.number) throw new Error('The picture has no axis.');
  const one = (last.at - first.at) / (last.number - first.number);
  expect(places).toEqual(
    numbers.map((number) => expect.closeTo(first.at + (number - first.number) * one, 1)),
  );
}

describe('every number is drawn at its place', () => {
  it('in a circle: each slice begins where the one before it ends, and is as wide as its angle', () => {
    const slices = [200, 90, 70].map((degrees, index) => ({
      label: `Part ${index}`,
      value: 1,
      degrees,
    }));
    render(<CircleChart {...circle} slices={slices} />);
    // A slice is M0,-150A150,150,0,1,1,x,yL0,0Z: this reads its start and end.
    const arcs = numbersOf(
      pictureOf('Yards of my team').querySelectorAll('path[fill^="url"]'),
      'd',
    ).map((numbers) => [numbers.slice(0, 2), numbers.slice(7, 9)]);
    const degrees = ([x = 0, y = 0]: readonly number[]) =>
      (Math.round((Math.atan2(x, -y) * 180) / Math.PI) + 360) % 360;
    expect(arcs.map((ends) => ends.map(degrees))).toEqual([
      [0, 200],
      [200, 290],
      [290, 0],
    ]);
  });

  it('in stacked bars: each piece stands where the one below it ends, and is as high as its number', () => {
    render(<StackedBarChart {...bars} yScale={{ start: -20, step: 20, end: 100 }} />);
    const picture = pictureOf('Yards of two players');
    const drawn = picture.querySelectorAll('[clip-path] > rect[fill^="url"]');
    const [tops, heights] = ['y', 'height'].map((name) =>
      numbersOf(drawn, name).map(([number = 0]) => number),
    ) as [number[], number[]];
    const ends = tops.flatMap((top, index) => [top + (heights[index] ?? 0), top]);
    // Hill's 30 and Lamb's -5 come first, then the pieces above them: Hill's 70, and Lamb's 40 from
    // 0.
    expectOnAxis(picture, 'y', ends, [0, 30, -5, 0, 30, 100, 0, 40]);
  });

  it('in lines: each mark is on its line, at its number', () => {
    render(<MultipleLineChart {...lines} yScale={{ start: 0, step: 10, end: 50 }} />);
    const picture = pictureOf('Yards by week');
    const paths = numbersOf(picture.querySelectorAll('[clip-path] path[stroke-linejoin]'), 'd');
    const places = paths.flatMap((numbers) => numbers.filter((_, index) => index % 2 === 1));
    expectOnAxis(picture, 'y', places, [10, 20, 40, 50, 5, 15, 25, 35, 45]);
    const marks = numbersOf(
      picture.querySelectorAll('[clip-path] [transform^="translate"]'),
      'transform',
    );
    expect(marks.flat()).toEqual(paths.flat().map((number) => expect.closeTo(number, 1)));
  });

  it('in a stem-and-leaf plot: every leaf on its stem, in order, also one that is there twice', () => {
    const rows = [
      { stem: '0', leaves: [4, 9, 4] },
      { stem: '1', leaves: [] },
      { stem: '2', leaves: [5] },
    ];
    render(<StemAndLeafPlot {...stems} rows={rows} keyText={undefined} />);
    const drawn = [...pictureOf('Yards per game').querySelectorAll('g > text[font-size]')];
    const [heights, texts] = [
      numbersOf(drawn, 'y').flat(),
      drawn.map(({ textContent }) => textContent),
    ];
    const byRow = [...new Set(heights)].map((height) =>
      texts.filter((_, index) => heights[index] === height),
    );
    expect(byRow).toEqual([['0', '4', '9', '4'], ['1'], ['2', '5']]);
  });

  it('in a histogram: each bar over its bin, as high as its count', () => {
    render(<HistogramChart {...histogram} yScale={{ start: 0, step: 1, end: 4 }} />);
    const picture = pictureOf('Games');
    const drawn = picture.querySelectorAll('g[clip-path] > rect');
    const of = (name: string) => numbersOf(drawn, name).flat();
    expectOnAxis(
      picture,
      'y',
      of('y').flatMap((top, index) => [top + (of('height')[index] ?? 0), top]),
      [0, 3, 0, 1],
    );
    expectOnAxis(
      picture,
      'x',
      of('x').flatMap((left, index) => [left, left + (of('width')[index] ?? 0)]),
      [0, 10, 20, 30],
    );
  });

  it('in a scatter plot: each pair at its two numbers', () => {
    render(
      <ScatterPlot
        {...scatter}
        xScale={{ start: 0, step: 1, end: 6 }}
        yScale={{ start: 0, step: 20, end: 100 }}
      />,
    );
    const picture = pictureOf('Catches and yards');
    const marks = numbersOf(
      picture.querySelectorAll('g[clip-path] [transform^="translate"]'),
      'transform',
    );
    const [xs, ys] = [0, 1].map((place) => marks.map((mark) => mark[place] ?? 0)) as [
      number[],
      number[],
    ];
    expectOnAxis(picture, 'x', xs, [3, 5, 4]);
    expectOnAxis(picture, 'y', ys, [40, 90, 50]);
  });

  it('in a box-and-whisker plot: each of the five numbers, and each dot', () => {
    render(<BoxAndWhiskerPlot {...boxes} xScale={{ start: 0, step: 10, end: 100 }} />);
    const picture = pictureOf('Yards per game');
    const [left = 0] = numbersOf(picture.querySelectorAll('g[clip-path] rect'), 'x').flat();
    const [width = 0] = numbersOf(picture.querySelectorAll('g[clip-path] rect'), 'width').flat();
    const [whiskers = [], median = []] = numbersOf(
      picture.querySelectorAll('g[clip-path] path'),
      'd',
    );
    const [min = 0, , q1 = 0, q3 = 0, , max = 0] = whiskers;
    expectOnAxis(
      picture,
      'x',
      [min, q1, left, median[0] ?? 0, q3, left + width, max],
      [10, 20, 20, 35, 50, 50, 90],
    );
    const dots = numbersOf(picture.querySelectorAll('circle'), 'cx').flat();
    expectOnAxis(picture, 'x', dots, [10, 20, 35, 50, 90]);
  });
});
