import type { GraphTable } from '@/lib/domain/graph';

/** A stacked-bar graph of the yards of a few players, as a student might hand it in. */
export type PlayerYards = {
  readonly name: string;
  readonly rushing: number;
  readonly receiving: number;
};

export type GraphStyle = {
  readonly title: string;
  /** Two colors in hexadecimal: for rushing and for receiving. */
  readonly colors: readonly [string, string];
  /** A missing part, so that the review has something to say. */
  readonly forgot?: 'key' | 'units';
};

const SIZE = { width: 1000, height: 700 };
const PLOT = { left: 110, right: 960, top: 110, bottom: 580 };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * SVG text of 1000 by 700 pixels. Yards below 0 are not drawn: there is no bar of less than
 * nothing.
 */
export function drawYards(
  players: readonly PlayerYards[],
  { title, colors, forgot }: GraphStyle,
): string {
  const totals = players.map(
    ({ rushing, receiving }) => Math.max(0, rushing) + Math.max(0, receiving),
  );
  const step = Math.max(...totals) > 160 ? 50 : 20;
  const end = Math.max(step, Math.ceil(Math.max(...totals) / step) * step);
  const y = (yards: number) => PLOT.bottom - (yards / end) * (PLOT.bottom - PLOT.top);
  const slot = (PLOT.right - PLOT.left) / players.length;
  const text = (x: number, at: number, words: string, more = '') =>
    `<text x="${x}" y="${at}" font-size="24" fill="#12231b" ${more}>${escaped(words)}</text>`;

  const lines = Array.from({ length: end / step + 1 }, (_, index) => index * step).map(
    (yards) =>
      `<path d="M${PLOT.left} ${y(yards)}H${PLOT.right}" stroke="#c5d4ca" ` +
      `stroke-width="2"/>${text(PLOT.left - 14, y(yards) + 8, String(yards), 'text-anchor="end"')}`,
  );
  const bars = players.map(({ name, rushing, receiving }, index) => {
    const [x, width] = [PLOT.left + slot * (index + 0.2), slot * 0.6];
    const bar = (from: number, to: number, color: string) =>
      to > from
        ? `<rect x="${x}" y="${y(to)}" width="${width}" height="${y(from) - y(to)}" ` +
          `fill="#${color}"/>`
        : '';
    const ground = Math.max(0, rushing);
    const top = ground + Math.max(0, receiving);
    return (
      bar(0, ground, colors[0]) +
      bar(ground, top, colors[1]) +
      text(x + width / 2, PLOT.bottom + 36, name, 'text-anchor="middle"')
    );
  });
  const key = ['Rushing', 'Receiving'].map(
    (label, index) =>
      `<rect x="${PLOT.left + index * 220}" y="652" width="26" height="26" ` +
      `fill="#${colors[index]}"/>${text(PLOT.left + 38 + index * 220, 674, label)}`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" ` +
      'font-family="DejaVu Sans, Arial, sans-serif">',
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    text(SIZE.width / 2, 60, title, 'text-anchor="middle" style="font-size:34px;font-weight:bold"'),
    ...lines,
    ...bars,
    `<path d="M${PLOT.left} ${PLOT.top}V${PLOT.bottom}H${PLOT.right}" fill="none" ` +
      'stroke="#12231b" stroke-width="4"/>',
    ...(forgot === 'units'
      ? []
      : [
          text(
            30,
            (PLOT.top + PLOT.bottom) / 2,
            'Yards',
            'text-anchor="middle" transform="rotate(-90 30 345)"',
          ),
        ]),
    ...(forgot === 'key' ? [] : key),
    '</svg>',
  ].join('');
}

/** Describes the graph in a sentence for people who can't see it. */
export function describeYards(players: readonly PlayerYards[]): string {
  const total = ({ rushing, receiving }: PlayerYards) => rushing + receiving;
  const most = players.toSorted((a, b) => total(b) - total(a));
  const [first, ...others] = most;
  const last = others.at(-1);
  if (!first || !last) return 'Rushing and receiving yards.';
  return (
    `Rushing and receiving yards of ${players.length} of my players. ` +
    `${first.name} has the most, ${total(first)}. ${last.name} has the fewest, ${total(last)}.`
  );
}

export function tableOfYards(players: readonly PlayerYards[]): GraphTable {
  return {
    columns: ['Player', 'Rushing yards', 'Receiving yards'],
    rows: players.map(({ name, rushing, receiving }) => [name, rushing, receiving]),
  };
}
