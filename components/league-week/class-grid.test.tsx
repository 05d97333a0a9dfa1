import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GridNewsDto } from '@/lib/data/league-week/dto';
import { gridRow, leagueWeek, NOW, step, steps } from '@/lib/testing/class-grid-rows';
import { ClassGrid } from './class-grid';
import { openGridStream } from './open-grid-stream';

jest.mock('./open-grid-stream', () => ({ ...jest.requireActual('./open-grid-stream'), openGridStream: jest.fn() }));

const PLAIN = { week: null, projector: false, sort: 'name', show: 'all' } as const;
const ANA = gridRow('Ana B.', {
  steps: [
    step(1, true),
    { ...step(4, true), late: true },
    step(2),
    { ...step(3), looksLike: 'Left out a line' },
    ...steps(0).slice(4),
  ],
  tasks: ['done', 'late', 'open', 'open', 'open'],
  weekMvp: 2,
  mvp: 7,
  lastAnswerAt: NOW,
});
const BEN = gridRow('Ben C.', { teamName: null });

type Handlers = Parameters<typeof openGridStream>[2];
let stream: Handlers;
const close = jest.fn();

beforeEach(() => {
  close.mockReset();
  jest.mocked(openGridStream).mockImplementation((_league, _query, handlers) => {
    stream = handlers;
    return close;
  });
  window.history.replaceState(null, '', '/');
});

const show = (page = leagueWeek([ANA, BEN]), view: Parameters<typeof ClassGrid>[0]['view'] = PLAIN) =>
  render(
    <ClassGrid page={page} view={view}>
      <p>Show the code</p>
    </ClassGrid>,
  );
/** The rows are told to the page a turn later. */
const news = (changes: Partial<GridNewsDto>) =>
  act(async () => {
    stream.onNews({ now: NOW, latestWeek: 6, isAll: false, rows: [], gone: [], ...changes });
    await new Promise((resolve) => setTimeout(resolve));
  });
const rowOf = (name: RegExp) => within(screen.getByRole('table')).getByRole('row', { name });

