import { act, renderHook } from '@testing-library/react';
import { GRID_NOW, gridRow, leagueWeek } from '@/lib/testing/class-grid-rows';
import { openGridStream } from './open-grid-stream';
import { useLiveGrid } from './use-live-grid';

jest.mock('./open-grid-stream', () => ({
  ...jest.requireActual('./open-grid-stream'),
  openGridStream: jest.fn(),
}));

type Handlers = Parameters<typeof openGridStream>[2];
let stream: Handlers;
const fetched = jest.fn();
const answers = (body: unknown) =>
  fetched.mockImplementation(async () => ({ json: async () => body }));
const passSeconds = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const turn = (isLive: boolean) => act(async () => stream.onLive(isLive));

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset();
  Object.assign(globalThis, { fetch: fetched });
  jest.mocked(openGridStream).mockImplementation((_league, _query, handlers) => {
    stream = handlers;
    return () => {};
  });
});
afterEach(() => jest.useRealTimers());

const live = () => renderHook(() => useLiveGrid(leagueWeek([gridRow('Ana B.')])));
const namesOf = (grid: { rows: readonly { name: string }[] }) => grid.rows.map(({ name }) => name);

it('fetches nothing while it is told of changes', async () => {
  const { result } = live();
  await turn(true);
  act(() =>
    stream.onNews({
      now: GRID_NOW,
      latestWeek: 6,
      eyesUp: null,
      rows: [gridRow('Amy A.'), gridRow('Ben C.')],
    }),
  );
  await passSeconds(60);
  expect(namesOf(result.current)).toEqual(['Amy A.', 'Ben C.']);
  expect(fetched).not.toHaveBeenCalled();
});

it('fetches the grid at once and every ten seconds while the connection is lost, and no more when it is back', async () => {
  answers({ ok: true, data: leagueWeek([gridRow('Cal D.')]) });
  const { result } = live();
  await turn(false);
  await turn(false);
  await passSeconds(21);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(
    Array<string>(3).fill(`/api/leagues/${leagueWeek([]).leagueId}/grid?week=6`),
  );
  expect(namesOf(result.current)).toEqual(['Cal D.']);
  await turn(true);
  await passSeconds(60);
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('keeps what it knows while the app cannot be reached, and asks again', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const { result } = live();
  await turn(false);
  await passSeconds(11);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(namesOf(result.current)).toEqual(['Ana B.']);
});
