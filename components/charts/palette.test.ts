import { contrastRatio } from '@/lib/domain/team/colors';
import { PAPER_COLOR } from './chart-style';
import { MAX_SERIES, SERIES_COLORS, seriesDashPattern, seriesMarkerPath } from './palette';

type Triple = [number, number, number];

/**
 * How linear light arrives without one kind of cone (Machado, Oliveira and Fernandes 2009, severity
 * 1).
 */
const VISIONS: Readonly<Record<string, readonly Triple[]>> = {
  'three kinds of cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Twelve times the smallest step most people notice in OKLab (about 0.01). */
const APART = 0.12;

function linear(hex: string): Triple {
  return [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as Triple;
}

const times = (matrix: readonly Triple[], [a, b, c]: Triple) =>
  matrix.map(([x, y, z]) => x * a + y * b + z * c) as Triple;

/** OKLab, where equal distances look equally far apart (Ottosson 2020). */
function oklab(light: Triple): Triple {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light.map((channel) => Math.min(1, Math.max(0, channel))) as Triple,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones.map(Math.cbrt) as Triple,
  );
}

const distance = (a: Triple, b: Triple) =>
  Math.hypot(...a.map((part, index) => part - (b[index] ?? 0)));

const pairs = SERIES_COLORS.flatMap((one, index) =>
  SERIES_COLORS.slice(index + 1).map((other) => [one, other] as const),
);

describe.each(Object.entries(VISIONS))('with %s', (_, matrix) => {
  const seen = (hex: string) => oklab(times(matrix, linear(hex)));

  it.each(pairs)('%s and %s stay apart', (one, other) => {
    expect(distance(seen(one), seen(other))).toBeGreaterThan(APART);
  });
});

it.each(SERIES_COLORS)('%s stands out on the sheet', (color) => {
  expect(contrastRatio(color, PAPER_COLOR)).toBeGreaterThanOrEqual(3);
});

it('each color has a dash and a marker of its own, because color is never the only sign', () => {
  const indices = [...SERIES_COLORS.keys()];
  expect(new Set(indices.map(seriesDashPattern)).size).toBe(MAX_SERIES);
  expect(new Set(indices.map(seriesMarkerPath)).size).toBe(MAX_SERIES);
});
