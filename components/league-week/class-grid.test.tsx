import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setEyesUpMessageAction } from '@/lib/actions/league';
import type { GridUpdateDto } from '@/lib/data/league-week/dto';
import { GRID_NOW, gridRow, leagueWeek, step, steps } from '@/lib/testing/class-grid-rows';
import { ClassGrid } from './class-grid';
import { openGridStream } from './open-grid-stream';

jest.mock('./open-grid-stream', () => ({
  ...jest.requireActual('./open-grid-stream'),
  openGridStream: jest.fn(),
}));

jest.mock('@/lib/actions/league', () => ({ setEyesUpMessageAction: jest.fn() }));
jest.mock('@/lib/actions/student-record', () => ({ askManyForLinesAction: jest.fn() }));
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const PLAIN = { week: null, student: null, sort: 'name', show: 'all' } as const;
const ANA = gridRow('Ana B.', {
  steps: [step(1, true), { ...step(4, true), late: true }, step(2), step(3), ...steps(0).slice(4)],
  tasks: ['done', 'late', 'open', 'open', 'open'],
  weekMvp: 2,
  mvp: 7,
  lastAnswerAt: GRID_NOW,
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

const show = (
  page = leagueWeek([ANA, BEN]),
  view: Parameters<typeof ClassGrid>[0]['view'] = PLAIN,
) =>
  render(
    <ClassGrid page={page} view={view}>
      <p>Show the code</p>
    </ClassGrid>,
  );
/** The stream delivers rows asynchronously. */
const news = (changes: Partial<GridUpdateDto>) =>
  act(async () => {
    stream.onNews({ now: GRID_NOW, latestWeek: 6, eyesUp: null, rows: [ANA, BEN], ...changes });
    await new Promise((resolve) => setTimeout(resolve));
  });
const wordsOf = (cells: readonly HTMLElement[]) =>
  cells.map((cell) => {
    const read = cell.cloneNode(true) as HTMLElement;
    for (const hidden of read.querySelectorAll('[aria-hidden]')) hidden.remove();
    return read.textContent;
  });
const rowOf = (name: RegExp) => within(screen.getByRole('table')).getByRole('row', { name });

describe('the grid', () => {
  it('says in its row that a record cannot be read, leads to the student, and leaves the others as they are', async () => {
    show(leagueWeek([ANA, gridRow('Ben C.', { unreadable: true })]));
    const row = rowOf(/Ben C\./);
    expect(row).toHaveTextContent(
      'This record can’t be read, so it isn’t shown. Nothing in it was changed.',
    );
    expect(within(row).getByRole('link', { name: 'Ben C.' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/students\/[^/]+$/),
    );
    expect(within(row).getAllByRole('cell')).toHaveLength(1);
    expect(within(rowOf(/Ana B\./)).getAllByRole('cell')).toHaveLength(17);
    await news({ rows: [ANA, gridRow('Ben C.')] });
    expect(rowOf(/Ben C\./)).not.toHaveTextContent('can’t be read');
  });

  it('says who has short breaks between tries, and who has no tries left', () => {
    const limited = (limit: 'used-up' | 'pauses', attempts: number) => ({
      ...step(attempts),
      limit,
    });
    const all = [
      gridRow('Ana B.', { steps: [limited('used-up', 40), ...steps(0).slice(1)] }),
      gridRow('Bo C.', {
        steps: [limited('pauses', 13), ...steps(0).slice(1)],
        usedUp: ['Circle Graph lesson, step 3'],
      }),
    ];
    show(leagueWeek(all));
    expect(screen.getByText('QB: 40 tries, none left')).toBeVisible();
    expect(screen.getByText('QB: 13 tries, short breaks')).toBeVisible();
    expect(screen.getByText('no tries left: Circle Graph lesson, step 3')).toBeVisible();
    expect(screen.getByRole('cell', { name: 'QB stuck, 40 tries, none left' })).toBeVisible();
    expect(
      screen.getByRole('cell', { name: 'QB stuck, 13 tries, with short breaks' }),
    ).toBeVisible();
  });

  it('tells apart who never signed in, who is in the first questions, at work, stuck, and done', async () => {
    show(
      leagueWeek([
        gridRow('Abe A.', { onboardingStage: { stage: 'sign-in' } }),
        gridRow('Bea B.', { onboardingStage: { stage: 'questions' } }),
        gridRow('Cal C.', { steps: [step(1), ...steps(0).slice(1)], lastAnswerAt: GRID_NOW }),
        gridRow('Dee D.', { steps: [step(3), ...steps(0).slice(1)], lastAnswerAt: GRID_NOW }),
        gridRow('Eve E.', { steps: steps(0).map(() => step(1, true)), lastAnswerAt: GRID_NOW }),
      ]),
    );
    const names = screen.getAllByRole('rowheader');
    expect(wordsOf(names)).toEqual([
      'Abe A.Not signed in yet',
      'Bea B.First questions',
      'Cal C., at work',
      'Dee D., stuck',
      'Eve E., finished',
    ]);
    const signs = names.map((name) => name.querySelector('[aria-hidden]')?.outerHTML);
    expect(new Set(signs).size).toBe(5);
    expect(
      within(rowOf(/^Abe A\./)).getByRole('link', { name: 'Print the login card again' }),
    ).toHaveAttribute('href', '/teacher/leagues/l1/roster/cards');
    await userEvent.click(screen.getByRole('link', { name: 'Not signed in 1' }));
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  });

  it('says in a word and a sign what was worked out together', () => {
    const together = (attempts: number, correct: boolean) => ({
      ...step(attempts),
      correct,
      together: true as const,
    });
    show(
      leagueWeek([
        gridRow('Ana B.', { steps: [together(7, true), together(6, false), ...steps(0).slice(2)] }),
      ]),
    );
    const cells = within(rowOf(/^Ana B\./)).getAllByRole('cell');
    expect(wordsOf(cells.slice(0, 2))).toEqual([
      'QB right together',
      'RB1 stuck, 6 tries, together',
    ]);
    expect(cells.slice(0, 2).every((cell) => cell.querySelector('svg'))).toBe(true);
  });

  it('reads each sign out with its step: right, right after tries, late, tries, stuck, and not begun', () => {
    show();
    const cells = within(rowOf(/^Ana B\./)).getAllByRole('cell');
    expect(wordsOf(cells)).toEqual([
      'QB right',
      'RB1 right in 4, late',
      'RB2 2 tries',
      'WR1 stuck, 3 tries',
      ...['WR2', 'TE', 'K', 'DEF', 'TEAM'].map((step) => `${step} not begun`),
      '10',
      '0 min',
      'Box scores done',
      'Points done late',
      'Graphs not done',
      'Boards not done',
      'Lineup not done',
      '+2 this week, 7 in all',
    ]);
    expect(screen.getByRole('columnheader', { name: 'RB1' }).querySelector('abbr')).toHaveAttribute(
      'title',
      'Running Back 1',
    );
  });

  it('shows one sign a cell, and its words and teams only when they are asked for; the device keeps that', async () => {
    const { unmount } = show();
    const row = () => rowOf(/^Ana B\./);
    expect(within(row()).getByText('RB1 right in 4, late')).toHaveClass('sr-only');
    expect(row()).not.toHaveTextContent('Team of Ana B.');
    await userEvent.click(screen.getByRole('button', { name: 'Words' }));
    expect(within(row()).getByText('right in 4, late')).not.toHaveClass('sr-only');
    expect(row()).toHaveTextContent('Team of Ana B.');
    unmount();
    show();
    expect(screen.getByRole('button', { name: 'Words', pressed: true })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Words' }));
    expect(within(row()).getByText('RB1 right in 4, late')).toHaveClass('sr-only');
  });

  it('says beside the tries for how long someone at work has given no answer, and of no one else', () => {
    const ago = (minutes: number) =>
      new Date(Date.parse(GRID_NOW) - minutes * 60_000).toISOString();
    show(
      leagueWeek([
        gridRow('Ana B.', { steps: steps(2), lastAnswerAt: ago(4) }),
        gridRow('Ben C.', { steps: steps(2), lastAnswerAt: ago(90) }),
        gridRow('Cal D.', { steps: steps(2), lastAnswerAt: ago(91) }),
        gridRow('Dee E.', { steps: steps(9), lastAnswerAt: ago(4) }),
      ]),
    );
    const idle = ['Ana B.', 'Ben C.', 'Cal D.', 'Dee E.'].map(
      (name) => within(rowOf(new RegExp(`^${name}`))).getAllByRole('cell')[10]?.textContent,
    );
    expect(idle).toEqual(['4 min', '90 min', '', '']);
  });

  it('says beside the name how far someone who hasn’t begun is', () => {
    show(
      leagueWeek([
        ANA,
        gridRow('Ben C.', { teamName: null, onboardingStage: { stage: 'questions' } }),
        gridRow('Cal D.', { teamName: null, onboardingStage: { stage: 'team' } }),
        gridRow('Dee E.', {
          teamName: 'Red Foxes',
          onboardingStage: { stage: 'draft', positions: 3 },
        }),
        gridRow('Eve F.', { teamName: 'Blue Jays', onboardingStage: { stage: 'ready' } }),
      ]),
    );
    const heads = within(screen.getByRole('table')).getAllByRole('rowheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Ana B., stuck',
      'Ben C.First questions',
      'Cal D.Team',
      'Dee E.Draft 3 of 6 positions',
      'Eve F.Ready',
    ]);
  });

  it('leads from a name to the student’s week, and scrolls in a region of its own that the keyboard reaches', () => {
    show();
    expect(screen.getByRole('link', { name: 'Ana B.' })).toHaveAttribute(
      'href',
      '/teacher/leagues/l1/students/anab?week=6',
    );
    expect(screen.getByRole('region', { name: 'Students in week 6' })).toHaveAttribute(
      'tabindex',
      '0',
    );
  });

  it('says who may need help and with what, and the name opens the card', () => {
    show();
    const link = within(screen.getByRole('region', { name: 'May need help' })).getByRole('link');
    expect(link).toHaveTextContent('Ana B.WR1: 3 tries, 0 min');
    expect(link).toHaveAttribute('href', '/teacher/leagues/l1?student=anab');
    expect(
      within(screen.getByRole('table')).getByRole('link', { name: 'WR1 stuck, 3 tries' }),
    ).toHaveAttribute('href', '/teacher/leagues/l1?student=anab');
  });

  it('shows what a student has just answered, and reads out only the counts', async () => {
    show();
    await news({ rows: [ANA, gridRow('Ben C.', { steps: steps(9) })] });
    expect(within(rowOf(/^Ben C\./)).getAllByText(/ right$/)).toHaveLength(9);
    expect(screen.getByText('1 of 2 have finished. 1 may need help.')).toBeInTheDocument();
  });

  it('tells by the server’s clock that someone has stopped in mid-card, whatever the device’s clock says', async () => {
    const rows = [gridRow('Cal D.', { steps: steps(6), lastAnswerAt: GRID_NOW })];
    show(leagueWeek(rows));
    expect(screen.getByText('No one is stuck right now.')).toBeVisible();
    await news({ rows, now: '2023-10-18T15:12:30.000Z' });
    expect(screen.getByText('quiet for 12 min, next K')).toBeVisible();
  });

  it('calls no one idle in a week that is over', () => {
    show(
      leagueWeek(
        [gridRow('Cal D.', { steps: steps(6), lastAnswerAt: '2023-10-01T15:00:00.000Z' })],
        { isCurrent: false },
      ),
    );
    expect(screen.getByText('No one is stuck right now.')).toBeVisible();
  });

  it('filters and sorts without a new page, and the address keeps both', async () => {
    show();
    await userEvent.click(screen.getByRole('link', { name: 'Not begun 1' }));
    expect(
      within(screen.getByRole('table'))
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ben C., not begun']);
    await userEvent.click(screen.getByRole('link', { name: /^Tries/ }));
    expect(window.location.search).toBe('?sort=attempts&show=not-started');
    await userEvent.click(screen.getByRole('link', { name: 'All 2' }));
    expect(within(screen.getByRole('table')).getAllByRole('rowheader')[0]).toHaveTextContent(
      'Ana B.',
    );
  });

  it('goes to another week with the way of looking it has, and with a connection of its own', async () => {
    const { rerender } = show();
    await userEvent.click(screen.getByRole('link', { name: 'Not begun 1' }));
    rerender(
      <ClassGrid
        page={leagueWeek([ANA, BEN], { week: 3, isCurrent: false })}
        view={{ ...PLAIN, week: 3, show: 'not-started' }}
      >
        {null}
      </ClassGrid>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Week 3' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All 2' })).toHaveAttribute(
      'href',
      '/teacher/leagues/l1?week=3',
    );
    expect(screen.getByRole('link', { name: /^Projector/ })).toHaveAttribute(
      'href',
      '/teacher/leagues/l1/project?week=3',
    );
    expect(close).toHaveBeenCalledTimes(1);
    expect(openGridStream).toHaveBeenLastCalledWith('l1', '?week=3', expect.anything());
  });

  it('shows the join code until the first student is there', async () => {
    show(leagueWeek([]));
    expect(screen.getByText('Show the code')).toBeVisible();
    await news({ rows: [BEN] });
    expect(screen.queryByText('Show the code')).toBeNull();
    expect(rowOf(/^Ben C\./)).toBeVisible();
  });

  it('offers a newly opened week instead of changing what someone is looking at', async () => {
    show();
    await news({ latestWeek: 7 });
    expect(screen.getByRole('link', { name: 'Go to week 7' })).toHaveAttribute(
      'href',
      '/teacher/leagues/l1',
    );
    expect(rowOf(/^Ana B\./)).toBeVisible();
  });

  it('says so while the live connection is away, and when it is back no more', async () => {
    Object.assign(globalThis, {
      fetch: jest.fn().mockRejectedValue(new TypeError('Failed to fetch')),
    });
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
    const { container } = show(
      leagueWeek(Array.from({ length: 30 }, (_, index) => ({ ...ANA, studentId: `s${index}` }))),
    );
    expect(container.querySelectorAll('*').length).toBeLessThan(3_000);
  });
});

describe('eyes up', () => {
  afterEach(() => jest.useRealTimers());
  const LOOK = 'Look at the board, please.';
  beforeEach(() =>
    jest.mocked(setEyesUpMessageAction).mockResolvedValue({ ok: true, data: { done: true } }),
  );
  const sent = () => jest.mocked(setEyesUpMessageAction).mock.lastCall?.[0];

  it('is one press, says what all screens say, and ends with another press of the same button', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Eyes up' }));
    expect(sent()).toEqual({ leagueId: 'l1', sentence: LOOK });
    expect(screen.getByText(`All screens say “${LOOK}”`)).toBeVisible();
    const goOn = screen.getByRole('button', { name: 'Go on' });
    expect(goOn).toHaveFocus();
    await userEvent.click(goOn);
    expect(sent()).toEqual({ leagueId: 'l1', sentence: null });
    expect(screen.queryByText(/All screens say/)).toBeNull();
  });

  it('says the sentence of the last time, a ready one, or her own', async () => {
    show(leagueWeek([ANA], { eyesUp: { sentence: 'Pencils down.', secondsLeft: 0 } }));
    expect(screen.queryByText(/All screens say/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Eyes up' }));
    expect(sent()).toEqual({ leagueId: 'l1', sentence: 'Pencils down.' });
    await userEvent.click(screen.getByText('Finish your line on paper first.'));
    expect(sent()).toEqual({ leagueId: 'l1', sentence: 'Finish your line on paper first.' });
    const choices = screen.getByLabelText(/^Your own/).closest('details');
    choices?.setAttribute('open', '');
    await userEvent.type(screen.getByLabelText(/^Your own/), '{Escape}');
    expect(choices).not.toHaveAttribute('open');
    expect(
      screen.getByRole('img', { name: 'Choose the sentence' }).closest('summary'),
    ).toHaveFocus();
    await userEvent.type(screen.getByLabelText(/^Your own/), 'Stand up.{Enter}');
    expect(sent()).toEqual({ leagueId: 'l1', sentence: 'Stand up.' });
  });

  it('that another window began or ended shows here too, and so does its end by itself', async () => {
    jest.useFakeTimers();
    show();
    await act(async () => {
      stream.onNews({
        now: GRID_NOW,
        latestWeek: 6,
        rows: [ANA],
        eyesUp: { sentence: LOOK, secondsLeft: 30 },
      });
      await jest.advanceTimersByTimeAsync(1_000);
    });
    expect(screen.getByRole('button', { name: 'Go on' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(screen.getByRole('button', { name: 'Eyes up' })).toBeVisible();
  });

  it('is not offered for a week that is over', () => {
    show(leagueWeek([ANA], { week: 3, isCurrent: false }));
    expect(screen.queryByRole('button', { name: 'Eyes up' })).toBeNull();
  });
});
