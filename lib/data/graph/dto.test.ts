import { graphIdOfFile } from '@/lib/data/graph/pictures';
import {
  firstVersionId,
  graphVersionNumber,
  groupVersionsByGraph,
} from '@/lib/data/graph/versions';
import type { StudentGraph } from '@/lib/store/collections/graphs';
import { graphUploadInput } from '@/lib/testing/graphs';
import { graphReviewInput, removeGraphInput, uploadGraphInput } from './dto';

const OPERATION = 'operation-1';

it.each([
  ['as it should be', {}, true],
  ['no kind', { graphType: '' }, true],
  ['no such kind', { graphType: 'pie' }, false],
  ['a title of 80 letters', { title: 'a'.repeat(80) }, true],
  ['a title of 81 letters', { title: 'a'.repeat(81) }, false],
  ['a title of spaces', { title: ' \n ' }, false],
  ['a sentence of 500 letters', { description: 'a'.repeat(500) }, true],
  ['a sentence of 501 letters', { description: 'a'.repeat(501) }, false],
  ['no sentence', { description: '' }, false],
  ['from the builder', { source: 'builder' }, true],
  ['from nowhere', { source: 'web' }, false],
  ['a table', { table: '{"columns":["A"],"rows":[]}' }, true],
  ['no table', { table: 'A, 1' }, false],
  ['a version of another one', { replacesId: 'a_B-9' }, true],
  ['an id of 128 letters', { replacesId: 'a'.repeat(128) }, true],
  ['an id of 129 letters', { replacesId: 'a'.repeat(129) }, false],
  ['an id that leads elsewhere', { replacesId: '../a' }, false],
  ['an id with something behind it', { replacesId: 'a/' }, false],
  ['no id at all', { replacesId: '' }, false],
  ['an operation of 7 letters', { operationId: 'abcdefg' }, false],
  ['an operation of 64 letters', { operationId: 'a'.repeat(64) }, true],
  ['an operation of 65 letters', { operationId: 'a'.repeat(65) }, false],
  ['an operation with something before it', { operationId: '/abcdefgh' }, false],
  ['an operation with something behind it', { operationId: 'abcdefgh/' }, false],
])('reads the words of a graph only as they should be: %s', (_, changes, isRead) => {
  expect(uploadGraphInput.safeParse({ ...graphUploadInput(), ...changes }).success).toBe(isRead);
});

it('makes one line of what was typed, without what no keyboard types', () => {
  const words = graphUploadInput({ title: '  My \n\t graph\u200b ', description: 'One.\r\nTwo.' });
  expect(uploadGraphInput.parse({ ...words, points: 2 })).toEqual({
    ...words,
    title: 'My graph',
    description: 'One. Two.',
  });
});

it.each([
  [{ title: '' }, 'Please give your graph a title.'],
  [{ title: 'a'.repeat(81) }, 'Please use at most 80 characters for the title.'],
  [
    { description: '' },
    'Please say in a sentence what your graph shows. It’s for everyone who can’t see it.',
  ],
  [{ description: 'a'.repeat(501) }, 'Please use at most 500 characters.'],
  [{ graphType: 'pie' }, 'Please choose a type of graph from the list.'],
  [{ table: 'x' }, 'We couldn’t read the numbers for this graph.'],
  [{ replacesId: '' }, 'We couldn’t find this graph.'],
  [{ operationId: '' }, 'Something is missing. Please reload the page and try again.'],
])('says what is wrong with %j', (changes, message) => {
  expect(
    uploadGraphInput
      .safeParse({ ...graphUploadInput(), ...changes })
      .error?.issues.map((issue) => issue.message),
  ).toEqual([message]);
});

it('reads what is removed and what a teacher says', () => {
  expect(removeGraphInput.safeParse({ graphId: 'a', operationId: OPERATION }).success).toBe(true);
  for (const sent of [
    { graphId: '', operationId: OPERATION },
    { graphId: 'a' },
    { operationId: OPERATION },
  ]) {
    expect(removeGraphInput.safeParse(sent).success).toBe(false);
  }
  const rubric = { accuracy: 0, labels: 1, scale: 2, keyAndClaim: 3 };
  const review = {
    graphId: 'a',
    basedOn: null,
    outcome: 'approved',
    rubric,
    comment: ' Well \n done ',
  };
  expect(graphReviewInput.parse({ ...review, teacherId: 'x' })).toEqual({
    ...review,
    comment: 'Well done',
  });
  const asRead = (outcome: string) => graphReviewInput.parse({ ...review, outcome });
  expect(asRead('seen')).toEqual({ ...review, outcome: 'seen', comment: 'Well done' });
  // A graph that is returned has no ratings, and one that waits again has no review.
  expect(asRead('returned')).toEqual({
    graphId: 'a',
    basedOn: null,
    outcome: 'returned',
    comment: 'Well done',
  });
  expect(asRead('waiting')).toEqual({ graphId: 'a', basedOn: null, outcome: 'waiting' });
  expect(graphReviewInput.safeParse({ ...review, basedOn: undefined }).success).toBe(false);
  expect(graphReviewInput.safeParse({ ...review, comment: 'a'.repeat(300) }).success).toBe(true);
  for (const [changes, message] of [
    [{ comment: 'a'.repeat(301) }, 'Please use at most 300 characters.'],
    [{ rubric: { ...rubric, scale: 4 } }, 'Please choose one of the four for each part.'],
    [{ rubric: { ...rubric, scale: undefined } }, 'Please choose one of the four for each part.'],
  ] as const) {
    expect(
      graphReviewInput
        .safeParse({ ...review, ...changes })
        .error?.issues.map((issue) => issue.message),
    ).toEqual([message]);
  }
  expect(graphReviewInput.safeParse({ ...review, outcome: 'liked' }).success).toBe(false);
});

it('knows the versions of a graph, old to new, and the graphs in the order in which they come', () => {
  const graph = (id: string, changes: Partial<StudentGraph> = {}) =>
    ({ id, ...changes }) as StudentGraph;
  const older = graph('older');
  expect([firstVersionId(older), graphVersionNumber(older)]).toEqual(['older', 1]);
  const third = graph('c', { rootId: 'a', version: 3 });
  expect([firstVersionId(third), graphVersionNumber(third)]).toEqual(['a', 3]);
  const documents = [
    third,
    older,
    graph('a', { rootId: 'a', version: 1 }),
    graph('b', { rootId: 'a', version: 2 }),
  ];
  expect(groupVersionsByGraph(documents).map((versions) => versions.map(({ id }) => id))).toEqual([
    ['a', 'b', 'c'],
    ['older'],
  ]);
});

it.each([
  ['abc', 'abc'],
  ['abc_s', 'abc'],
  ['_s_s', '_s'],
  ['a_sb', 'a_sb'],
])('the file %s belongs to the graph %s', (file, graphId) => {
  expect(graphIdOfFile(file)).toBe(graphId);
});
