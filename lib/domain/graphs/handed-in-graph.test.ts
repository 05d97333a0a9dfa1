import fc from 'fast-check';
import { parseGraphTable } from './graph-table';
import {
  MAX_RUBRIC_TOTAL,
  parseTypedTable,
  RUBRIC_PARTS,
  rubricTotal,
  tableToTypedLines,
} from './handed-in-graph';

const table = (rows: [string, string | number][]) => ({
  table: { columns: ['Name', 'Number'], rows },
});

describe('numbers that are typed for a graph', () => {
  it('are one row for each line, whatever stands between name and number', () => {
    const text =
      'Hill, 163\n\n  Lamb ;117\nMostert\t1,063\r\nKelce: −3\nWeek 5, at home, 12.5\nShare, 3/4';
    expect(parseTypedTable(text)).toEqual(
      table([
        ['Hill', 163],
        ['Lamb', 117],
        ['Mostert', 1063],
        ['Kelce', -3],
        ['Week 5, at home', 12.5],
        ['Share', '3/4'],
      ]),
    );
  });

  it('may be left out', () => {
    for (const text of ['', ' \n \n']) expect(parseTypedTable(text)).toEqual({ table: null });
  });

  it('name the line that is none', () => {
    for (const text of ['Hill', 'Hill 163', 'Hill, many', ', 163'])
      expect(parseTypedTable(`Lamb, 1\n${text}`)).toMatchObject({
        problem: { why: 'unreadable', line: 2 },
      });
    expect(parseTypedTable('Hill, 1\n'.repeat(41))).toMatchObject({
      problem: { why: 'too-many', most: 40 },
    });
  });

  it('are a table the server takes, and the same lines again for a new version', () => {
    const name = fc.stringMatching(/^[A-Za-z]{1,12}( [A-Za-z]{1,12})?$/);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, fc.integer({ min: -999, max: 99_999 })), {
          minLength: 1,
          maxLength: 40,
        }),
        (rows) => {
          const typed = parseTypedTable(
            rows.map(([label, number]) => `${label}, ${number}`).join('\n'),
          );
          expect(typed).toEqual(table(rows));
          if (!('table' in typed) || !typed.table) throw new Error('No table.');
          expect(parseGraphTable(JSON.stringify(typed.table))).toEqual(typed.table);
          expect(parseTypedTable(tableToTypedLines(typed.table))).toEqual(typed);
        },
      ),
    );
  });

  it('of a table with other columns are not typed again', () => {
    expect(tableToTypedLines({ columns: ['Player', 'Yards'], rows: [['Hill', 163]] })).toBe('');
    expect(tableToTypedLines(null)).toBe('');
  });
});

describe('the table behind a graph', () => {
  const TABLE = {
    columns: ['Player', 'Yards'],
    rows: [
      ['Hill', 163],
      ['Bye', null],
      ['Lamb', '3/4'],
    ],
  };

  it('is read back as it is, with a caption and without, and also without a row', () => {
    for (const table of [TABLE, { ...TABLE, caption: 'Week 6' }, { ...TABLE, rows: [] }]) {
      expect(parseGraphTable(JSON.stringify(table))).toEqual(table);
    }
  });

  it.each<[string, unknown]>([
    ['no object', 7],
    ['null', null],
    ['more than a table', { ...TABLE, script: 'x' }],
    ['a caption that is no text', { ...TABLE, caption: 7 }],
    ['no columns', { rows: [] }],
    ['an empty list of columns', { columns: [], rows: [] }],
    ['columns that are one text', { columns: 'ab', rows: [] }],
    ['a column that is no text', { columns: ['Player', 1], rows: [] }],
    ['no rows', { columns: ['Player'] }],
    ['a row that is no list', { columns: ['Player', 'Yards'], rows: ['ab'] }],
    ['a row that is too short', { ...TABLE, rows: [['Hill', 163], ['Lamb']] }],
    ['a row that is too long', { ...TABLE, rows: [['Hill', 163, 1]] }],
    ['a cell that is an object', { ...TABLE, rows: [['Hill', {}]] }],
    ['a cell that is true', { ...TABLE, rows: [['Hill', true]] }],
  ])('is refused: %s', (_, value) => {
    expect(parseGraphTable(JSON.stringify(value))).toBeNull();
  });

  it('is refused when it is no JSON, has an infinite number, or is longer than 8 KB of bytes', () => {
    expect(parseGraphTable('{"columns":')).toBeNull();
    expect(parseGraphTable('{"columns":["A"],"rows":[[1e999]]}')).toBeNull();
    const withName = (name: string) => JSON.stringify({ columns: [name], rows: [] });
    const room = 8 * 1024 - withName('').length;
    expect(parseGraphTable(withName('a'.repeat(room)))).not.toBeNull();
    expect(parseGraphTable(withName('a'.repeat(room + 1)))).toBeNull();
    expect(parseGraphTable(withName('é'.repeat(room / 2 + 1)))).toBeNull();
  });
});

describe('numbers that are typed for a graph, to the letter', () => {
  it.each<[string, ReturnType<typeof parseTypedTable>]>([
    ['Hill, +163', table([['Hill', 163]])],
    ['Hill, - 3', table([['Hill', -3]])],
    ['Hill , 1 234', table([['Hill', 1234]])],
    ['Hill, 1 3/4', table([['Hill', '1 3/4']])],
    ['Hill\n', { problem: { why: 'unreadable', line: 1 } }],
    ['Hill, 1\n\nLamb, x', { problem: { why: 'unreadable', line: 3 } }],
    ['Hill, 163 yards', { problem: { why: 'unreadable', line: 1 } }],
    ['Hill, 1\n'.repeat(41), { problem: { why: 'too-many', most: 40 } }],
  ])('%j', (text, read) => {
    expect(parseTypedTable(text)).toEqual(read);
  });

  it('are forty lines at most', () => {
    expect(parseTypedTable('Hill, 1\n'.repeat(40))).toEqual(
      table(Array.from({ length: 40 }, () => ['Hill', 1])),
    );
  });

  it('come back as one line for each row', () => {
    expect(
      tableToTypedLines({
        columns: ['Name', 'Number'],
        rows: [
          ['Hill', 163],
          ['Share', '3/4'],
        ],
      }),
    ).toBe('Hill, 163\nShare, 3/4');
  });
});

describe('the review of a graph', () => {
  it('looks at four things, each from 0 to 3, twelve in all', () => {
    expect(RUBRIC_PARTS).toEqual(['accuracy', 'labels', 'scale', 'keyAndClaim']);
    expect(MAX_RUBRIC_TOTAL).toBe(12);
    expect(rubricTotal({ accuracy: 3, labels: 2, scale: 1, keyAndClaim: 0 })).toBe(6);
    expect(rubricTotal({ accuracy: 3, labels: 3, scale: 3, keyAndClaim: 3 })).toBe(12);
  });
});
