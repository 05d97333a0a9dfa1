import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { StickerDto } from '@/lib/data/team/dto';
import { StickerPlacementEditor } from './sticker-placement-editor';

const sent: unknown[] = [];
let answer: object;
jest.mock('@/lib/actions/team', () => ({
  placeStickerAction: async (input: unknown) => {
    sent.push(input);
    return answer;
  },
}));
beforeEach(() => {
  sent.length = 0;
  answer = { ok: true, data: {} };
});

const LOOK = {
  name: 'Prime Snails',
  mascot: 'snail',
  theme: 'Teal',
  helmetColor: 'F5C245',
  facemaskColor: 'FFFFFF',
};
const sticker = (id: string, week: number, place: StickerDto['place']): StickerDto => ({
  id,
  week,
  reason: 'Done.',
  shape: 'star',
  place,
});
const STICKERS = [sticker('old', 3, { x: 20, y: 70 }), sticker('new', 5, null)];

const show = (more: object = {}) =>
  render(<StickerPlacementEditor look={LOOK} stickers={STICKERS} readOnly={false} {...more} />);
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const worn = () =>
  [...screen.getByRole('img', { name: /^Helmet/ }).querySelectorAll('g[transform*=scale]')].map(
    (star) => star.getAttribute('transform')?.split(' scale')[0],
  );
const hand = () =>
  screen.getByRole('application', { name: 'Where the sticker goes. Arrow keys move it.' });

it('puts a sticker on where the arrow keys took it, says where, and goes back to its button', async () => {
  show();
  expect(worn()).toEqual(['translate(20 70)']);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await press('Put on the sticker of week 5');
  expect(hand()).toHaveFocus();
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowUp', 'Tab']) fireEvent.keyDown(hand(), { key });
  expect(status).toHaveTextContent('bottom, back');
  await press('Put it here');
  expect(sent).toEqual([{ stickerId: 'new', place: { x: 33, y: 64 } }]);
  expect(worn()).toEqual(['translate(20 70)', 'translate(33 64)']);
  expect(status).toHaveTextContent('The sticker is on your helmet: bottom, back.');
  expect(screen.getByRole('button', { name: 'Move the sticker of week 5' })).toHaveFocus();
});

it('takes the place that is tapped, and none beside the helmet', async () => {
  show();
  await press('Put on the sticker of week 5');
  hand().getBoundingClientRect = () => ({ left: 10, top: 20, width: 296, height: 232 }) as DOMRect;
  const tap = (x: number, y: number) =>
    fireEvent(
      hand(),
      Object.assign(
        new MouseEvent('pointerdown', { bubbles: true, clientX: 10 + 2 * x, clientY: 20 + 2 * y }),
      ),
    );
  tap(62, 20);
  tap(3, 3);
  await press('Put it here');
  expect(sent).toEqual([{ stickerId: 'new', place: { x: 62, y: 20 } }]);
});

it('never leaves the helmet by keys', async () => {
  show();
  await press('Move the sticker of week 3');
  for (let step = 0; step < 40; step += 1) fireEvent.keyDown(hand(), { key: 'ArrowLeft' });
  await press('Put it here');
  expect(sent).toEqual([{ stickerId: 'old', place: { x: 17, y: 70 } }]);
});

it('leaves everything as it was when it is canceled, and says why when it could not be saved', async () => {
  show();
  await press('Move the sticker of week 3');
  expect(worn()).toEqual([]);
  await press('Cancel');
  expect(worn()).toEqual(['translate(20 70)']);
  expect(screen.getByRole('button', { name: 'Move the sticker of week 3' })).toHaveFocus();
  answer = { ok: false, error: { message: 'Not now.' } };
  await press('Put on the sticker of week 5');
  await press('Put it here');
  expect(screen.getByRole('status')).toHaveTextContent('Not now.');
  expect(hand()).toBeInTheDocument();
});

it('changes nothing while the season is paused', () => {
  show({ readOnly: true });
  expect(screen.queryByRole('button')).toBeNull();
});

it('has a shelf with a shape for each thing learned, and says how to earn the others', () => {
  show({ stickers: [...STICKERS, { ...sticker('shield', 5, null), shape: 'shield' }] });
  const shelf = within(screen.getByRole('region', { name: 'Each shape says what you learned' }));
  const places = shelf.getAllByRole('listitem');
  expect(places.map((place) => place.textContent)).toEqual([
    'A mistake beaten × 1week 5',
    'A week with all tasks × 2weeks 3 and 5',
    'From your teacherYour teacher gives it for good work.',
    'A graph in the galleryHand in a graph that your teacher shares with the class.',
    'Three from weeks agoAnswer three questions on My math.',
    'A guess within 1 pointGuess first on a card, and land close.',
    'All seven kinds of graphHand in one graph of each kind.',
  ]);
  expect(places.map((place) => place.querySelector('[stroke-dasharray]') !== null)).toEqual([
    false,
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
});
