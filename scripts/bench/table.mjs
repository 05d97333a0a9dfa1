// The result of a benchmark as rows and as a Markdown table. Pure: numbers in, text out.

const KIB = 1024;

/** Columns of the table: how to read a figure from a measurement, in the unit of its budget. */
const FIGURES = {
  js: { heading: 'JS KiB', of: ({ scriptBytes }) => scriptBytes / KIB, digits: 1 },
  total: { heading: 'total KiB', of: ({ totalBytes }) => totalBytes / KIB, digits: 1 },
  requests: { heading: 'requests', of: ({ requests }) => requests, digits: 0 },
  reads: { heading: 'store reads', of: ({ store }) => store.reads, digits: 0 },
};

const perStudent = ({ store, students }) => store.documents / students;

/**
 * One row: every figure next to its budget, and whether all of them keep to it. The unrounded
 * figure decides.
 */
export function rowOf(route, budget, measured) {
  const cells = Object.entries(FIGURES).map(([name, { of, digits }]) => {
    const value = of(measured);
    return {
      shown: value.toFixed(digits),
      budget: String(budget[name]),
      ok: value <= budget[name],
    };
  });
  if (measured.students) {
    const value = perStudent(measured);
    const reads = cells[cells.length - 1];
    reads.shown += ` (${value.toFixed(1)} documents per student)`;
    reads.budget += ` (${budget.documentsPerStudent})`;
    reads.ok &&= value <= budget.documentsPerStudent;
  }
  return { route, cells, ok: cells.every((cell) => cell.ok) };
}

/** The rows as a Markdown table. What is over its budget is marked. */
export function markdownTable(rows) {
  const headings = [
    'route',
    ...Object.values(FIGURES).flatMap(({ heading }) => [heading, 'budget']),
    'ok',
  ];
  return aligned(headings, rows);
}

/** A row of the second table: what following a link inside the app adds. */
export function navigationRow(from, to, budget, scriptBytes) {
  const cell = {
    shown: (scriptBytes / KIB).toFixed(1),
    budget: String(budget),
    ok: scriptBytes / KIB <= budget,
  };
  return { route: `${from} → ${to}`, cells: [cell], ok: cell.ok };
}

export function navigationTable(rows) {
  return aligned(['from → to', 'new JS KiB', 'budget', 'ok'], rows);
}

/** What one student's week costs in all. */
export function weekRow(budget, bill) {
  const cells = ['reads', 'writes'].map((name) => ({
    shown: String(bill[name]),
    budget: String(budget[name]),
    ok: bill[name] <= budget[name],
  }));
  return { route: 'one student, one week', cells, ok: cells.every((cell) => cell.ok) };
}

export function weekTable(rows) {
  return aligned(['who', 'reads', 'budget', 'writes', 'budget', 'ok'], rows);
}

/** One way of a teacher: presses, and seconds until what she wants is there. */
export function deskRow(budgets, { name, title, presses, seconds }) {
  const budget = budgets[name];
  const cells = [
    { shown: String(presses), budget: String(budget.presses), ok: presses <= budget.presses },
    { shown: seconds.toFixed(1), budget: String(budget.seconds), ok: seconds <= budget.seconds },
  ];
  return { route: title, cells, ok: cells.every((cell) => cell.ok) };
}

export function deskTable(rows) {
  return aligned(['what a teacher wants', 'presses', 'budget', 'seconds', 'budget', 'ok'], rows);
}

/** How much a graph takes by hand and in boxes: a press, a drag, and a key are one action each. */
export function handsRow({ ofBoxes }, { type, hand, boxes }) {
  const ratio = hand / boxes;
  return rowWith(type, [
    unbound(String(boxes)),
    unbound(String(hand)),
    { shown: ratio.toFixed(2), budget: `≤ ${ofBoxes}`, ok: ratio <= ofBoxes },
  ]);
}

export function handsTable(rows) {
  return aligned(
    ['graph', 'in boxes', 'budget', 'by hand', 'budget', 'of boxes', 'budget', 'ok'],
    rows,
  );
}

