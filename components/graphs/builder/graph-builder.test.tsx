import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { deviceStorage } from '@/components/outbox/device-storage';
import type { GraphBuilderDataDto } from '@/lib/data/graph/dto';
import { GRAPH_TYPES, type GraphType } from '@/lib/domain/graphs/graph-names';
import type { GraphGameValuesOrStatus } from '@/lib/domain/graphs/graph-source';
import { graphFieldsOfPosition } from '@/lib/domain/graphs/graph-source';
import { GRAPH_MODULES } from '@/lib/domain/graphs/registry';
import { GRAPH_WORDS } from '@/words/graphs/registry';
import { uploadGraphPicture } from '../upload-graph-picture';
import { GraphBuilder } from './graph-builder';

jest.mock('../upload-graph-picture', () => ({ uploadGraphPicture: jest.fn() }));

/** In jsdom, an SVG has no size, pictures don't load, and a canvas can't draw. */
beforeAll(() => {
  Object.defineProperty(SVGSVGElement.prototype, 'viewBox', {
    value: { baseVal: { width: 640, height: 400 } },
  });
  Object.defineProperty(Image.prototype, 'src', {
    set(this: HTMLImageElement) {
      queueMicrotask(() => this.onload?.(new Event('load')));
    },
  });
  const context = { fillRect: () => {}, drawImage: () => {} };
  HTMLCanvasElement.prototype.getContext = () => context as never;
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['png'], { type: 'image/png' }));
});

const yards = (value: number): GraphGameValuesOrStatus =>
  graphFieldsOfPosition('WR').map((field) => (field === 'ReceivingYards' ? value : 1));

const DATA: GraphBuilderDataDto = {
  week: 3,
  readOnly: false,
  players: [
    { key: 'p1', name: 'Tyreek Hill', position: 'WR', games: [yards(60), yards(30), 'bye'] },
    { key: 'p2', name: 'CeeDee Lamb', position: 'WR', games: [yards(20), yards(40), yards(30)] },
    {
      key: 'd3',
      name: 'Green Bay Packers',
      position: 'DEF',
      games: [[1, 0, 0, 20], 'bye', [2, 1, 0, 17]],
    },
  ],
};

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  jest
    .mocked(uploadGraphPicture)
    .mockResolvedValue({ ok: true, data: { graphId: 'g1', points: 2 } });
});

const show = (type: GraphType, data = DATA, account = 'kim') =>
  render(
    <GraphBuilder
      type={type}
      plan={GRAPH_MODULES[type].plan}
      fieldNames={GRAPH_WORDS[type].fieldNames}
      data={data}
      account={account}
    />,
  );
const box = (name: string) => screen.getByRole('textbox', { name });
const check = () => userEvent.click(screen.getByRole('button', { name: /^Check/ }));

/** Pasting is faster than typing letter by letter. */
async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function choose(...names: string[]) {
  const group = screen.getByRole('group', { name: /^Players: choose/ });
  for (const tick of within(group).getAllByRole<HTMLInputElement>('checkbox'))
    if (tick.checked !== names.some((name) => tick.labels?.[0]?.textContent === name))
      await userEvent.click(tick);
}

async function fillCircle() {
  await write(await screen.findByRole('textbox', { name: 'Tyreek Hill (90)' }), '180');
  await write(box('CeeDee Lamb (90)'), '180');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show a key' }));
  await write(box('Title'), 'Receiving yards of Hill and Lamb');
  await write(box('Your sentence'), 'Both have the same number of yards.');
}

it('draws what was typed at once, and fills nothing in', async () => {
  show('circle');
  await choose('Tyreek Hill');
  expect(await screen.findByRole('textbox', { name: 'Tyreek Hill (90)' })).toHaveValue('');
  const picture = () => screen.getByRole('img', { name: 'Untitled graph' });
  expect(picture().querySelectorAll('path')).toHaveLength(0);
  await userEvent.type(box('Tyreek Hill (90)'), '90');
  expect(within(picture()).getByText('90°')).toBeInTheDocument();
});

/** The box around each handle's words, with letters a bit more than half as wide as high. */
function wordsAtHandles() {
  return [...document.querySelectorAll('[data-editing] text')].map((text) => {
    const number = (name: string) => Number(text.getAttribute(name) ?? 0);
    const words = text.textContent ?? '';
    const [size, x, y] = [number('font-size') || 16, number('x'), number('y')];
    const width = words.length * size * 0.56;
    const left = text.getAttribute('text-anchor') === 'middle' ? x - width / 2 : x;
    return { words, left, right: left + width, top: y - 0.8 * size, bottom: y };
  });
}

