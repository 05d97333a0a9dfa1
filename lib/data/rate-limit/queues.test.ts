import { enterQueue, QueueFullError } from './queues';

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('serves one at a time in a queue, in the order they came, and queues do not wait for each other', async () => {
  const served: string[] = [];
  const take = async (queue: string, name: string) => {
    const turn = await enterQueue(queue, 10);
    served.push(name);
    return turn;
  };
  const first = await take('a', 'a1');
  const [second, third] = [take('a', 'a2'), take('a', 'a3')];
  const other = await take('b', 'b1');
  await settled();
  expect(served).toEqual(['a1', 'b1']);
  expect([first.waited, other.waited]).toEqual([false, false]);
  first.leave();
  const next = await second;
  expect(served).toEqual(['a1', 'b1', 'a2']);
  expect(next.waited).toBe(true);
  next.leave();
  (await third).leave();
  other.leave();
  expect((await take('a', 'a4')).waited).toBe(false);
});

it('takes no more than it may hold, and as many again when they have left', async () => {
  const first = await enterQueue('short', 3);
  const others = [enterQueue('short', 3), enterQueue('short', 3)];
  await expect(enterQueue('short', 3)).rejects.toBeInstanceOf(QueueFullError);
  first.leave();
  const another = enterQueue('short', 3);
  await expect(enterQueue('short', 3)).rejects.toBeInstanceOf(QueueFullError);
  for (const waiting of [...others, another]) (await waiting).leave();
  expect((await enterQueue('short', 1)).waited).toBe(false);
});

it('two thousand wait in all queues together and not one more; who is served first waits for nobody', async () => {
  const first = [await enterQueue('x', 3_000), await enterQueue('y', 3_000)];
  const waiting = Array.from({ length: 2_000 }, (_, index) =>
    enterQueue(index % 2 ? 'x' : 'y', 3_000),
  );
  await expect(enterQueue('x', 3_000)).rejects.toBeInstanceOf(QueueFullError);
  await expect(enterQueue('x', 3_000)).rejects.toMatchObject({ name: 'QueueFullError' });
  const other = await enterQueue('z', 1);
  expect(other.waited).toBe(false);
  for (const turn of first) turn.leave();
  await settled();
  const more = [enterQueue('x', 3_000), enterQueue('y', 3_000)];
  await expect(enterQueue('y', 3_000)).rejects.toBeInstanceOf(QueueFullError);
  for (const each of [...waiting, ...more]) (await each).leave();
  other.leave();
});
