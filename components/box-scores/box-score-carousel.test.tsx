import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  BoxScoreCarousel,
  type BoxScoreCarouselProps,
  MarkBoxScoresReadButton,
} from './box-score-carousel';
import { FaceDownCard } from './face-down-card';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const sent: unknown[] = [];
jest.mock('@/lib/actions/week', () => ({
  completeReadingTaskAction: async (input: unknown) => {
    sent.push(input);
    return { ok: true, data: { completedAt: '', mvpPoints: 0, allDone: false } };
  },
}));

beforeEach(() => {
  sent.length = 0;
});

const SLOTS = ['QB', 'RB1', 'RB2', 'WR1', 'WR2', 'TE', 'K', 'DEF'];
/** Calls the page's IntersectionObserver. */
let see: (slots: readonly string[]) => void = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  window.IntersectionObserver = class {
    constructor(tell: (changes: { target: Element | null; isIntersecting: boolean }[]) => void) {
      see = (slots) => {
        tell(
          SLOTS.map((slot) => ({
            target: document.getElementById(slot),
            isIntersecting: slots.includes(slot),
          })),
        );
        jest.runAllTimers();
      };
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => jest.useRealTimers());

/** Seen cards are remembered by week, so each test uses a week of its own. */
let week = 0;
function show(more: Partial<BoxScoreCarouselProps> = {}) {
  week += 1;
  const starters = SLOTS.map((slot) => ({
    slot,
    name: `The ${slot}`,
    fill: '#000',
    ink: '#fff',
    big: '1',
  }));
  const page = (
    <BoxScoreCarousel
      week={week}
      read={false}
      cardHref="/cards"
      beside=""
      help={null}
      starters={starters}
      isFresh={false}
      glossary={null}
      {...more}
    >
      {starters.map(({ slot, name }) => (
        <article key={slot} id={slot} tabIndex={-1}>
          <FaceDownCard slot={slot} name={name}>
            <p>{`numbers of ${name}`}</p>
          </FaceDownCard>
        </article>
      ))}
    </BoxScoreCarousel>
  );
  return { ...render(page), page };
}

const onNow = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current'))
    .map((link) => link.getAttribute('href'));
const said = () => screen.getAllByRole('status').map((region) => region.textContent);

it('keeps all eight on the page and turns them two by two, by buttons and by keys, both ways and around', () => {
  show();
  expect(screen.getAllByRole('article')).toHaveLength(8);
  expect(onNow()).toEqual(['#QB', '#RB1']);
  const next = screen.getByRole('button', { name: 'Next two: RB2 and WR1' });
  next.focus();
  fireEvent.click(next);
  expect(onNow()).toEqual(['#RB2', '#WR1']);
  expect(next).toHaveFocus();
  expect(said()).toEqual(['', 'RB2 The RB2, WR1 The WR1']);
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(onNow()).toEqual(['#WR2', '#TE']);
  for (const _ of [1, 2, 3]) fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(onNow()).toEqual(['#K', '#DEF']);
  fireEvent.keyDown(document.body, { key: 'ArrowLeft', altKey: true });
  // As after Back.
  expect(onNow()).toEqual(['#K', '#DEF']);
  fireEvent.click(screen.getByRole('button', { name: 'Next two: QB and RB1' }));
  expect(onNow()).toEqual(['#QB', '#RB1']);
});

it('takes the keyboard to the player that is asked for', () => {
  show();
  fireEvent.click(screen.getByRole('link', { name: /^TE The TE/ }));
  expect(document.getElementById('TE')).toHaveFocus();
  expect(onNow()).toEqual(['#WR2', '#TE']);
});

it('counts what was in view, and remembers it and the place for whoever comes back', () => {
  const { unmount, page } = show();
  act(() => see(['QB', 'RB1']));
  expect(screen.getByText(/^2 of 8 seen/)).toBeVisible();
  act(() => see(['WR2', 'TE']));
  unmount();
  render(page);
  expect(screen.getByText(/^4 of 8 seen/)).toBeVisible();
  expect(onNow()).toEqual(['#WR2', '#TE']);
});

it('lays the cards of a new week on their backs: each turns when asked and takes the keyboard, and all at once for whoever wants', () => {
  show({ isFresh: true });
  expect(screen.getByText('numbers of The QB')).toBeInTheDocument();
  act(() => see(['QB', 'RB1']));
  expect(screen.getByText(/^0 of 8 seen/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Turn over The QB' }));
  expect(screen.getByText('numbers of The QB').parentElement).toHaveFocus();
  expect(screen.getByText(/^1 of 8 seen/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Turn over/ })).toHaveLength(7);
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.queryByRole('button', { name: /^(Turn over|Show all)/ })).toBeNull();
  expect(document.body).not.toHaveFocus();
});

it('lays no card on its back once they were read, or where nothing should move', () => {
  const { unmount } = show({ isFresh: true, read: true });
  expect(screen.queryByRole('button', { name: /^Turn over/ })).toBeNull();
  unmount();
  window.matchMedia = ((query: string) => ({
    matches: query.includes('reduce'),
  })) as unknown as typeof window.matchMedia;
  show({ isFresh: true });
  expect(screen.queryByRole('button', { name: /^(Turn over|Show all)/ })).toBeNull();
});

const tick = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'I read the box scores' })));

it('asks again for the week that opened on the open page, and ticks that one', async () => {
  const { rerender } = render(
    <MarkBoxScoresReadButton week={6} read={false} cardHref="/cards" isNext />,
  );
  await tick();
  expect(screen.getByText('Task done. Next, work out the points.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Work out the points' })).toHaveFocus();

  rerender(<MarkBoxScoresReadButton week={7} read={false} cardHref="/cards" isNext />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await tick();
  expect(sent).toEqual([
    { week: 6, task: 1 },
    { week: 7, task: 1 },
  ]);
});

it('offers nothing to press where the week’s tasks can’t be read', () => {
  render(<MarkBoxScoresReadButton week={6} read={false} isUnreadable cardHref="/cards" isNext />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/Nothing was deleted/)).toBeVisible();
});

it('stays ticked when a page fetched a moment before the answer arrives after it', async () => {
  const { rerender } = render(
    <MarkBoxScoresReadButton week={6} read={false} cardHref="/cards" isNext />,
  );
  await tick();
  rerender(<MarkBoxScoresReadButton week={6} read={false} cardHref="/cards" isNext />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('knows from a newer page that the task was ticked elsewhere', () => {
  const { rerender } = render(
    <MarkBoxScoresReadButton week={6} read={false} cardHref="/cards" isNext />,
  );
  rerender(<MarkBoxScoresReadButton week={6} read cardHref="/cards" isNext />);
  expect(screen.getByText('You’ve read the box scores.')).toBeVisible();
});