describe('the grid', () => {
  it('says in its row that a record cannot be read, leads nowhere from there, and leaves the others as they are', async () => {
    show(leagueWeek([ANA, gridRow('Ben C.', { unreadable: true })]));
    const row = rowOf(/Ben C\./);
    expect(row).toHaveTextContent('This record can’t be read, so it isn’t shown. Nothing in it was changed.');
    expect(within(row).queryByRole('link')).toBeNull();
    expect(within(row).getAllByRole('cell')).toHaveLength(1);
    expect(within(rowOf(/Ana B\./)).getAllByRole('cell')).toHaveLength(17);
    await news({ rows: [gridRow('Ben C.')] });
    expect(rowOf(/Ben C\./)).not.toHaveTextContent('can’t be read');
  });

  it('says who has short breaks between tries, and who has no tries left', () => {
    const limited = (limit: 'used-up' | 'pauses', attempts: number) => ({ ...step(attempts), limit });
    const all = [
      gridRow('Ana B.', { steps: [limited('used-up', 40), ...steps(0).slice(1)] }),
      gridRow('Bo C.', { steps: [limited('pauses', 13), ...steps(0).slice(1)], usedUp: ['Circle Graph lesson, step 3'] }),
    ];
    show(leagueWeek(all));
    expect(screen.getByText(/Quarterback: 40 tries, not right yet. None left: you can give more./)).toBeVisible();
    expect(screen.getByText(/Quarterback: 13 tries, not right yet. Now with short breaks./)).toBeVisible();
    expect(screen.getByText('Circle Graph lesson, step 3: no tries left. You can give more.')).toBeVisible();
    expect(screen.getByRole('cell', { name: /stuck: 40 none left/ })).toBeVisible();
    expect(screen.getByRole('cell', { name: /stuck: 13 with breaks/ })).toBeVisible();
  });

  it('says in a word and a sign what was worked out together', () => {
    const together = (attempts: number, correct: boolean) => ({ ...step(attempts), correct, together: true as const });
    show(leagueWeek([gridRow('Ana B.', { steps: [together(7, true), together(6, false), ...steps(0).slice(2)] })]));
    const cells = within(rowOf(/^Ana B\./)).getAllByRole('cell');
    expect(cells.slice(0, 2).map((cell) => cell.textContent)).toEqual(['right together', 'stuck: 6 together']);
    expect(cells.slice(0, 2).every((cell) => cell.querySelector('svg'))).toBe(true);
  });

  it('says each state in words: right, right after tries, tries, stuck, open and late', () => {
    show();
    const cells = within(rowOf(/^Ana B\./)).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      'right',
      'right in 4 late',
      '2 tries',
      'stuck: 3',
      ...Array<string>(5).fill('open'),
      '10',
      'done',
      'late',
      'open',
      'open',
      'open',
      '2',
      '7',
    ]);
    expect(cells.slice(0, 9).every((cell) => cell.querySelector('svg'))).toBe(true);
    expect(screen.getByRole('columnheader', { name: 'RB1' }).querySelector('abbr')).toHaveAttribute('title', 'Running Back 1');
  });

  it('says under the name how far someone who hasn’t begun is, and above the grid how many could begin', () => {
    show(
      leagueWeek([
        ANA,
        gridRow('Ben C.', { teamName: null, wayIn: { stage: 'questions' } }),
        gridRow('Cal D.', { teamName: null, wayIn: { stage: 'team' } }),
        gridRow('Dee E.', { teamName: 'Red Foxes', wayIn: { stage: 'draft', positions: 3 } }),
        gridRow('Eve F.', { teamName: 'Blue Jays', wayIn: { stage: 'ready' } }),
      ]),
    );
    const heads = within(screen.getByRole('table')).getAllByRole('rowheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Ana B.Team of Ana B.',
      'Ben C.Questions',
      'Cal D.Team',
      'Dee E.Red FoxesDraft 3 of 6 positions',
      'Eve F.Blue JaysReady',
    ]);
    expect(heads.slice(1).every((head) => head.querySelector('svg'))).toBe(true);
    expect(screen.getByText('1 ready')).toBeVisible();
  });

  it('leads from a name to the student’s week, and scrolls in a region of its own that the keyboard reaches', () => {
    show();
    expect(screen.getByRole('link', { name: 'Ana B.' })).toHaveAttribute('href', '/teacher/leagues/l1/students/anab?week=6');
    expect(screen.getByRole('region', { name: 'Students in week 6' })).toHaveAttribute('tabindex', '0');
  });

  it('says who may need help, why, and leads to the very step', () => {
    show();
    const list = screen.getByRole('region', { name: 'May need help' });
    const link = within(list).getByRole('link');
    expect(link).toHaveTextContent('Ana B.Wide Receiver 1: 3 tries, not right yet. Looks like: Left out a line.');
    expect(link).toHaveAttribute('href', '/teacher/leagues/l1/students/anab?week=6#step-WR1');
  });

  it('shows what a student has just answered, and reads out only the counts', async () => {
    show();
    await news({ rows: [gridRow('Ben C.', { steps: steps(9) })] });
    expect(within(rowOf(/^Ben C\./)).getAllByText('right')).toHaveLength(9);
    expect(screen.getByText('1 of 2 have finished. 1 may need help.')).toBeInTheDocument();
  });

  it('tells by the server’s clock that someone has stopped in mid-card, whatever the device’s clock says', async () => {
    show(leagueWeek([gridRow('Cal D.', { steps: steps(6), lastAnswerAt: NOW })]));
    expect(screen.getByText('No one is stuck right now.')).toBeVisible();
    await news({ now: '2023-10-18T15:12:30.000Z' });
    expect(screen.getByText('No answer for 12 minutes. Next: Kicker.')).toBeVisible();
  });

  it('calls no one idle in a week that is over', () => {
    show(leagueWeek([gridRow('Cal D.', { steps: steps(6), lastAnswerAt: '2023-10-01T15:00:00.000Z' })], { isCurrent: false }));
    expect(screen.getByText('No one is stuck right now.')).toBeVisible();
  });

  it('filters and sorts without a new page, and the address keeps both', async () => {
    show();
    await userEvent.click(screen.getByRole('link', { name: 'Not started 1' }));
    expect(
      within(screen.getByRole('table'))
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ben C.No team yet']);
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Most tries');
    expect(window.location.search).toBe('?sort=attempts&show=not-started');
    await userEvent.click(screen.getByRole('link', { name: 'All 2' }));
    expect(within(screen.getByRole('table')).getAllByRole('rowheader')[0]).toHaveTextContent('Ana B.');
  });

  it('goes to another week with the way of looking it has, and with a connection of its own', async () => {
    const { rerender } = show();
    await userEvent.click(screen.getByRole('link', { name: 'Not started 1' }));
    rerender(
      <ClassGrid page={leagueWeek([ANA, BEN], { week: 3, isCurrent: false })} view={{ ...PLAIN, week: 3, show: 'not-started' }}>
        {null}
      </ClassGrid>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Week 3' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All 2' })).toHaveAttribute('href', '/teacher/leagues/l1?week=3');
    expect(screen.getByRole('link', { name: 'Projector view' })).toHaveAttribute(
      'href',
      '/teacher/leagues/l1?week=3&projector=1&show=not-started',
    );
    expect(close).toHaveBeenCalledTimes(1);
    expect(openGridStream).toHaveBeenLastCalledWith('l1', '?week=3', expect.anything());
  });

  it('shows the join code until the first student is there', async () => {
    show(leagueWeek([]));
    expect(screen.getByText('Show the code')).toBeVisible();
    await news({ isAll: true, rows: [BEN] });
    expect(screen.queryByText('Show the code')).toBeNull();
    expect(rowOf(/^Ben C\./)).toBeVisible();
  });

  it('offers a newly opened week instead of changing what someone is looking at', async () => {
    show();
    await news({ latestWeek: 7 });
    expect(screen.getByRole('link', { name: 'Go to week 7' })).toHaveAttribute('href', '/teacher/leagues/l1');
    expect(rowOf(/^Ana B\./)).toBeVisible();
  });

  it('says so while the live connection is away, and when it is back no more', async () => {
    Object.assign(globalThis, { fetch: jest.fn().mockRejectedValue(new TypeError('Failed to fetch')) });
    show();
    await act(async () => stream.onLive(false));
    expect(screen.getByText('You’re not getting live updates')).toBeVisible();
    await act(async () => stream.onLive(true));
    expect(screen.queryByText('You’re not getting live updates')).toBeNull();
  });

  it('ends its connection with the page', () => {
    show().unmount();
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('stays light: a class of 30 is fewer than 3,000 elements', () => {
    const { container } = show(leagueWeek(Array.from({ length: 30 }, (_, index) => ({ ...ANA, studentId: `s${index}` }))));
    expect(container.querySelectorAll('*').length).toBeLessThan(3_000);
  });
});

describe('the grid on a projector', () => {
  const projected = { ...PLAIN, projector: true, show: 'stuck' as const };
  const TEAM = gridRow('Cosmic Otters', { teamName: null, steps: [step(1, true), step(1), ...steps(0).slice(2)] });

  it('shows teams with what is done, and no tries, no help list and no way to a child’s page', () => {
    show(leagueWeek([TEAM]), { ...projected, show: 'all' });
    const cells = within(rowOf(/^Cosmic Otters/)).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent).slice(0, 3)).toEqual(['right', 'at it', 'open']);
    expect(screen.queryByRole('columnheader', { name: 'Tries' })).toBeNull();
    expect(screen.queryByText('May need help')).toBeNull();
    expect(within(screen.getByRole('table')).queryByRole('link')).toBeNull();
  });

  it('asks for the news of a projector too', () => {
    show(leagueWeek([TEAM]), projected);
    expect(openGridStream).toHaveBeenCalledWith('l1', '?week=6&projector=1', expect.anything());
  });
});
