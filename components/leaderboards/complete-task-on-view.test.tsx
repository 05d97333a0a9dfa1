import { act, render } from '@testing-library/react';
import { CompleteTaskOnView } from './complete-task-on-view';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const sent: unknown[] = [];
jest.mock('@/lib/actions/week', () => ({
  completeReadingTaskAction: async (input: unknown) => {
    sent.push(input);
    return { ok: true, data: { completedAt: '', mvpPoints: 0, allDone: false } };
  },
}));

it('ticks a week once, and the week that opens on the open page too', async () => {
  const { rerender } = await act(async () => render(<CompleteTaskOnView week={6} />));
  await act(async () => rerender(<CompleteTaskOnView week={6} />));
  await act(async () => rerender(<CompleteTaskOnView week={7} />));
  expect(sent).toEqual([
    { week: 6, task: 4 },
    { week: 7, task: 4 },
  ]);
});
