import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { removeOwnGraphAction } from '@/lib/actions/graph';
import type { OwnGraphDto } from '@/lib/data/graph/dto';
import { OwnGraphs } from './own-graphs';

jest.mock('@/lib/actions/graph', () => ({ removeOwnGraphAction: jest.fn() }));
const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const remove = jest.mocked(removeOwnGraphAction);
beforeEach(() => {
  remove.mockReset();
  router.refresh.mockReset();
});

const graph = (id: string, week: number, more: Partial<OwnGraphDto> = {}): OwnGraphDto => ({
  id,
  week,
  version: 1,
  title: `Title ${id}`,
  description: '',
  graphType: 'histogram',
  typeLabel: 'Histogram',
  source: 'photo',
  table: null,
  createdAt: null,
  state: 'seen',
  review: null,
  earlier: [],
  removalCost: 0,
  ...more,
});
const show = (graphs: OwnGraphDto[], readOnly = false) => {
  const weeks = [...new Set(graphs.map(({ week }) => week))].map((week) => ({
    week,
    graphs: graphs.filter((each) => each.week === week),
  }));
  render(<OwnGraphs weeks={weeks} thisWeek={6} readOnly={readOnly} />);
};
const card = (title: string) =>
  within(screen.getByText(title, { selector: 'h4' }).closest('li') as HTMLElement);

it('opens this week and any with a graph that came back', () => {
  show([graph('a', 6), graph('b', 5), graph('c', 4, { state: 'returned' }), graph('d', 4)]);
  const folds = [6, 5, 4].map((week) => {
    const fold = screen.getByText(`Week ${week}`).closest('details');
    return [fold?.open, fold?.querySelector('summary')?.textContent];
  });
  expect(folds).toEqual([
    [true, 'Week 61 graph'],
    [false, 'Week 51 graph'],
    [true, 'Week 42 graphs'],
  ]);
});

it('puts a graph beside the latest earlier one of its type', () => {
  show([
    graph('a', 6),
    graph('b', 5, { graphType: 'circle' }),
    graph('c', 4),
    graph('d', 2),
    graph('e', 1, { graphType: '' }),
  ]);
  expect(card('Title a').getByText('See it beside week 4').closest('a')).toHaveAttribute(
    'href',
    '/student/graph-upload/weeks?type=histogram&week=6',
  );
  expect(card('Title c').getByText('See it beside week 2')).toBeInTheDocument();
  for (const title of ['Title b', 'Title d', 'Title e'])
    expect(card(title).queryByText(/^See it beside/)).toBeNull();
});

it('asks for a new version of a graph that came back, and allows one of any other', () => {
  show([graph('a', 6, { state: 'returned', version: 3 }), graph('b', 6)]);
  expect(card('Title a').getByRole('link', { name: 'Send a new version' })).toHaveAttribute(
    'href',
    '/student/graph-upload?replace=a#hand-in',
  );
  expect(card('Title a').getByText('Version 3')).toBeVisible();
  expect(card('Title b').getByRole('link', { name: /^New version/ })).toHaveAttribute(
    'href',
    '/student/graph-upload?replace=b#hand-in',
  );
  expect(card('Title b').queryByText('Version 1')).toBeNull();
});

it('lets no one change a graph while the season is paused', () => {
  show([graph('a', 6, { state: 'returned' })], true);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: /version/ })).toBeNull();
});

it('counts earlier versions', () => {
  const [old, newer] = [graph('o', 6), graph('p', 6, { version: 2 })];
  show([graph('a', 6, { earlier: [old] }), graph('b', 6, { earlier: [old, newer] })]);
  expect(card('Title a').getByText('Earlier version')).toBeVisible();
  expect(card('Title b').getByText('2 earlier versions')).toBeVisible();
});

it('says that there are none', () => {
  show([]);
  expect(screen.getByText('No graphs yet')).toBeVisible();
});

describe('removing', () => {
  const ask = async (title: string) => {
    await userEvent.click(card(title).getByRole('button', { name: /^Remove/ }));
    return within(screen.getByRole('dialog', { name: 'Remove this graph?' }));
  };

  it.each([
    [0, 1, 'stay the same', 'versions'],
    [1, 1, 'give back 1 MVP point.', 'versions'],
    [2, 2, 'give back 2 MVP points.', 'seasons'],
  ])('says what it costs: %d points', async (removalCost, versions, said, unsaid) => {
    const earlier = versions > 1 ? [graph('o', 6)] : [];
    show([graph('a', 6, { removalCost, earlier })]);
    const dialog = await ask('Title a');
    expect(dialog.getByText(said, { exact: false })).toBeVisible();
    expect(dialog.queryByText(unsaid, { exact: false })).toBeNull();
    expect(dialog.queryAllByText(/with both versions/)).toHaveLength(versions - 1);
  });

  it('is sent again as the same removal, and leads back to the list', async () => {
    remove
      .mockResolvedValueOnce({
        ok: false,
        error: { code: 'unavailable', message: 'Please try again.' },
      })
      // The first try arrived after all.
      .mockResolvedValueOnce({ ok: false, error: { code: 'not-found', message: 'Gone.' } });
    show([graph('a', 6), graph('b', 6)]);
    const dialog = await ask('Title b');
    const press = () => userEvent.click(dialog.getByRole('button', { name: 'Remove it' }));
    await press();
    expect(await dialog.findByText('Please try again.')).toBeVisible();
    await press();
    await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(
      screen.getByRole('heading', { name: 'All my graphs' }).closest('#my-graphs'),
    ).toHaveFocus();
    const [first, second] = remove.mock.calls.map(([input]) => input);
    expect(first).toEqual({ graphId: 'b', operationId: expect.any(String) });
    expect(second).toEqual(first);
  });
});
