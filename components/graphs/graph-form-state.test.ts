import {
  graphUploadReducer,
  initialGraphUploadState,
  type ReplacedGraph,
} from './graph-form-state';

const GRAPH: ReplacedGraph = {
  id: 'g1',
  title: 'Yards',
  description: 'Hill has most.',
  graphType: 'bar',
  table: null,
};
const typed = graphUploadReducer(initialGraphUploadState(null), {
  type: 'changed',
  part: { title: 'Mine', numbers: 'Hill, 163' },
});

it('begins empty, or with the words of the graph that a new version replaces', () => {
  expect(initialGraphUploadState(null).draft).toMatchObject({
    title: '',
    description: '',
    graphType: '',
    numbers: '',
  });
  expect(initialGraphUploadState(GRAPH)).toMatchObject({
    replacesId: 'g1',
    draft: { picture: null, title: 'Yards', description: 'Hill has most.', graphType: 'bar' },
  });
});

it('takes over the words of a graph chosen on the same page, and keeps what was typed when none is chosen any more', () => {
  const chosen = graphUploadReducer(typed, { type: 'replaces', graph: GRAPH });
  expect(chosen).toMatchObject({ replacesId: 'g1', sent: null, draft: { title: 'Yards' } });
  expect(graphUploadReducer(chosen, { type: 'replaces', graph: null })).toEqual({
    ...chosen,
    replacesId: undefined,
  });
});

it('keeps what was typed through sending and a refusal', () => {
  const sending = graphUploadReducer(
    { ...typed, problem: 'Old.' },
    { type: 'sending', progress: 0.5 },
  );
  expect(sending).toEqual({ ...typed, progress: 0.5 });
  const refused = graphUploadReducer(sending, {
    type: 'refused',
    errors: { title: 'Too wild.' },
    problem: null,
  });
  expect(refused).toEqual({ ...typed, errors: { title: 'Too wild.' } });
  const noPicture = graphUploadReducer(refused, {
    type: 'picture-refused',
    error: 'Not a picture.',
  });
  expect(noPicture.errors).toEqual({ title: 'Too wild.', file: 'Not a picture.' });
});

it('is empty once the graph has arrived', () => {
  const sending = graphUploadReducer(typed, { type: 'sending', progress: 1 });
  const arrived = graphUploadReducer(sending, { type: 'arrived', title: 'Mine', award: 3 });
  expect(arrived).toEqual({ ...initialGraphUploadState(null), sent: { title: 'Mine', award: 3 } });
});
