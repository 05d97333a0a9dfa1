import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { tabChangeState } from '@/lib/actions/own-changes';
import type { StudentPageStateDto } from '@/lib/data/student-page/dto';
import { closeLiveConnection } from './live-connection';
import { LiveUpdates } from './live-updates';

const refresh = jest.fn();
const push = jest.fn();
const router = { refresh, push };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static all: Stream[] = [];
  readyState = 1;
  constructor(readonly url: string) {
    super();
    Stream.all.push(this);
  }
  close(): void {
    this.readyState = Stream.CLOSED;
  }
  say(type: string, data?: StudentPageStateDto): void {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
}
const announce = (state: StudentPageStateDto) => Stream.all.at(-1)?.say('state', state);

const state = (week: number, team = 'a'): StudentPageStateDto => ({
  season: 2023,
  week,
  seasonActive: true,
  leagueEnded: false,
  pauses: [],
  leagueName: 'Room 12',
  team,
  eyesUp: null,
});
const show = (week: number, team = 'a', { account = 'kim', key = 'page' } = {}) => (
  <LiveUpdates key={key} account={account} page={state(week, team)} product="Fraction League" />
);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  refresh.mockReset();
  push.mockReset();
  Object.assign(tabChangeState, { at: 0, underWay: 0, team: [] });
  Stream.all = [];
  Object.assign(window, { EventSource: Stream });
});
afterEach(() => {
  closeLiveConnection();
  jest.useRealTimers();
});

