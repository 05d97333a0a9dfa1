import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoginCardDto } from '@/lib/data/class-roster/dto';
import { forgetCards, keepCards } from './card-memory';
import { LoginCards } from './login-cards';

const router = { push: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const ADA: LoginCardDto = {
  studentId: 's1',
  firstName: 'Ada',
  lastInitial: 'L',
  username: 'ada.l.otter42',
  passphrase: 'lamp violet pond',
  animal: 'otter',
  once: false,
};
const KIM: LoginCardDto = {
  ...ADA,
  studentId: 's2',
  firstName: 'Kim',
  lastInitial: '',
  username: null,
  animal: null,
  once: true,
};
const show = () => render(<LoginCards leagueId="l1" address="league.school.org/student/login" />);

beforeEach(() => {
  forgetCards();
  keepCards('l1', [ADA, KIM]);
});

describe('login cards', () => {
  it('say where to go and what to type, one card for each student', () => {
    show();
    const [ada, kim] = within(screen.getByRole('list', { name: 'Login cards' })).getAllByRole('listitem');
    for (const text of ['Ada L.', 'league.school.org/student/login', 'ada.l.otter42', 'lamp violet pond']) {
      expect(within(ada as HTMLElement).getByText(text)).toBeVisible();
    }
    expect(ada?.querySelector('img')).toHaveAttribute('src', '/mascots/animals/otter.svg');
    expect(within(kim as HTMLElement).getByText('your own email')).toBeVisible();
    expect(within(kim as HTMLElement).getByText(/works once/)).toBeVisible();
  });

  it('say that they are shown once, and print', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    show();
    expect(screen.getByText('Print these cards now. They’re only shown once.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Print 2 cards' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('are gone once the page was left', () => {
    show().unmount();
    const { container } = show();
    expect(screen.getByText('No cards to show')).toBeVisible();
    expect(container.textContent).not.toContain('violet');
  });

  it('are gone when the browser brings a left page back as it was', () => {
    show();
    const event = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(event));
    expect(screen.getByText('No cards to show')).toBeVisible();
  });

  it('of one league are not shown in another', () => {
    render(<LoginCards leagueId="l2" address="league.school.org/student/login" />);
    expect(screen.getByText('No cards to show')).toBeVisible();
  });
});
