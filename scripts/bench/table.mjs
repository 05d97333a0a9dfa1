// Figures beside their budgets, as a Markdown table. Pure: numbers in, text out.

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
  const lines = judged.map((row) => [
    row.name,
    ...row.cells.flatMap(({ texts }) => texts),
    isOver(row) ? '**no**' : 'yes',
  ]);
  return {
    text: aligned([subject, ...headings, 'ok'], lines),
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

/** Columns of equal width; the first and the last are text, the others numbers. */
export function aligned(headings, lines) {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...lines.map((line) => line[column].length)),
  );
  const isText = (column) => column === 0 || column === headings.length - 1;
  const write = (line) =>
    `| ${line.map((cell, column) => (isText(column) ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    isText(column) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [write(headings), `| ${rule.join(' | ')} |`, ...lines.map(write)].join('\n');
}