it('opens one connection for a document, however many pages follow each other in it', async () => {
  const { rerender, unmount } = render(show(6, 'a', { key: 'dashboard' }));
  rerender(show(6, 'a', { key: 'lineup' }));
  unmount();
  render(show(6, 'a', { key: 'team' }));
  expect(Stream.all.map(({ url }) => url)).toEqual(['/api/stream']);
  act(() => announce(state(7)));
  await pass(0);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('opens another one for another account, of which the first one says nothing', async () => {
  const { rerender } = render(show(6));
  act(() => announce(state(6)));
  rerender(show(8, 'a', { account: 'lee', key: 'lee' }));
  expect(Stream.all.map(({ readyState }) => readyState)).toEqual([Stream.CLOSED, 1]);
  await pass(60_000);
  expect(refresh).not.toHaveBeenCalled();
});

it('holds no connection in the back/forward cache, and takes it up again on return', () => {
  const turn = (type: string, persisted: boolean) =>
    act(() => window.dispatchEvent(Object.assign(new Event(type), { persisted })));
  render(show(6));
  turn('pageshow', false);
  expect(Stream.all).toHaveLength(1);
  turn('pagehide', true);
  expect(Stream.all.map(({ readyState }) => readyState)).toEqual([Stream.CLOSED]);
  turn('pageshow', true);
  expect(Stream.all.map(({ readyState }) => readyState)).toEqual([Stream.CLOSED, 1]);
  act(() => announce(state(7)));
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('takes nothing for news that the connection said before it was lost', async () => {
  const { rerender } = render(show(6, 'a', { key: 'dashboard' }));
  act(() => announce(state(6)));
  act(() => Stream.all[0]?.say('error'));
  rerender(show(7, 'a', { key: 'lineup' }));
  await pass(60_000);
  expect(refresh).not.toHaveBeenCalled();
});

it('gives the connection the time to learn what a new page shows already', async () => {
  const { rerender } = render(show(6, 'a', { key: 'make-a-team' }));
  act(() => announce(state(6)));
  rerender(show(6, 'b', { key: 'dashboard' }));
  await pass(1_000);
  act(() => announce(state(6, 'b')));
  await pass(60_000);
  expect(refresh).not.toHaveBeenCalled();
});

it('notices that a new page is older than what the connection said before', async () => {
  const { rerender } = render(show(7, 'a', { key: 'dashboard' }));
  act(() => announce(state(7)));
  rerender(show(6, 'a', { key: 'lineup' }));
  await pass(2_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('asks again when the page that arrives is still the one of the week before, until it is not', async () => {
  const { rerender } = render(show(6));
  await pass(0);
  act(() => announce(state(6)));
  await pass(60_000);
  expect(refresh).not.toHaveBeenCalled();
  act(() => announce(state(7)));
  expect(refresh).toHaveBeenCalledTimes(1);

  rerender(show(6));
  await pass(2_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  rerender(show(7));
  expect(screen.getByText('Week 7 is open')).toBeVisible();
  await pass(60_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('keeps to what was asked for when the same news is told again while the page is on its way', async () => {
  const typing = (week: number) => (
    <main>
      <input aria-label="Whole" />
      {show(week)}
    </main>
  );
  const { rerender } = render(typing(6));
  await pass(0);
  fireEvent.input(screen.getByLabelText('Whole'), { target: { value: '41' } });
  act(() => announce(state(7)));
  expect(refresh).not.toHaveBeenCalled();
  expect(screen.getByText('You can finish what you are typing first.')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Show it now' }).click());
  await pass(2_000);
  rerender(typing(7));
  expect(screen.getByText('This page is up to date.')).toBeVisible();
});

it('gives up after some tries, until there is news again', async () => {
  render(show(6));
  await pass(0);
  act(() => announce(state(7)));
  await pass(60_000);
  expect(refresh).toHaveBeenCalledTimes(6);
  act(() => announce(state(8)));
  expect(refresh).toHaveBeenCalledTimes(7);
});

it('shows a team that changed between the page and the first word of the connection, also right after the press that led here', async () => {
  Object.assign(navigator, { userActivation: { isActive: true } });
  const { rerender } = render(show(6, 'a'));
  await pass(0);
  act(() => announce(state(6, 'b')));
  expect(screen.getByText('Your team changed')).toBeVisible();
  expect(refresh).toHaveBeenCalledTimes(1);
  rerender(show(6, 'b'));
  await pass(60_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('takes a pick of this tab for its own, whichever comes first: its answer or the connection’s word', async () => {
  render(show(6, 'a'));
  tabChangeState.underWay = 1;
  act(() => announce(state(6, 'b')));
  await pass(1_000);
  Object.assign(tabChangeState, { underWay: 0, at: Date.now() });
  tabChangeState.team.push({ from: 'a', to: 'b' }, { from: 'b', to: 'c' });
  await pass(60_000);
  act(() => announce(state(6, 'c')));
  await pass(60_000);
  expect(refresh).not.toHaveBeenCalled();
});

it('waits for the page that a change of this tab brings, and asks for no other', async () => {
  const { rerender } = render(show(6, 'a'));
  tabChangeState.at = Date.now();
  act(() => announce(state(6, 'b')));
  await pass(4_000);
  rerender(show(6, 'b'));
  await pass(60_000);
  expect(refresh).not.toHaveBeenCalled();
});

it.each([
  ['after', [{ from: 'a', to: 'b' }]],
  ['before', [{ from: 'c', to: 'd' }]],
])('shows someone else’s change a second %s a pick of this tab', async (_, team) => {
  const { rerender } = render(show(6, 'a'));
  Object.assign(tabChangeState, { at: Date.now(), team });
  await pass(1_000);
  act(() => announce(state(6, 'd')));
  await pass(5_000);
  expect(screen.getByText('Your team changed')).toBeVisible();
  expect(refresh).toHaveBeenCalledTimes(1);
  rerender(show(6, 'd'));
  await pass(60_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it.each<[string, () => void, ReactElement]>([
  [
    'a box that came filled in',
    () => {},
    <input key="x" aria-label="Team name" defaultValue="Brave Badgers" />,
  ],
  [
    'an empty box with the keyboard in it',
    () => screen.getByLabelText('Whole').focus(),
    <input key="x" aria-label="Whole" />,
  ],
])('does not wait for %s', async (_, begin, box) => {
  render(
    <main>
      {box}
      {show(6)}
    </main>,
  );
  await pass(0);
  begin();
  act(() => announce(state(7)));
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('leaves an open dialog alone, and does not speak of typing where no one types', async () => {
  render(
    <main>
      <dialog open>
        <p>Swap?</p>
      </dialog>
      {show(6)}
    </main>,
  );
  await pass(0);
  act(() => announce(state(7)));
  expect(refresh).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Show it now' })).toBeVisible();
  expect(screen.queryByText(/what you are typing/)).toBeNull();
});

describe('a student at work', () => {
  const PAUSED: StudentPageStateDto = {
    ...state(6),
    seasonActive: false,
    pauses: [
      { by: 'class', teacher: 'Ms. Rivera', since: null, sentence: 'Fire drill. Pens down!' },
    ],
  };
  const working = (page: StudentPageStateDto) => (
    <main>
      <input aria-label="Whole" />
      <LiveUpdates account="kim" page={page} product="Fraction League" />
    </main>
  );
  async function type() {
    const shown = render(working(state(6)));
    await pass(0);
    fireEvent.input(screen.getByLabelText('Whole'), { target: { value: '41' } });
    return shown;
  }

  it('reads that the class is paused, once, in the teacher’s words, before and after the page comes', async () => {
    const { rerender } = await type();
    act(() => announce(PAUSED));
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Ms\. Rivera paused your class.*Fire drill\. Pens down!.*Nothing can be changed until/,
    );
    expect(refresh).not.toHaveBeenCalled();
    rerender(working(PAUSED));
    await pass(2_000);
    expect(screen.getAllByText('Fire drill. Pens down!')).toHaveLength(1);
    expect(screen.getByRole('status').children).toHaveLength(1);
    act(() => announce({ ...PAUSED, week: 7 }));
    expect(screen.getByRole('status').children).toHaveLength(1);
  });

  it('sees it wherever on the page they are, and is not moved by a pause that was there before', async () => {
    const seen: string[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push(this.textContent ?? '');
    };
    const { unmount } = await type();
    act(() => announce(PAUSED));
    expect(seen).toEqual([expect.stringContaining('Fire drill. Pens down!')]);
    unmount();
    render(working(PAUSED));
    await pass(0);
    expect(seen).toHaveLength(1);
    act(() => announce({ ...PAUSED, week: 7 }));
    expect(seen).toHaveLength(2);
  });

  it('who types nothing hears of no page that is up to date before the paused one is there', async () => {
    const { rerender } = render(working(state(6)));
    await pass(0);
    act(() => announce(PAUSED));
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(working(PAUSED));
    expect(screen.getByRole('status')).toHaveTextContent('Fire drill. Pens down!');
  });

  it('reads that the teacher took them out, and comes to the page that says what now', async () => {
    await type();
    act(() => announce({ ...state(9), leagueName: null }));
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Your teacher took you out of Room 12\. You can finish what you are typing first\./,
    );
    expect([push.mock.calls, refresh.mock.calls]).toEqual([[], []]);
    act(() => screen.getByRole('button', { name: 'Show it now' }).click());
    expect(push).toHaveBeenCalledWith('/student/dashboard');
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});
