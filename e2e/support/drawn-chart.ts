import { expect, type Locator, type Page } from '@playwright/test';

type Box = { left: number; right: number; top: number; bottom: number };
type Text = Box & { text: string };
type Shape = Box & {
  tag: string;
  fill: string;
  stroke: string;
  strokeWidth: number;
  d: string;
  origin: { x: number; y: number };
};
type Drawn = { texts: Text[]; shapes: Shape[]; sectors: { fill: string; degrees: number }[] };

/** Positions on a chart are compared with this tolerance, in screen pixels. */
const NEAR = 0.75;

/** A chart's marks and their positions, read from the picture alone. */
export class DrawnChart {
  private constructor(private readonly drawn: Drawn) {}

  static locator(page: Page): Locator {
    return page.getByRole('region', { name: /^Picture: / }).getByRole('img');
  }

  static async read(page: Page): Promise<DrawnChart> {
    return new DrawnChart(await DrawnChart.locator(page).evaluate(readMarks));
  }

  /** The degrees of each slice, clockwise from the top, by fill color. */
  get sectors(): number[] {
    return this.drawn.sectors.map(({ degrees }) => degrees);
  }

  has(text: string): boolean {
    return this.drawn.texts.some((each) => each.text === text);
  }

  /**
   * The position of a number on the horizontal axis, from its tick marks, which must be evenly
   * spaced.
   */
  x(marks: readonly number[]): (value: number) => number {
    const lowest = Math.max(...this.labelsOf(marks).map(({ top }) => top));
    return evenly(marks, (mark) =>
      this.centre(
        this.label(mark, ({ top }) => Math.abs(top - lowest) < 2),
        'x',
      ),
    );
  }

  /** The position of a number on the vertical axis. */
  y(marks: readonly number[]): (value: number) => number {
    const right = Math.min(...this.labelsOf(marks).map((label) => label.right));
    // A number's baseline is slightly below its tick mark.
    const places = marks.map((mark) =>
      this.centre(
        this.label(mark, (label) => Math.abs(label.right - right) < 2),
        'y',
      ),
    );
    const lines = this.shapes(
      (shape) =>
        shape.tag === 'path' && shape.right - shape.left > 200 && shape.bottom - shape.top < 1,
    );
    const grid = places.map((place) => {
      const nearest = lines
        .map(({ top }) => top)
        .sort((a, b) => Math.abs(a - place) - Math.abs(b - place))[0];
      if (nearest === undefined || Math.abs(nearest - place) > 6)
        throw new Error(`No line beside the number at ${place}.`);
      return nearest;
    });
    return evenly(marks, (mark) => grid[marks.indexOf(mark)] as number);
  }

  /** The center of a text that appears once in the picture. */
  middleOf(text: string): number {
    const found = this.drawn.texts.filter((each) => each.text === text);
    if (found.length !== 1)
      throw new Error(`“${text}” appears ${found.length} times in the picture.`);
    return this.centre(found[0] as Text, 'x');
  }

  shapes(wanted: (shape: Shape) => boolean): Shape[] {
    return this.drawn.shapes.filter(wanted);
  }

  /** The picture's texts as rows from top to bottom, each from left to right. */
  rows(): Text[][] {
    const rows: Text[][] = [];
    for (const text of [...this.drawn.texts].sort(
      (a, b) => a.bottom - b.bottom || a.left - b.left,
    )) {
      const row = rows.at(-1);
      if (row?.[0] && Math.abs(row[0].bottom - text.bottom) < 4) row.push(text);
      else rows.push([text]);
    }
    return rows.map((row) => row.sort((a, b) => a.left - b.left));
  }

  private labelsOf(marks: readonly number[]): Text[] {
    const names = marks.map(sign);
    return this.drawn.texts.filter(({ text }) => names.includes(text));
  }

