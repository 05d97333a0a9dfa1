import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { type League, leagues } from '@/lib/store/collections/leagues';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import { readLeague, rereadLeague, watchLeague } from './leagues';

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

const put = (id: string, name = `League ${id}`) =>
  test.store.set(leagues, {
    id,
    name,
    createdAt: timestampFromDate(TEST_NOW),
    teacherId: 'ada',
    season: TEST_SEASON,
    code: 123_456,
    password: 'brave otter',
  });
/** News of a store in memory comes with the next turn of the event loop. */
const told = () => new Promise((resolve) => setTimeout(resolve, 20));
const nameOf = (league: League | null) => league?.name ?? null;

describe('a league', () => {
  it('is read once, however often it is asked for, and known anew after a change by whomever', async () => {
    await put('room');
    const watch = jest.spyOn(test.store, 'watch');
    const get = jest.spyOn(test.store, 'get');
    for (let times = 0; times < 3; times += 1)
      expect(nameOf(await readLeague('room'))).toBe('League room');
    expect([watch.mock.calls.length, get.mock.calls.length]).toEqual([1, 0]);
    await put('room', 'Room 14');
    await told();
    expect(nameOf(await readLeague('room'))).toBe('Room 14');
    expect([watch.mock.calls.length, get.mock.calls.length]).toEqual([1, 0]);
    await test.store.delete(leagues, 'room');
    await told();
    expect(await readLeague('room')).toBeNull();
  });

  it('that is none or not there is null', async () => {
    const watch = jest.spyOn(test.store, 'watch');
    expect(await readLeague('')).toBeNull();
    expect(watch).not.toHaveBeenCalled();
    expect(await readLeague('gone')).toBeNull();
  });

  it('that this process has changed is read at once', async () => {
    await put('room');
    await readLeague('room');
    await put('room', 'Room 14');
    rereadLeague('room');
    expect(nameOf(await readLeague('room'))).toBe('Room 14');
    rereadLeague('never asked for');
  });

  it('is told to all who follow it, until they stop', async () => {
    await put('room');
    const [one, other, none] = [[], [], []] as (string | null)[][];
    const stop = await watchLeague('room', (found) => one?.push(nameOf(found)));
    await watchLeague('room', (found) => other?.push(nameOf(found)));
    await watchLeague('', (found) => none?.push(nameOf(found)));
    await put('room', 'Room 14');
    await told();
    stop();
    await put('room', 'Room 15');
    await told();
    expect([one, other, none]).toEqual([
      ['League room', 'Room 14'],
      ['League room', 'Room 14', 'Room 15'],
      [null],
    ]);
  });

  it('that can’t be read is no league without a clock: who asks is told, and asks again', async () => {
    const refused = new Error('closed');
    const watch = jest
      .spyOn(test.store, 'watch')
      .mockImplementationOnce((_collection, _id, _listener, onError) => {
        setImmediate(() => onError?.(refused));
        return () => undefined;
      });
    await expect(readLeague('room')).rejects.toBe(refused);
    await put('room');
    expect(nameOf(await readLeague('room'))).toBe('League room');
    expect(watch).toHaveBeenCalledTimes(2);
  });

  it('that no one has asked for in a while is watched no longer, but one that someone follows is', async () => {
    for (const id of ['idle', 'followed', 'used']) await put(id);
    const stops: string[] = [];
    const watch = test.store.watch.bind(test.store);
    jest.spyOn(test.store, 'watch').mockImplementation((collection, id, ...rest) => {
      const stop = watch(collection, id, ...rest);
      return () => {
        stops.push(id);
        stop();
      };
    });
    await readLeague('idle');
    await watchLeague('followed', () => undefined);
    await readLeague('used');
    test.advance(10 * 60_000);
    await readLeague('used');
    test.advance(5 * 60_000);
    await readLeague('another');
    expect(stops).toEqual(['idle']);
  });
});
