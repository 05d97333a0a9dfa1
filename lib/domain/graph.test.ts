import fc from 'fast-check';
import { parseGraphTable, typedGraphTable, typedLines } from './graph';

const table = (rows: [string, string | number][]) => ({ table: { columns: ['Name', 'Number'], rows } });

describe('numbers that are typed for a graph', () => {
  it('are one row for each line, whatever stands between name and number', () => {
    const text = 'Hill, 163\n\n  Lamb ;117\nMostert\t1,063\r\nKelce: −3\nWeek 5, at home, 12.5\nShare, 3/4';
    expect(typedGraphTable(text)).toEqual(
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
    for (const text of ['', ' \n \n']) expect(typedGraphTable(text)).toEqual({ table: null });
  });

  it('name the line that is none', () => {
    for (const text of ['Hill', 'Hill 163', 'Hill, many', ', 163'])
      expect(typedGraphTable(`Lamb, 1\n${text}`)).toMatchObject({ problem: expect.stringContaining('Line 2') });
    expect(typedGraphTable('Hill, 1\n'.repeat(41))).toMatchObject({ problem: expect.stringContaining('40') });
  });

  it('are a table the server takes, and the same lines again for a new version', () => {
    const name = fc.stringMatching(/^[A-Za-z]{1,12}( [A-Za-z]{1,12})?$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.integer({ min: -999, max: 99_999 })), { minLength: 1, maxLength: 40 }), (rows) => {
        const typed = typedGraphTable(rows.map(([label, number]) => `${label}, ${number}`).join('\n'));
        expect(typed).toEqual(table(rows));
        if (!('table' in typed) || !typed.table) throw new Error('No table.');
        expect(parseGraphTable(JSON.stringify(typed.table))).toEqual(typed.table);
        expect(typedGraphTable(typedLines(typed.table))).toEqual(typed);
      }),
    );
  });

  it('of a table with other columns are not typed again', () => {
    expect(typedLines({ columns: ['Player', 'Yards'], rows: [['Hill', 163]] })).toBe('');
    expect(typedLines(null)).toBe('');
  });
});
