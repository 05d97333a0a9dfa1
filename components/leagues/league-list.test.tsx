import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestMoreLeaguesAction } from '@/lib/actions/league';
import type {
  ClassWeekSummaryDto,
  LeagueSummaryDto,
  MoreLeaguesRequestDto,
} from '@/lib/data/league/dto';
import {
  LeagueList,
  LeagueListActions,
  SeasonLinks,
  TeacherDashboardWithoutLeague,
} from './league-list';

jest.mock('@/lib/actions/league', () => ({ requestMoreLeaguesAction: jest.fn() }));
const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const ask = jest.mocked(requestMoreLeaguesAction);
beforeEach(() => {
  ask.mockReset();
  router.refresh.mockReset();
});

const LEAGUE: LeagueSummaryDto = {
  id: 'l1',
  name: 'Room 12',
  season: 2026,
  state: 'open',
  code: 483201,
  studentCount: 1,
  goesOn: null,
};
const hrefs = () =>
  Object.fromEntries(
    screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  );

describe('the list of leagues', () => {
  it('shows the code only of a league that can be joined, and where each is opened', () => {
    render(
      <LeagueList
        leagues={[
          LEAGUE,
          { ...LEAGUE, id: 'l2', name: 'Room 14', state: 'archived', studentCount: 2 },
          { ...LEAGUE, id: 'l3', name: 'Room 16', state: 'deleting', hasOwnCalendar: true },
          { ...LEAGUE, id: 'l4', name: 'Room 18', state: 'archived', goesOn: 'Dec 27' },
        ]}
      />,
    );
    const [open, archived, deleting, deleted] = screen.getAllByRole('listitem');
    expect(open).toHaveTextContent(/Room 12.*1 student.*Join code/);
    expect(archived).toHaveTextContent(/2 students.*Archived/);
    expect(deleting).toHaveTextContent('Deleting isn’t finished');
    expect(deleted).toHaveTextContent('Will be deleted Dec 27');
    expect(deleted).not.toHaveTextContent('Archived');
    expect(screen.getAllByText('Join code')).toHaveLength(1);
    // A league that is being deleted only has its settings page, where the deletion continues.
    expect(hrefs()).toEqual({
      'Open Room 12': '/teacher/leagues/l1',
      'Open Room 14': '/teacher/leagues/l2',
      'Open Room 16': '/teacher/leagues/l3/settings',
      'Open Room 18': '/teacher/leagues/l4',
    });
  });

  it('shows no code of a season that is over', () => {
    render(<LeagueList leagues={[LEAGUE]} isPast />);
    expect(screen.queryByText('Join code')).toBeNull();
  });

  it('leads to a league’s own calendar, and to the week that can be opened there', () => {
    render(
      <LeagueList
        leagues={[
          { ...LEAGUE, hasOwnCalendar: true, opensNext: 7 },
          { ...LEAGUE, id: 'l2', name: 'Room 14', hasOwnCalendar: true },
        ]}
      />,
    );
    expect(hrefs()).toMatchObject({
      'On to week 7 of Room 12': '/teacher/leagues/l1/calendar',
      'Calendar of Room 14': '/teacher/leagues/l2/calendar',
    });
  });
});

describe('what is above the list', () => {
  const line = (id: string, waiting: number[]) => ({ id, waiting }) as ClassWeekSummaryDto;

  it('counts the graphs of all classes and goes to the first class with some, in its week', () => {
    const classes = [line('l1', []), line('l2', [5, 4]), line('l3', [6])];
    render(<LeagueListActions classes={classes} allowance={{ used: 3, allowed: 3 }} />);
    expect(hrefs()).toEqual({ 'Graphs to review: 3': '/teacher/leagues/l2/graphs?week=5' });
  });

  it('offers a new league as long as one more is allowed', () => {
    render(<LeagueListActions classes={[]} allowance={{ used: 2, allowed: 3 }} />);
    expect(hrefs()).toEqual({ 'New league': '/teacher/leagues/new' });
  });
});