  private label(mark: number, isOnAxis: (text: Text) => boolean): Text {
    const found = this.drawn.texts.filter((each) => each.text === sign(mark) && isOnAxis(each));
    if (found.length !== 1)
      throw new Error(`The mark ${mark} appears ${found.length} times on its axis.`);
    return found[0] as Text;
  }

  private centre(box: Box, axis: 'x' | 'y'): number {
    return axis === 'x' ? (box.left + box.right) / 2 : (box.top + box.bottom) / 2;
  }
}

/** Positions that agree pairwise within a pixel. */
export function expectPlaces(
  found: readonly number[],
  wanted: readonly number[],
  what: string,
): void {
  expect(found.length, `${what}: how many`).toBe(wanted.length);
  const off = wanted
    .map((place, index) => ({ place, found: found[index] as number }))
    .filter((one) => !near(one.place, one.found));
  expect(off, `${what}: places that do not fit`).toEqual([]);
}

export function near(a: number, b: number): boolean {
  return Math.abs(a - b) <= NEAR;
}

export const marksOf = ({ start, step, end }: { start: number; step: number; end: number }) =>
  Array.from({ length: Math.round((end - start) / step) + 1 }, (_, index) => start + index * step);

const sign = (number: number) => `${number}`.replace('-', '−');

function evenly(
  marks: readonly number[],
  placeOf: (mark: number) => number,
): (value: number) => number {
  const [first, last] = [marks[0], marks.at(-1)] as [number, number];
  const [from, to] = [placeOf(first), placeOf(last)];
  const place = (value: number) => from + ((value - first) / (last - first)) * (to - from);
  for (const mark of marks) {
    if (!near(place(mark), placeOf(mark))) throw new Error(`The mark ${mark} isn’t evenly spaced.`);
  }
  return place;
}

/** Runs in the page. */
function readMarks(root: Element): Drawn {
  const svg = root as SVGSVGElement;
  const placed = (element: SVGGraphicsElement) => {
    const { x, y, width, height } = element.getBBox();
    const matrix = element.getCTM() ?? new DOMMatrix();
    const corners = [
      [x, y],
      [x + width, y],
      [x, y + height],
      [x + width, y + height],
    ].map(([left, top]) => new DOMPoint(left, top).matrixTransform(matrix));
    const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
    return {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
      origin: { x: matrix.e, y: matrix.f },
    };
  };
  const marks = [...svg.querySelectorAll<SVGGraphicsElement>('path, rect, circle')].filter(
    (element) => !element.closest('defs, clipPath, pattern'),
  );
  const slices = marks.filter(
    (element) => element.tagName === 'path' && /^url/.test(element.getAttribute('fill') ?? ''),
  );
  const degrees = slices.map(() => 0);
  for (let degree = 0; degree < 360; degree += 1) {
    const angle = ((degree + 0.5) * Math.PI) / 180;
    const point = svg.createSVGPoint();
    point.x = Math.sin(angle) * 100;
    point.y = -Math.cos(angle) * 100;
    for (const [index, slice] of slices.entries()) {
      if ((slice as SVGGeometryElement).isPointInFill(point))
        degrees[index] = (degrees[index] ?? 0) + 1;
    }
  }
  return {
    texts: [...svg.querySelectorAll<SVGTextElement>('text')].map((element) => ({
      text: element.textContent ?? '',
      ...placed(element),
    })),
    shapes: marks.map((element) => ({
      tag: element.tagName,
      fill: element.getAttribute('fill') ?? element.parentElement?.getAttribute('fill') ?? '',
      stroke: element.getAttribute('stroke') ?? element.parentElement?.getAttribute('stroke') ?? '',
      strokeWidth: Number(
        element.getAttribute('stroke-width') ??
          element.parentElement?.getAttribute('stroke-width') ??
          1,
      ),
      d: element.getAttribute('d') ?? '',
      ...placed(element),
    })),
    sectors: slices.map((element, index) => ({
      fill: element.getAttribute('fill') ?? '',
      degrees: degrees[index] ?? 0,
    })),
  };
}
