import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';

// The tables of 1EdTech's "OneRoster: CSV Binding 1.2.1", sections about manifest.csv and the
// gradebook's files: https://www.imsglobal.org/spec/oneroster/v1p2/bind/csv

/** A column's type; `!` marks a required one. */
type Type =
  | 'guid'
  | 'guid!'
  | 'text'
  | 'text!'
  | 'date!'
  | 'float'
  | 'integer'
  | 'boolean'
  | 'status!';
type Column = readonly [name: string, type: Type];
type Row = Readonly<Record<string, string>>;

/** In a bulk file both are blank. */
const BULK = ['status', 'dateLastModified'];
const TABLES: Readonly<Record<string, readonly Column[]>> = {
  categories: [
    ['sourcedId', 'guid!'],
    ['status', 'text'],
    ['dateLastModified', 'text'],
    ['title', 'text!'],
    ['weight', 'integer'],
  ],
  lineItems: [
    ['sourcedId', 'guid!'],
    ['status', 'text'],
    ['dateLastModified', 'text'],
    ['title', 'text!'],
    ['description', 'text'],
    ['assignDate', 'date!'],
    ['dueDate', 'date!'],
    ['classSourcedId', 'guid!'],
    ['categorySourcedId', 'guid!'],
    ['academicSessionSourcedId', 'guid!'],
    ['resultValueMin', 'float'],
    ['resultValueMax', 'float'],
    ['schoolSourcedId', 'guid!'],
  ],
  results: [
    ['sourcedId', 'guid!'],
    ['status', 'text'],
    ['dateLastModified', 'text'],
    ['lineItemSourcedId', 'guid!'],
    ['studentSourcedId', 'guid!'],
    ['scoreStatus', 'status!'],
    ['score', 'float'],
    ['scoreDate', 'date!'],
    ['comment', 'text'],
    ['textScore', 'text'],
    ['classSourcedId', 'guid'],
    ['inProgress', 'boolean'],
    ['incomplete', 'boolean'],
    ['late', 'boolean'],
    ['missing', 'boolean'],
  ],
};

/** The manifest's lines in their order; a file's value is `absent`, `bulk`, or `delta`. */
const MANIFEST = [
  'manifest.version',
  'oneroster.version',
  ...[
    'academicSessions',
    'categories',
    'classes',
    'classResources',
    'courses',
    'courseResources',
    'demographics',
    'enrollments',
    'lineItemLearningObjectiveIds',
    'lineItems',
    'lineItemScoreScales',
    'orgs',
    'resources',
    'resultLearningObjectiveIds',
    'results',
    'resultScoreScales',
    'roles',
    'scoreScales',
    'userProfiles',
    'userResources',
    'users',
  ].map((name) => `file.${name}`),
  'source.systemName',
  'source.systemCode',
];

const isDate = (value: string) => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
};
const FITS: Readonly<Record<string, (value: string) => boolean>> = {
  guid: (value) => /^\P{C}{1,255}$/u.test(value) && value === value.trim(),
  text: (value) => value === value.trim(),
  date: isDate,
  float: (value) => /^-?\d+(\.\d+)?$/.test(value),
  integer: (value) => /^-?\d+$/.test(value),
  boolean: (value) => value === 'true' || value === 'false',
  status: (value) =>
    ['exempt', 'fully graded', 'not submitted', 'partially graded', 'submitted'].includes(value),
};

/** What a program that goes by the standard would find wrong with a package of results. */
export function problemsOfOneRoster(zip: Uint8Array): string[] {
  const parts = Object.entries(unzipSync(zip)).map(
    ([name, bytes]) => [name.replace(/\.csv$/, ''), strFromU8(bytes)] as const,
  );
  const texts = new Map(parts);
  const names = [...texts.keys()].filter((name) => name !== 'manifest');
  const tables = new Map(names.map((name) => [name, rowsOf(texts.get(name) ?? '')]));
  return [
    ...parts.flatMap(([name, text]) => formatProblems(name, text)),
    ...manifestProblems(rowsOf(texts.get('manifest') ?? ''), names),
    ...[...tables].flatMap(([name, rows]) => rowProblems(name, rows)),
    ...referenceProblems(tables),
  ];
}