/** How often the busiest document of a working class is written. */
export function classRow(
  { writesASecond: budget },
  { students, busiest: { collection, writesASecond } },
) {
  const cell = {
    shown: writesASecond.toFixed(2),
    budget: String(budget),
    ok: writesASecond <= budget,
  };
  return {
    route: `${students} students, busiest: one of ${collection}`,
    cells: [cell],
    ok: cell.ok,
  };
}

export function classTable(rows) {
  return aligned(['who', 'writes a second', 'budget', 'ok'], rows);
}

/**
 * A page as Lighthouse sees it, next to the bare page: `lcp` and `tbt` in ms. The second budget of
 * each time grows with the bare page's; what is blocked gets an allowance, because next to nothing
 * times 1.25 is nothing.
 */
export function speedRow(route, budget, measured, bare) {
  const seconds = (ms) => (ms / 1000).toFixed(2);
  const lcp = Math.min(budget.lcp, bare.lcp * budget.lcpRatio);
  const tbt = Math.max(bare.tbt * budget.tbtRatio, bare.tbt + budget.tbtAllowance);
  return rowWith(route, [
    { shown: seconds(measured.lcp), budget: seconds(lcp), ok: measured.lcp <= lcp },
    { shown: measured.tbt.toFixed(0), budget: tbt.toFixed(0), ok: measured.tbt <= tbt },
    { shown: measured.cls.toFixed(3), budget: String(budget.cls), ok: measured.cls <= budget.cls },
  ]);
}

/** What the others are compared with; it has no budget of its own. */
export function bareSpeedRow(route, { lcp, tbt, cls }) {
  return rowWith(route, [
    unbound((lcp / 1000).toFixed(2)),
    unbound(tbt.toFixed(0)),
    unbound(cls.toFixed(3)),
  ]);
}

export function speedTable(rows) {
  return aligned(['page', 'LCP s', 'budget', 'TBT ms', 'budget', 'CLS', 'budget', 'ok'], rows);
}

export function interactionRow(budget, { name, median, worst }) {
  return rowWith(name, [
    { shown: median.toFixed(0), budget: String(budget), ok: median <= budget },
    unbound(worst.toFixed(0)),
  ]);
}

export function momentTable(rows) {
  return aligned(['moment', 'script ms', 'budget', 'worst ms', 'budget', 'ok'], rows);
}

export function interactionTable(rows) {
  return aligned(['interaction', 'median ms', 'budget', 'worst ms', 'budget', 'ok'], rows);
}

/**
 * Pages each second, and their share of the bare page's. Without a budget the row is there to be
 * looked at.
 */
export function throughputRow({ path, perSecond, ratio }, budget) {
  return rowWith(path, [
    unbound(perSecond.toFixed(0)),
    budget === undefined
      ? unbound(ratio.toFixed(2))
      : { shown: ratio.toFixed(2), budget: `≥ ${budget}`, ok: ratio >= budget },
  ]);
}

export function throughputTable(rows) {
  return aligned(['page', 'pages/s', 'budget', 'of the bare page', 'budget', 'ok'], rows);
}

export function moveTable(rows) {
  return aligned(['from → to', 'median ms', 'budget', 'worst ms', 'budget', 'ok'], rows);
}

/**
 * Weeks of one student in one tab: requests beside those of the first week, in which nothing is
 * fetched ahead, and the tab's heap in MB, which from the second week on may not grow by more than
 * measuring twice does.
 */
export function oneTabRows({ times, heapMb: most, growth }, weeks) {
  const [plain] = weeks;
  return weeks.map(({ week, requests, heapMb }, index) => {
    const ratio = requests / plain.requests;
    const before = index > 1 ? weeks[index - 1].heapMb : null;
    const heapBudget = before === null ? most : Math.min(most, before * growth);
    return rowWith(index === 0 ? `week ${week}, nothing fetched ahead` : `week ${week}`, [
      unbound(String(requests)),
      index === 0
        ? unbound('1.00')
        : { shown: ratio.toFixed(2), budget: String(times), ok: ratio <= times },
      { shown: heapMb.toFixed(1), budget: heapBudget.toFixed(1), ok: heapMb <= heapBudget },
    ]);
  });
}

