import {
  buildOpenAcrReport,
  parseLastCheckedDate,
  parseWcagCriteria,
} from './accessibility-report';

const TABLE = `
Checked by us. Last checked on 2026-11-26.

| criterion | level | state | remark | shown by |
|---|---|---|---|---|
| 1.1.1 Non-text Content | A | partly | a photo has its title only | \`a.test.ts\`, \`e2e/b.spec.ts\` |
| 1.2.2 Captions (Prerecorded) | A | supports | none | none |
| 1.4.3 Contrast (Minimum) | AA | supports | | \`c.test.ts\` |
| 2.4.6 Headings and Labels | AA | not evaluated | a person has to judge | none |
`;
const about = {
  product: { name: 'Fraction League', version: '0.2.0', description: 'Math.' },
  email: 'help@school.example',
  checkedOn: parseLastCheckedDate(TABLE),
  methods: 'By hand.',
};

it('is the report of the table, in the levels of OpenACR', () => {
  const report = buildOpenAcrReport(parseWcagCriteria(TABLE), about);
  const rowsOf = (chapter: 'success_criteria_level_a' | 'success_criteria_level_aa') =>
    report.chapters[chapter].criteria.map(({ num, components: [web] }) => [
      num,
      web?.name,
      web?.adherence,
    ]);
  expect(rowsOf('success_criteria_level_a')).toEqual([
    [
      '1.1.1',
      'web',
      {
        level: 'partially-supports',
        notes: 'A photo has its title only. Tests: a.test.ts, e2e/b.spec.ts',
      },
    ],
    ['1.2.2', 'web', { level: 'not-applicable', notes: '' }],
  ]);
  expect(rowsOf('success_criteria_level_aa')).toEqual([
    ['1.4.3', 'web', { level: 'supports', notes: 'Tests: c.test.ts' }],
    ['2.4.6', 'web', { level: 'not-evaluated', notes: 'A person has to judge' }],
  ]);
  expect(report).toMatchObject({
    title: 'Fraction League Accessibility Conformance Report',
    author: { email: 'help@school.example' },
    report_date: '2026-11-26',
    catalog: '2.5-edition-wcag-2.2-en',
  });
});

it.each([
  ['a state that is none', '| 1.1.1 Non-text Content | A | mostly | x | `a.test.ts` |'],
  ['no level', '| 1.1.1 Non-text Content | | supports | | `a.test.ts` |'],
])('refuses a row with %s', (_, row) => {
  expect(() => parseWcagCriteria(row)).toThrow("Can't be read as a criterion");
});

it('refuses a table that no one says when was checked', () => {
  expect(() => parseLastCheckedDate('Checked.')).toThrow();
});
