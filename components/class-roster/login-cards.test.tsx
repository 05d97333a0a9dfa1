import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reprintUnusedLoginCardsAction } from '@/lib/actions/class-roster';
import type { LoginCardDto } from '@/lib/data/class-roster/dto';
import { LOGIN_CARD_WORDS } from '@/lib/words/en/login-card';
import { LOGIN_CARD_WORDS as IN_SPANISH } from '@/lib/words/es/login-card';
import { LoginCards } from './login-cards';
import { clearLoginCardsInMemory, keepLoginCardsInMemory } from './roster-tab-memory';

jest.mock('@/lib/actions/class-roster', () => ({ reprintUnusedLoginCardsAction: jest.fn() }));
const router = { push: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const ADA: LoginCardDto = {
  studentId: 's1',
  firstName: 'Ada',
  lastInitial: 'L',
  username: 'ada.l.otter42',
  ownReference: '10023',
  className: 'Room 12',
  passphrase: 'lamp violet pond',
  animal: 'otter',
  once: false,
  language: 'en',
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
const UNUSED = [ADA, KIM].map(({ studentId, firstName, lastInitial, username }) => ({
  studentId,
  firstName,
  lastInitial,
  username,
}));
const show = (unused: typeof UNUSED = [], leagueId = 'l1') =>
  render(
    <LoginCards
      leagueId={leagueId}
      address="league.school.org/student/login"
      words={{ en: LOGIN_CARD_WORDS, es: IN_SPANISH }}
      unused={unused}
    />,
  );

beforeEach(() => {
  clearLoginCardsInMemory();
  keepLoginCardsInMemory('l1', [ADA, KIM]);
});

describe('login cards', () => {
  it('say where to go and what to type, one card for each student', () => {
    show();
    const [ada, kim] = within(screen.getByRole('list', { name: 'Login cards' })).getAllByRole(
      'listitem',
    );
    for (const text of [
      'Ada L.',
      'Room 12 · 10023',
      'league.school.org/student/login',
      'ada.l.otter42',
      'lamp violet pond',
    ]) {
      expect(ada).toHaveTextContent(text);
    }
    expect(ada?.querySelector('img')).toHaveAttribute('src', '/mascots/animals/otter.svg');
    expect(within(kim as HTMLElement).getByText('your own email')).toBeVisible();
    expect(within(kim as HTMLElement).getByText(/works once/)).toBeVisible();
  });

  it('are in the language of their student, on one sheet', () => {
    keepLoginCardsInMemory('l1', [ADA, { ...KIM, language: 'es' }]);
    show();
    const [ada, kim] = within(screen.getByRole('list', { name: 'Login cards' })).getAllByRole(
      'listitem',
    );
    expect(ada).toHaveTextContent(/1\. Go to.*3\. Password/);
    expect(ada).not.toHaveAttribute('lang');
    expect(kim).toHaveTextContent(/1\. Ve a.*tu propio correo.*3\. Contraseña.*sirve una vez/);
    expect(kim).toHaveAttribute('lang', 'es');
  });

  it('ask for the page again only where students have just been made', () => {
    router.refresh.mockClear();
    const { unmount } = show();
    expect(router.refresh).toHaveBeenCalledTimes(1);
    unmount();
    show(UNUSED);
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });

  it('can be printed, or saved as a PDF of just these students', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Print 2 cards' }));
    expect(print).toHaveBeenCalledTimes(1);
    const pdf = screen.getByRole('link', { name: 'Save as PDF' });
    expect(pdf).toHaveAttribute('href', '/api/leagues/l1/cards.pdf?student=s1&student=s2');
    expect(pdf).toHaveAttribute('download');
  });

  it('of names in other letters are printed by the browser only, and it says why', () => {
    keepLoginCardsInMemory('l1', [ADA, { ...KIM, firstName: '美咲', lastInitial: '田' }]);
    show();
    expect(screen.queryByRole('link', { name: 'Save as PDF' })).not.toBeInTheDocument();
    expect(
      screen.getByText(/A PDF can’t show the letters of 美咲 田\. Please print/),
    ).toBeVisible();
  });

  it('ask before they are left, until they are on paper', async () => {
    show();
    const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    await userEvent.click(screen.getByRole('link', { name: 'Back to the roster' }));
    const dialog = screen.getByRole('dialog', { name: 'Leave without printing?' });
    expect(router.push).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
    expect(router.push).toHaveBeenCalledWith('/teacher/leagues/l1/roster');
    fireEvent(window, new Event('afterprint'));
    expect(leave()).toBe(true);
  });

  describe('in a browser that tells of its back button', () => {
    const traverseTo = jest.fn();
    const navigation = Object.assign(new EventTarget(), { traverseTo });
    beforeEach(() => {
      traverseTo.mockClear();
      Object.assign(window, { navigation });
    });
    afterEach(() => {
      Reflect.deleteProperty(window, 'navigation');
    });
    /** True if the browser navigates. */
    const go = (changes: object = {}) => {
      const destination = {
        url: 'http://localhost/teacher/leagues/l1/roster',
        key: 'before',
        sameDocument: true,
      };
      const event = Object.assign(new Event('navigate', { cancelable: true }), {
        navigationType: 'traverse',
        destination,
        ...changes,
      });
      act(() => void navigation.dispatchEvent(event));
      return !event.defaultPrevented;
    };

    it('ask before it leads away, and let through what was agreed to', async () => {
      show();
      expect(go()).toBe(false);
      await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
      expect(traverseTo).not.toHaveBeenCalled();
      expect(go()).toBe(false);
      traverseTo.mockImplementation(() => expect(go()).toBe(true));
      await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
      expect(traverseTo).toHaveBeenCalledWith('before');
    });

    it('leave alone what isn’t a way back, and every way once they are on paper', () => {
      show();
      expect(go({ navigationType: 'push' })).toBe(true);
      fireEvent(window, new Event('afterprint'));
      expect(go()).toBe(true);
    });
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
    show([], 'l2');
    expect(screen.getByText('No cards to show')).toBeVisible();
  });
});

describe('cards that no one has used', () => {
  beforeEach(clearLoginCardsInMemory);

  it('are named without their passwords, and shown again when asked for', async () => {
    jest.mocked(reprintUnusedLoginCardsAction).mockResolvedValue({ ok: true, data: [ADA, KIM] });
    const { container } = show(UNUSED);
    expect(screen.getByRole('region', { name: '2 cards not used yet' })).toHaveTextContent(
      'Ada L. ada.l.otter42Kim your own email',
    );
    expect(container.textContent).not.toContain('violet');
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 cards' }));
    expect(reprintUnusedLoginCardsAction).toHaveBeenCalledWith({
      leagueId: 'l1',
      studentIds: ['s1', 's2'],
    });
    expect(await screen.findAllByText('lamp violet pond')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Print 2 cards' })).toBeVisible();
  });

  it('say why they can’t be shown', async () => {
    jest.mocked(reprintUnusedLoginCardsAction).mockResolvedValue({
      ok: false,
      error: { code: 'conflict', message: 'They have signed in.' },
    });
    show(UNUSED);
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 cards' }));
    expect(await screen.findByText('They have signed in.')).toBeVisible();
  });
});