export function oneTabTable(rows) {
  return aligned(
    [
      'one student, one tab',
      'requests',
      'budget',
      'times the first',
      'budget',
      'heap MB',
      'budget',
      'ok',
    ],
    rows,
  );
}

/**
 * A crowd: how many of those who asked were served, and the time within which 95 of 100 answers
 * came, in ms.
 */
export function crowdRow(name, { asked, served, p95 }, p95Budget) {
  return rowWith(name, [
    { shown: String(served), budget: String(asked), ok: served === asked },
    p95Budget === undefined
      ? unbound(p95.toFixed(0))
      : { shown: p95.toFixed(0), budget: String(p95Budget), ok: p95 <= p95Budget },
  ]);
}

export function crowdTable(rows) {
  return aligned(['who', 'served', 'of', 'p95 ms', 'budget', 'ok'], rows);
}

/** From the start of the server's process to its first answer, in ms. */
export function startRow(budget, ms) {
  const seconds = (time) => (time / 1000).toFixed(1);
  return rowWith('a server with the demo class', [
    { shown: seconds(ms), budget: seconds(budget), ok: ms <= budget },
  ]);
}

export function startTable(rows) {
  return aligned(['cold start', 'seconds', 'budget', 'ok'], rows);
}

/** Weeks that open in the same minute: how many of them did, and until when. */
export function openingsRow(budget, { opened, ms }, leagues) {
  return rowWith('leagues whose week opens in the same minute', [
    { shown: String(opened), budget: String(leagues), ok: opened === leagues },
    {
      shown: (ms / 1000).toFixed(1),
      budget: String(budget.seconds),
      ok: ms <= budget.seconds * 1000,
    },
  ]);
}

export function openingsTable(rows) {
  return aligned(['who', 'opened', 'of', 'seconds', 'budget', 'ok'], rows);
}

/** Pages in a span of time, beside those of the calm one. */
export function spanRow(name, { asked, served, p95, longest }, calm, p95Budget) {
  return rowWith(name, [
    { shown: String(served), budget: String(asked), ok: served === asked && asked > 0 },
    { shown: p95.toFixed(0), budget: String(p95Budget), ok: p95 <= p95Budget },
    unbound(longest.toFixed(0)),
    unbound((p95 / calm.p95).toFixed(1)),
    unbound((longest / calm.longest).toFixed(1)),
  ]);
}

export function spanTable(rows) {
  const figures = [
    'served',
    'of',
    'p95 ms',
    'budget',
    'longest ms',
    'budget',
    'p95: times calm',
    'budget',
    'longest: times calm',
    'budget',
  ];
  return aligned(['pages of other students', ...figures, 'ok'], rows);
}

/**
 * A page of a district next to the same page of a school: the 95th of a hundred times in ms, and
 * how the rounds compare.
 */
export function districtPageRow({ name, small, large, ratio }, budget) {
  return rowWith(name, [
    unbound(small.toFixed(0)),
    unbound(large.toFixed(0)),
    { shown: ratio.toFixed(2), budget: String(budget), ok: ratio <= budget },
  ]);
}

export function districtPageTable(rows, { beside, students }) {
  return aligned(
    [
      'page',
      `${beside}: p95 ms`,
      'budget',
      `${students}: p95 ms`,
      'budget',
      'times',
      'budget',
      'ok',
    ],
    rows,
  );
}

/**
 * From the start of the operator's command to its end: how many of the cards that it has to reach
 * it has reached, and until when.
 */
export function correctionRow(seconds, { games, cards, wanted, ms }) {
  return rowWith(`score cards with one of ${games} corrected games`, [
    { shown: String(cards), budget: String(wanted), ok: cards === wanted },
    { shown: (ms / 1000).toFixed(0), budget: String(seconds), ok: ms <= seconds * 1000 },
  ]);
}

export function correctionTable(rows) {
  return aligned(['what', 'reached', 'of', 'seconds', 'budget', 'ok'], rows);
}

/** Answers in a span of time, the slowest of which counts. */
export function longestRow(name, { asked, served, p95, longest }, budget) {
  return rowWith(name, [
    { shown: String(served), budget: String(asked), ok: served === asked && asked > 0 },
    unbound(p95.toFixed(0)),
    budget === undefined
      ? unbound(longest.toFixed(0))
      : { shown: longest.toFixed(0), budget: String(budget), ok: longest <= budget },
  ]);
}