const rowsOf = (text: string): Row[] => parse(text, { columns: true });

function formatProblems(name: string, text: string): string[] {
  const [header = ''] = text.split('\r\n', 1);
  const columns =
    name === 'manifest' ? ['propertyName', 'value'] : TABLES[name]?.map(([one]) => one);
  return [
    ...(columns?.join(',') === header ? [] : [`${name}: the columns are ${header}`]),
    ...(/^\uFEFF/.test(text) ? [`${name}: has a byte order mark`] : []),
    ...(/[^\r]\n/.test(text.replace(/"[^"]*"/g, '')) ? [`${name}: has lines without CR`] : []),
  ];
}

function manifestProblems(rows: readonly Row[], names: readonly string[]): string[] {
  const values = new Map(rows.map(({ propertyName, value }) => [propertyName ?? '', value]));
  const expected = (line: string) =>
    line === 'manifest.version'
      ? '1.0'
      : line === 'oneroster.version'
        ? '1.2'
        : names.includes(line.replace('file.', ''))
          ? 'bulk'
          : 'absent';
  return [
    ...(MANIFEST.join() === [...values.keys()].join() ? [] : ['manifest: the lines differ']),
    ...MANIFEST.filter((line) => !line.startsWith('source.')).flatMap((line) =>
      values.get(line) === expected(line) ? [] : [`manifest: ${line} is ${values.get(line)}`],
    ),
  ];
}

function rowProblems(name: string, rows: readonly Row[]): string[] {
  const ids = rows.map(({ sourcedId }) => sourcedId);
  return [
    ...(new Set(ids).size === ids.length ? [] : [`${name}: a sourcedId comes twice`]),
    ...rows.flatMap((row) =>
      (TABLES[name] ?? []).flatMap(([column, type]) => {
        const value = row[column] ?? '';
        const isRight = BULK.includes(column)
          ? value === ''
          : value === ''
            ? !type.endsWith('!')
            : FITS[type.replace('!', '')]?.(value);
        return isRight ? [] : [`${name}: ${column} is "${value}" in ${row.sourcedId}`];
      }),
    ),
  ];
}

function referenceProblems(tables: ReadonlyMap<string, readonly Row[]>): string[] {
  const categories = (tables.get('categories') ?? []).map(({ sourcedId }) => sourcedId);
  const items = new Map((tables.get('lineItems') ?? []).map((row) => [row.sourcedId, row]));
  const results = tables.get('results') ?? [];
  const pairs = results.map((row) => `${row.lineItemSourcedId} of ${row.studentSourcedId}`);
  return [
    ...(new Set(pairs).size === pairs.length ? [] : ['results: a student has two of a line item']),
    ...[...items.values()].flatMap(
      ({ sourcedId, categorySourcedId, assignDate = '', dueDate = '' }) => [
        ...(categories.includes(categorySourcedId)
          ? []
          : [`lineItems: no category of ${sourcedId}`]),
        ...(assignDate <= dueDate ? [] : [`lineItems: ${sourcedId} is due before it is assigned`]),
      ],
    ),
    ...results.flatMap(({ sourcedId, lineItemSourcedId, classSourcedId, score }) => {
      const item = items.get(lineItemSourcedId);
      if (!item) return [`results: no line item of ${sourcedId}`];
      const isInside =
        Number(score) >= Number(item.resultValueMin) &&
        Number(score) <= Number(item.resultValueMax);
      return [
        ...(classSourcedId === item.classSourcedId ? [] : [`results: the class of ${sourcedId}`]),
        ...(score === '' || isInside ? [] : [`results: the score of ${sourcedId} is ${score}`]),
      ];
    }),
  ];
}