it.each(GRAPH_TYPES)(
  'writes the words at the handles of an empty %s beside each other',
  async (type) => {
    show(type);
    await screen.findByRole('img', { name: 'Untitled graph' });
    const words = wordsAtHandles();
    const pairs = words.flatMap((one, index) =>
      words
        .slice(index + 1)
        .filter((other) => one.left < other.right && other.left < one.right)
        .filter((other) => one.top < other.bottom && other.top < one.bottom)
        .map((other) => `${one.words} and ${other.words}`),
    );
    expect(pairs).toEqual([]);
  },
);

it('hands a right graph in with its words, its table and the type, once, and lets go of the draft', async () => {
  show('circle');
  await fillCircle();
  await check();
  expect(await screen.findByText('Everything we checked is right.')).toBeInTheDocument();
  // Nobody checked whether the sentence is true, so it isn't "Right".
  expect(
    screen.getByText('Your sentence', { selector: 'p > span' }).parentElement,
  ).toHaveTextContent(/^Your sentence For your teacher$/);
  await userEvent.click(screen.getByRole('button', { name: 'Save my graph' }));
  expect(await screen.findByText('Your graph is saved.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See my graphs' })).toHaveFocus();
  expect(screen.getByText(/^\+2 MVP points\. Your teacher can see it now/)).toBeVisible();
  expect(jest.mocked(uploadGraphPicture).mock.calls).toHaveLength(1);
  expect(jest.mocked(uploadGraphPicture).mock.calls[0]?.[0]).toMatchObject({
    title: 'Receiving yards of Hill and Lamb',
    description: expect.stringMatching(
      /^Both have the same number of yards\. A circle graph with 2 slices/,
    ),
    graphType: 'circle',
    source: 'builder',
    account: 'kim',
    operationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    table: {
      columns: ['Slice', 'Yards', 'Degrees'],
      rows: [
        ['Tyreek Hill', 90, 180],
        ['CeeDee Lamb', 90, 180],
      ],
    },
  });
  expect(deviceStorage().names('graph-draft:')).toEqual([]);
});

