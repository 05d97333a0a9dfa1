import {
  graphUploadReducer,
  initialGraphUploadState,
  type ReplacedGraph,
} from './graph-upload-state';

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

it('takes over the words of a graph chosen on the same page, and keeps what was typed when none is chosen any more', () => {
  const chosen = graphUploadReducer(typed, { type: 'replaces', graph: GRAPH });
  expect(chosen).toMatchObject({ replacesId: 'g1', sent: null, draft: { title: 'Yards' } });
  expect(graphUploadReducer(chosen, { type: 'replaces', graph: null })).toEqual({
    ...chosen,
    replacesId: undefined,
  });
});

it('keeps what was typed, and other problems, when a picture is refused', () => {
  const refused = graphUploadReducer(typed, {
    type: 'refused',
    errors: { title: 'Too wild.' },
    problem: null,
  });
  expect(graphUploadReducer(refused, { type: 'picture-refused', error: 'Not a picture.' })).toEqual(
    { ...typed, errors: { title: 'Too wild.', file: 'Not a picture.' } },
  );
});
