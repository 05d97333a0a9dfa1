import { act, renderHook } from '@testing-library/react';
import type { ActionResult } from '@/lib/actions/run-request';
import { useAction } from './use-action';

const refused: ActionResult<never> = {
  ok: false,
  error: {
    code: 'invalid-input',
    message: 'Please look again.',
    fieldErrors: { name: 'Too long.' },
  },
};
const saved: ActionResult<number> = { ok: true, data: 4 };

function openRequest<T>() {
  let answer!: (result: ActionResult<T>) => void;
  const send = jest.fn(() => new Promise<ActionResult<T>>((resolve) => (answer = resolve)));
  return { send, answer: (result: ActionResult<T>) => act(async () => answer(result)) };
}

it('is pending until the answer is there, and gives it to the caller', async () => {
  const { result } = renderHook(() => useAction<number>());
  const { send, answer } = openRequest<number>();
  let given: Promise<ActionResult<number> | null> | undefined;
  act(() => {
    given = result.current.run(send);
  });
  expect(result.current).toMatchObject({ pending: true, done: false, data: null, refusal: null });
  await answer(saved);
  expect(await given).toEqual(saved);
  expect(result.current).toMatchObject({ pending: false, done: true, data: 4, refusal: null });
});

it('sends nothing and gives null while an earlier request is under way, also within one click', async () => {
  const { result } = renderHook(() => useAction<number>());
  const { send, answer } = openRequest<number>();
  const second = jest.fn(async () => saved);
  let given: Promise<unknown> | undefined;
  act(() => {
    void result.current.run(send);
    given = result.current.run(second);
  });
  expect(await given).toBeNull();
  expect(second).not.toHaveBeenCalled();
  await answer(saved);
  await act(() => result.current.run(second));
  expect(second).toHaveBeenCalledTimes(1);
});

it('keeps a refusal with its fields until the next answer', async () => {
  const { result } = renderHook(() => useAction<number>());
  await act(() => result.current.run(async () => refused));
  expect(result.current).toMatchObject({
    pending: false,
    done: false,
    data: null,
    refusal: refused.error,
  });
  const { send, answer } = openRequest<number>();
  act(() => void result.current.run(send));
  expect(result.current).toMatchObject({ pending: true, refusal: refused.error });
  await answer(saved);
  expect(result.current).toMatchObject({ pending: false, done: true, data: 4, refusal: null });
});

it('takes a lost connection for a refusal, after which it can be tried again', async () => {
  const { result } = renderHook(() => useAction<number>());
  await act(() => result.current.run(() => Promise.reject(new TypeError('Failed to fetch'))));
  expect(result.current.refusal).toMatchObject({ code: 'unavailable' });
  await act(() => result.current.run(async () => saved));
  expect(result.current).toMatchObject({ pending: false, done: true, data: 4, refusal: null });
});

it('forgets its answer', async () => {
  const { result } = renderHook(() => useAction<number>());
  await act(() => result.current.run(async () => refused));
  act(() => result.current.forget());
  expect(result.current).toMatchObject({ pending: false, done: false, data: null, refusal: null });
});

it('stays busy after success when that leaves the page, but not after a refusal', async () => {
  const { result } = renderHook(() => useAction<number>({ leaves: true }));
  await act(() => result.current.run(async () => refused));
  expect(result.current.pending).toBe(false);
  await act(() => result.current.run(async () => saved));
  expect(result.current).toMatchObject({ pending: true, done: true, data: 4 });
  let given: Promise<unknown> | undefined;
  act(() => {
    given = result.current.run(async () => saved);
  });
  expect(await given).toBeNull();
});