it('sends the same graph under the same operation after a lost answer, and another one after a change', async () => {
  jest.mocked(uploadGraphPicture).mockResolvedValueOnce({
    ok: false,
    error: { code: 'unavailable', message: 'You’re offline.' },
  });
  show('circle');
  await fillCircle();
  await check();
  await userEvent.click(await screen.findByRole('button', { name: 'Save my graph' }));
  expect(await screen.findByText('You’re offline.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Your graph is saved.');
  await userEvent.type(box('Title'), '!');
  await check();
  await userEvent.click(await screen.findByRole('button', { name: 'Save my graph' }));
  await screen.findByText('Your graph is saved.');
  const ids = jest.mocked(uploadGraphPicture).mock.calls.map(([fields]) => fields.operationId);
  expect(ids[0]).toBe(ids[1]);
  expect(ids[2]).not.toBe(ids[1]);
});

it('names what to look at again and leads there, and a change asks for another check', async () => {
  show('circle');
  await fillCircle();
  await userEvent.clear(box('CeeDee Lamb (90)'));
  await userEvent.type(box('CeeDee Lamb (90)'), '150');
  await check();
  expect((await screen.findAllByText(/Look at CeeDee Lamb again/)).length).toBe(2);
  expect(screen.queryByRole('button', { name: 'Save my graph' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Save it as it is' })).toBeInTheDocument();
  const note = () => screen.getByRole('region', { name: 'The angle of each slice' });
  expect(note()).toHaveFocus();
  expect(note()).toHaveTextContent(/Look at CeeDee Lamb again.*1 of 1/);
  const [first] = screen.getAllByRole('button', { name: /^Go there.*The angle of each slice/ });
  await userEvent.click(first as HTMLElement);
  expect(box('CeeDee Lamb (90)')).toHaveFocus();
  await userEvent.type(box('CeeDee Lamb (90)'), '0');
  expect(screen.getByText(/You changed something since the last check/)).toBeInTheDocument();
});

it('says how many are chosen and that it is saved, each once, in regions that were there before', async () => {
  show('circle');
  const regions = screen.getAllByRole('status');
  const said = () => regions.map(({ textContent }) => textContent?.trim()).filter(Boolean);
  expect(said()).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tyreek Hill' }));
  expect(said()).toEqual(['1 chosen.', 'Saved on this device while you work.']);
  await userEvent.type(box('Title'), 'Yards');
  expect(said()).toEqual(['1 chosen.', 'Saved on this device while you work.']);
  for (const region of regions) expect(region).toBeInTheDocument();
});

it('says how a check went, also when it went the same once more', async () => {
  show('circle');
  await fillCircle();
  await check();
  const first = await screen.findByText('Everything we checked is right.');
  expect(first.closest('[role="status"]')).not.toBeNull();
  await check();
  expect(screen.getByRole('button', { name: 'Save my graph' })).toBeInTheDocument();
  // A new element, so that it is read out again.
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getByText('Everything we checked is right.')).toBeVisible();
});

it('shows one thing at a time at the chart: numbers before words, and on to the next', async () => {
  show('circle');
  await write(await screen.findByRole('textbox', { name: 'Tyreek Hill (90)' }), '150');
  await write(box('CeeDee Lamb (90)'), '180');
  await check();
  const said = () => screen.getByText(/^\d of \d$/).closest('section');
  expect(await screen.findByText('1 of 4')).toBeVisible();
  expect(said()).toHaveAccessibleName('The angle of each slice');
  const names = [];
  for (let step = 0; step < 4; step += 1) {
    names.push(said()?.getAttribute('aria-label'));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  }
  expect(names).toEqual(['The angle of each slice', 'The key', 'The title', 'Your sentence']);
  expect(screen.getByText('1 of 4')).toBeVisible();
});

it('starts with own players and one question, fills nothing in, and goes on only when asked to', async () => {
  const [hill, lamb] = DATA.players;
  if (!hill || !lamb) throw new Error('There are no players.');
  const more = [yards(5), yards(70), yards(1), yards(90)].map((game, index) => ({
    ...lamb,
    key: `p${index + 10}`,
    name: `Player ${index}`,
    games: [game, 'bye', 'bye'] as const,
  }));
  show('circle', { ...DATA, players: [...more, hill] });
  const group = screen.getByRole('group', { name: /^Players: choose/ });
  const chosen = within(group).getAllByRole<HTMLInputElement>('checkbox', { checked: true });
  // 70, 90, and 60 + 30 yards are the most.
  expect(chosen.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    'Player 1',
    'Player 3',
    'Tyreek Hill',
  ]);
  const question = await screen.findByRole('region', { name: 'How big is Player 1’s slice?' });
  expect(question).toHaveTextContent('That’s 70 of the 250 receiving yards.');
  for (const each of [...within(question).getAllByRole('textbox'), box('Player 1 (70)')])
    expect(each).toHaveValue('');
  expect(within(screen.getByRole('img')).queryByText(/°/)).toBeNull();
  await userEvent.type(within(question).getByRole('textbox'), '100');
  expect(box('Player 1 (70)')).toHaveValue('100');
  expect(question).toBeVisible();
  await userEvent.click(within(question).getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('region', { name: 'How big is Player 3’s slice?' })).toBeVisible();
});

it('gives a graph back after a reload, to the same student only', async () => {
  const title = () => screen.findByRole('textbox', { name: 'Title' });
  const { unmount } = show('histogram');
  await userEvent.type(await title(), 'My yards');
  unmount();
  const again = show('histogram');
  expect(await title()).toHaveValue('My yards');
  again.unmount();
  show('histogram', DATA, 'somebody-else');
  expect(await title()).toHaveValue('');
});

it('forgets on reading what is no longer possible, such as a player who was let go', async () => {
  deviceStorage().write('graph-draft:kim:circle', {
    draft: {
      players: ['p1', 'p99'],
      fields: ['Nonsense'],
      toWeek: 40,
      title: 7,
      typed: { 'angle-p1': '90', x: 3 },
    },
    operationId: 'o',
    savedAt: Date.now(),
  });
  show('circle');
  expect(screen.getByText('1 chosen')).toBeInTheDocument();
  expect(await screen.findByRole('textbox', { name: 'Tyreek Hill (90)' })).toHaveValue('90');
  expect(screen.getByRole('combobox', { name: 'To' })).toHaveValue('3');
  expect(box('Title')).toHaveValue('');
});

it('offers only players who have the statistic, and shows a bye as a bye', async () => {
  show('multiple-line');
  expect(screen.queryByRole('checkbox', { name: 'Green Bay Packers' })).toBeNull();
  expect(
    within(screen.getByRole('table', { name: 'Your numbers, game by game' })).getByText('bye'),
  ).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Statistic' }), 'Sacks');
  expect(screen.getByRole('checkbox', { name: 'Green Bay Packers' })).toBeInTheDocument();
  expect(screen.getByText('0 chosen')).toBeInTheDocument();
});

it('cannot save while the season is paused, and says why', async () => {
  show('circle', { ...DATA, readOnly: true });
  await fillCircle();
  await check();
  await screen.findByText('Everything we checked is right.');
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  expect(screen.getByText(/can’t save graphs/)).toBeInTheDocument();
});

it('moves the box with its handle and the handle with its box, one step back for each', async () => {
  show('circle');
  await choose('Tyreek Hill');
  const field = await screen.findByRole('textbox', { name: 'Tyreek Hill (90)' });
  const handle = screen.getByRole('slider', { name: 'Edge of Tyreek Hill’s slice' });
  await userEvent.type(field, '90');
  expect(handle).toHaveAttribute('aria-valuetext', '90°');
  await userEvent.click(screen.getByRole('button', { name: '5' }));
  act(() => handle.focus());
  await userEvent.keyboard('{ArrowUp}');
  expect(field).toHaveValue('95');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(field).toHaveValue('90');
  // Both letters of one number are a single undo step.
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
  expect(field).toHaveValue('90');
  expect(screen.getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
  expect(field).toHaveValue('95');
  expect(screen.getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'true');
});

it('goes one step with the buttons for a finger, and the handle keeps the keyboard', async () => {
  show('circle');
  await choose('Tyreek Hill');
  const field = await screen.findByRole('textbox', { name: 'Tyreek Hill (90)' });
  await userEvent.type(field, '90');
  const handle = screen.getByRole('slider', { name: 'Edge of Tyreek Hill’s slice' });
  act(() => handle.focus());
  await userEvent.click(screen.getByRole('button', { name: 'One step more' }));
  await userEvent.click(screen.getByRole('button', { name: 'One step more' }));
  await userEvent.click(screen.getByRole('button', { name: 'One step less' }));
  expect(field).toHaveValue('91');
  expect(handle).toHaveFocus();
});

it('puts nothing of the handles into the picture that is handed in', async () => {
  show('circle');
  await choose('Tyreek Hill');
  const picture = await screen.findByRole('img', { name: 'Untitled graph' });
  expect(picture.querySelector('[role="slider"], input, [data-editing]')).toBeNull();
  expect(screen.getAllByRole('slider').length).toBeGreaterThan(0);
});

it('puts a number’s leaf into a row by keys, moves it on, and takes it out again', async () => {
  show('stem-and-leaf');
  await choose('Tyreek Hill');
  const last = await screen.findByRole('slider', { name: 'Last stem' });
  act(() => last.focus());
  await userEvent.keyboard('{ArrowDown>7}');
  expect(box('First stem')).toHaveValue('0');
  expect(box('Last stem')).toHaveValue('6');
  // The player had 60 and 30 in the two games.
  expect(screen.getByText(/^2 of 2 numbers have no leaf yet/)).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Leaf of 60' }).focus());
  await userEvent.keyboard('{ArrowUp}');
  expect(box('Stem 6')).toHaveValue('0');
  expect(screen.getByRole('button', { name: 'Leaf of 30' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(box('Stem 0')).toHaveValue('0');
  expect(screen.getByText('Each number has its leaf. Are the rows in order?')).toBeInTheDocument();
  const leaf = screen.getByRole('slider', { name: 'Leaf 0 on stem 0' });
  act(() => leaf.focus());
  await userEvent.keyboard('{ArrowDown>3}');
  expect(box('Stem 3')).toHaveValue('0');
  expect(screen.getByRole('slider', { name: 'Leaf 0 on stem 3' })).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  expect(box('Stem 3')).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Leaf of 30' })).toBeInTheDocument();
});

it('keeps the keyboard in the list when a stray leaf is taken for another number', async () => {
  const [hill] = DATA.players;
  if (!hill) throw new Error('There is no player.');
  show('stem-and-leaf', { ...DATA, players: [{ ...hill, games: [yards(13), yards(33), 'bye'] }] });
  const last = await screen.findByRole('slider', { name: 'Last stem' });
  act(() => last.focus());
  await userEvent.keyboard('{ArrowDown>4}');
  act(() => screen.getByRole('button', { name: 'Leaf of 33' }).focus());
  // In row 0, a leaf 3 could belong to either number.
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByText(/^1 of 2 numbers have no leaf yet/)).toBeInTheDocument();
  expect(document.activeElement).toHaveAccessibleName(/^Leaf of [13]3$/);
});

it('takes nothing before it can keep it', async () => {
  const ui = (
    <GraphBuilder
      type="scatter-plot"
      plan={GRAPH_MODULES['scatter-plot'].plan}
      fieldNames={GRAPH_WORDS['scatter-plot'].fieldNames}
      data={DATA}
      account="kim"
    />
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(ui);
  const chosen = screen.getByRole('combobox', { name: 'Up (y-axis)' });
  expect(chosen).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Tyreek Hill' })).toBeDisabled();
  render(ui, { container, hydrate: true });
  await userEvent.selectOptions(chosen, 'Catches');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tyreek Hill' }));
  const table = await screen.findByRole('region', { name: /^Your numbers/ });
  expect(within(table).getByText('Catches')).toBeInTheDocument();
});