export function longestTable(rows) {
  return aligned(['who', 'served', 'of', 'p95 ms', 'budget', 'slowest ms', 'budget', 'ok'], rows);
}

export function servedRow(name, { asked, served }) {
  return rowWith(name, [{ shown: String(served), budget: String(asked), ok: served === asked }]);
}

export function servedTable(rows) {
  return aligned(['who', 'served', 'of', 'ok'], rows);
}

/** The busiest document of a collection: how often it was written. */
export function hotRow({ collection, aSecond, inAll }, budget) {
  return rowWith(`one of ${collection}`, [
    unbound(String(inAll)),
    { shown: aSecond.toFixed(1), budget: String(budget), ok: aSecond <= budget },
  ]);
}

export function hotTable(rows) {
  return aligned(['document', 'writes in all', 'budget', 'writes a second', 'budget', 'ok'], rows);
}

/** How well simulated mistakes are named; shares of a hundred. */
export function learningRow(budget, { run, ...figures }) {
  const atLeast = (name, least) => ({
    shown: figures[name].toFixed(1),
    budget: `≥ ${least}`,
    ok: figures[name] >= least,
  });
  const atMost = (name, most) => ({
    shown: figures[name].toFixed(1),
    budget: `≤ ${most}`,
    ok: figures[name] <= most,
  });
  return rowWith(`the ${run} children`, [
    atLeast('namedAlone', budget.named),
    atMost('wrongAlone', budget.wrong),
    atMost('wrongAloneWithSlips', budget.wrong),
    atLeast('found', budget.lineFound),
    atLeast('right', budget.kindFound),
    atLeast('named', budget.kindOrFamily),
    unbound(figures.wrong.toFixed(1)),
    { ...atMost('answersShown', budget.answersShown), shown: String(figures.answersShown) },
  ]);
}

export function learningTable(rows) {
  const alone = [
    'sum alone: right or near %',
    'budget',
    'wrong name %',
    'budget',
    'with slips %',
    'budget',
  ];
  const lines = [
    'lines: found %',
    'budget',
    'just the kind %',
    'budget',
    'kind or family %',
    'budget',
    'wrong name %',
    'budget',
  ];
  return aligned(['who', ...alone, ...lines, 'answers shown', 'budget', 'ok'], rows);
}

const OUTCOMES = ['right', 'near', 'wrong', 'nothing'];

/** What was made of each kind of mistake, in shares of a hundred, so that weak spots show. */
export function kindTable(figures) {
  const shares = (tally) =>
    OUTCOMES.map((name) =>
      tally.attempts ? ((100 * tally[name]) / tally.attempts).toFixed(0) : '-',
    );
  const headings = [
    'what the child does',
    ...['alone', 'lines'].flatMap((mode) => OUTCOMES.map((name) => `${mode}: ${name}`)),
  ];
  const rows = figures.map(({ kind, alone, lines }) => [
    kind.child,
    ...shares(alone),
    ...shares(lines),
  ]);
  const write = (cells) => `| ${cells.join(' | ')} |`;
  return [
    write(headings),
    write(headings.map((_, column) => (column === 0 ? '---' : '--:'))),
    ...rows.map(write),
  ].join('\n');
}

const unbound = (shown) => ({ shown, budget: '', ok: true });
const rowWith = (route, cells) => ({ route, cells, ok: cells.every((cell) => cell.ok) });

/** Columns of equal width; the first and the last are text, the others numbers. */
function aligned(headings, rows) {
  const lines = rows.map(({ route, cells, ok }) => [
    route,
    ...cells.flatMap((cell) => [cell.ok ? cell.shown : `**${cell.shown}**`, cell.budget]),
    ok ? 'yes' : '**no**',
  ]);
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...lines.map((line) => line[column].length)),
  );
  const isText = (column) => column === 0 || column === headings.length - 1;
  const write = (line) =>
    `| ${line.map((cell, column) => (isText(column) ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (isText(column) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [write(headings), rule, ...lines.map(write)].join('\n');
}
