import { act, render, screen } from '@testing-library/react';
import type { TeacherShellClassDto } from '@/lib/data/league/dto';
import { ClassSwitcher } from './class-switcher';

let path = '/teacher/leagues/b/mistakes';
let search = 'week=5';
const refresh = jest.fn();
jest.mock('next/navigation', () => ({
  usePathname: () => path,
  useSearchParams: () => new URLSearchParams(search),
  useRouter: () => ({ refresh }),
}));

const CLASSES: readonly TeacherShellClassDto[] = [
  { id: 'a', name: 'Sunrise Fractions', period: '1', stuck: 2 },
  { id: 'b', name: 'Room 12 Fractions', period: '2', stuck: 0 },
];

beforeEach(() => {
  path = '/teacher/leagues/b/mistakes';
  search = 'week=5';
  refresh.mockClear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('names every class with how many are stuck, marks the open one, and leads to the same tab and week of each', () => {
  render(<ClassSwitcher classes={CLASSES} />);
  const first = screen.getByRole('link', { name: /Period 1 2 stuck Sunrise Fractions/ });
  expect(first).toHaveAttribute('href', '/teacher/leagues/a/mistakes?week=5');
  expect(first).not.toHaveAttribute('aria-current');
  const open = screen.getByRole('link', { name: /Period 2 Room 12 Fractions/ });
  expect(open).toHaveAttribute('aria-current', 'true');
  expect(open).not.toHaveTextContent('stuck');
});

it('asks for new counts with the first page after half a minute, and with none before', () => {
  const { rerender } = render(<ClassSwitcher classes={CLASSES} />);
  const go = (to: string) => {
    path = to;
    rerender(<ClassSwitcher classes={CLASSES} />);
  };
  act(() => jest.advanceTimersByTime(29_000));
  go('/teacher/leagues/b/brief');
  expect(refresh).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(2_000));
  expect(refresh).not.toHaveBeenCalled();
  go('/teacher/leagues/b/graphs');
  expect(refresh).toHaveBeenCalledTimes(1);
  go('/teacher/leagues/b');
  expect(refresh).toHaveBeenCalledTimes(1);
});