describe('the seasons', () => {
  it('names the one that is shown, and leads back to the current one', () => {
    render(<SeasonLinks season={2026} shownSeason={2024} pastSeasons={[2025, 2024]} />);
    expect(hrefs()).toEqual({
      '2026 (now)': '/teacher/dashboard',
      '2025': '/teacher/dashboard?season=2025',
      '2024': '/teacher/dashboard?season=2024',
    });
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('2024');
  });

  it('are not there in a teacher’s first one', () => {
    render(<SeasonLinks season={2026} shownSeason={2026} pastSeasons={[]} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('a teacher without a league', () => {
  const show = (
    allowed: number,
    request: MoreLeaguesRequestDto = null,
    pastSeasons: number[] = [],
    comingClasses: { name: string; firstDay: string }[] = [],
  ) =>
    render(
      <TeacherDashboardWithoutLeague
        allowance={{ used: 0, allowed }}
        season={2026}
        pastSeasons={pastSeasons}
        request={request}
        comingClasses={comingClasses}
      />,
    );
  const openDialog = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    return within(screen.getByRole('dialog', { name: 'Ask for more leagues' }));
  };

  it('opens the first one, or one for the new season', () => {
    const { unmount } = show(1);
    expect(hrefs()).toEqual({ 'Open my first league': '/teacher/leagues/new' });
    unmount();
    show(1, null, [2025]);
    expect(hrefs()).toEqual({ 'Open a league': '/teacher/leagues/new' });
    expect(screen.getByRole('heading', { name: /2026 season/ })).toBeVisible();
  });

  it('isn’t urged to open one while another teacher’s class waits for its first day', () => {
    show(1, null, [], [{ name: 'Room 12', firstDay: 'November 30, 2026' }]);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(hrefs()).toEqual({ 'New league': '/teacher/leagues/new' });
  });

  it('who may open none asks for as many as are needed', async () => {
    ask.mockResolvedValue({ ok: true, data: { wanted: 5 } });
    show(0);
    expect(hrefs()).toEqual({});
    const dialog = await openDialog('Ask for more leagues');
    await userEvent.type(dialog.getByLabelText(/How many leagues/), '5');
    await userEvent.type(dialog.getByLabelText(/What should the admin know/), 'Five classes.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(ask).toHaveBeenCalledWith({ wanted: 5, note: 'Five classes.' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });

  it('keeps what was typed when it is refused, and says why at the number', async () => {
    const why = 'Please ask for more than that.';
    ask.mockResolvedValue({
      ok: false,
      error: { code: 'invalid-input', message: why, fieldErrors: { wanted: why } },
    });
    show(1);
    const dialog = await openDialog('Ask for more leagues');
    const wanted = dialog.getByLabelText(/How many leagues/);
    await userEvent.type(wanted, '1');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(wanted).toHaveFocus());
    expect(wanted).toHaveAccessibleDescription(expect.stringContaining(why));
    expect(wanted).toHaveValue('1');
    expect(router.refresh).not.toHaveBeenCalled();
  });

  it('changes a request that waits, and begins anew after an answer', async () => {
    const request = { wanted: 4, note: 'Four rooms.', on: 'Nov 23', answer: null };
    const { unmount } = show(1, request);
    let dialog = await openDialog('Change the request');
    expect(dialog.getByLabelText(/How many leagues/)).toHaveValue('4');
    expect(dialog.getByLabelText(/What should the admin know/)).toHaveValue('Four rooms.');
    unmount();
    show(1, { ...request, answer: { allowed: false, sentence: 'In January.' } });
    expect(screen.getByText('In January.')).toBeVisible();
    dialog = await openDialog('Ask for more leagues');
    expect(dialog.getByLabelText(/How many leagues/)).toHaveValue('');
    expect(dialog.getByLabelText(/What should the admin know/)).toHaveValue('');
  });
});
