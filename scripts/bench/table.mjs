// Figures beside their budgets, as a Markdown table, and the document of all of them. Pure: numbers
// in, text out.

/** How each kind of budget is judged and written. The figure decides before it is rounded. */
const BUDGETS = {
  most: { heading: 'budget', sign: '', isKept: (figure, limit) => figure <= limit },
  least: { heading: 'budget', sign: '≥ ', isKept: (figure, limit) => figure >= limit },
  // Nobody was served where nobody asked.
  all: { heading: 'of', sign: '', isKept: (figure, limit) => figure === limit && limit > 0 },
};
const kindOf = (column) => Object.keys(BUDGETS).find((kind) => kind in column);

/**
 * A table with one row for each measurement.
 *
 * @param {string} subject heading of the first column, which has each row's `name`
 * @param {object[]} columns each with a `heading`, `of` (the figure of a row, in the unit of the
 *   heading), the number of `digits`, and at most one budget: `most`, `least`, or `all`. A budget
 *   is a number or a function of the row; a row for which it is undefined isn't judged.
 * @param {object[]} rows measurements
 * @returns {{ text: string, over: string[] }} the table, and the names of the rows over a budget
 */
export function table(subject, columns, rows) {
  const judged = rows.map((row) => ({
    name: row.name,
    cells: columns.map((column) => cellOf(column, row)),
  }));
  const isOver = ({ cells }) => cells.some((cell) => !cell.isKept);
  const headings = columns.flatMap((column) => [
    column.heading,
    ...(kindOf(column) ? [BUDGETS[kindOf(column)].heading] : []),
  ]);
  const isJudged = columns.some(kindOf);
  const lines = judged.map((row) => [
    row.name,
    ...row.cells.flatMap(({ texts }) => texts),
    ...(isJudged ? [isOver(row) ? '**no**' : 'yes'] : []),
  ]);
  return {
    text: aligned([subject, ...headings, ...(isJudged ? ['ok'] : [])], lines),
    over: judged.filter(isOver).map(({ name }) => name),
  };
}

function cellOf({ of, digits = 0, ...column }, row) {
  const figure = of(row);
  const shown = figure === undefined ? '' : figure.toFixed(digits);
  const kind = kindOf(column);
  if (!kind) return { texts: [shown], isKept: true };
  const limit = typeof column[kind] === 'function' ? column[kind](row) : column[kind];
  if (limit === undefined || figure === undefined) return { texts: [shown, ''], isKept: true };
  const isKept = BUDGETS[kind].isKept(figure, limit);
  const budget = `${BUDGETS[kind].sign}${Number(limit.toFixed(Math.max(digits, 2)))}`;
  return { texts: [isKept ? shown : `**${shown}**`, budget], isKept };
}

/** Columns of equal width; the first and the verdict are text, the others numbers. */
function aligned(headings, lines) {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...lines.map((line) => line[column].length)),
  );
  const isText = (column) => column === 0 || headings[column] === 'ok';
  const write = (line) =>
    `| ${line.map((cell, column) => (isText(column) ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    isText(column) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [write(headings), `| ${rule.join(' | ')} |`, ...lines.map(write)].join('\n');
}

/** The one in the middle, or half-way between the two in the middle. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The smallest of the numbers that at least this share of them does not exceed. */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}

/** How long each of `subjects` takes, measured so many times, in ms. */
export async function timesOf(subjects, runs, measure) {
  const results = [];
  for (const subject of subjects) {
    const times = [];
    for (let run = 0; run < runs; run += 1) times.push(await measure(subject));
    results.push({ name: subject.name, median: median(times), worst: Math.max(...times) });
  }
  return results;
}

/** The median is judged; the worst is there to be seen. */
export const medianAndWorst = (heading, most) => [
  { heading, of: ({ median: middle }) => middle, most },
  { heading: 'worst ms', of: ({ worst }) => worst },
];

/**
 * Columns for pages beside the bare page. Its blocking time may be next to nothing, of which every
 * share is nothing, so pages get an allowance on top.
 */
export function speedColumns({ lcp, lcpRatio, tbtRatio, tbtAllowance, cls }, bare) {
  const unlessBare = (limit) => (row) => (row.isBare ? undefined : limit);
  return [
    {
      heading: 'LCP s',
      of: (row) => row.lcp / 1000,
      digits: 2,
      most: unlessBare(Math.min(lcp, bare.lcp * lcpRatio) / 1000),
    },
    {
      heading: 'TBT ms',
      of: (row) => row.tbt,
      most: unlessBare(Math.max(bare.tbt * tbtRatio, bare.tbt + tbtAllowance)),
    },
    { heading: 'CLS', of: (row) => row.cls, digits: 3, most: unlessBare(cls) },
  ];
}

/**
 * Columns for weeks of one student in one tab, `index` from 0: requests beside those of the first
 * week, in which nothing is prefetched, and the tab's heap in MB, which from the third week on may
 * not grow by more than two measurements differ.
 */
export const oneTabColumns = ({ times, heapMb, growth }, weeks) => [
  { heading: 'requests', of: ({ requests }) => requests },
  {
    heading: 'times the first',
    of: ({ requests }) => requests / weeks[0].requests,
    digits: 2,
    most: ({ index }) => (index === 0 ? undefined : times),
  },
  {
    heading: 'heap MB',
    of: (row) => row.heapMb,
    digits: 1,
    most: ({ index }) => (index < 2 ? heapMb : Math.min(heapMb, weeks[index - 1].heapMb * growth)),
  },
];

const INTRODUCTION = `# What the app costs

Written by \`npm run bench\`; the budgets are in \`scripts/bench/budgets.json\`. Each measure can be run alone, by its name in
\`scripts/bench/measures.mjs\`, such as \`npm run bench -- --pages\`, and then leaves the other sections as they are. Times depend on the
computer, so they are held against a bare page of the same build, which was measured in turn with the others: the root layout and one sentence.
`;

/**
 * The document with the text of one section replaced, and all others kept.
 *
 * @param {string[]} order the headings of all sections; others are dropped
 */
export function withSection(document, { heading, text }, order) {
  const sections = new Map(
    document
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const end = section.indexOf('\n');
        return [section.slice(0, end).trim(), section.slice(end).trim()];
      }),
  );
  sections.set(heading, text.trim());
  const written = order
    .filter((one) => sections.has(one))
    .map((one) => `## ${one}\n\n${sections.get(one)}\n`);
  return [INTRODUCTION, ...written].join('\n');
}
