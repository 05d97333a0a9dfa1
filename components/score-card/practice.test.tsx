import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { OutboxSender } from '@/components/outbox/use-outbox';
import type { FormulaTermDto, ScoreStepDto, TwinDto } from '@/lib/data/score-card/dto';
import { serveVerdicts } from '@/lib/testing/verdicts';
import { Together } from './together';
import { Twin } from './twin';

const term = (
  label: string,
  count: number,
  numerator: number,
  denominator: number,
): FormulaTermDto => ({
  label,
  count,
  rate:
    denominator === 1
      ? { wholeNumber: numerator, numerator: 0, denominator: 1 }
      : { wholeNumber: 0, numerator, denominator },
  rule: `A rule for ${label}`,
});
const STEP: ScoreStepDto = {
  key: 'WR1',
  index: 3,
  title: 'Wide Receiver 1',
  player: null,
  game: 'played',
  opponent: 'CLE',
  terms: [
    term('Rushing yards', 0, 1, 10),
    term('Catches', 4, 1, 1),
    term('Receiving yards', 76, 1, 10),
  ],
  attempts: 6,
  correct: false,
  own: null,
  simplified: false,
};

beforeEach(() => localStorage.clear());

describe('a card that is worked out together', () => {
  const show = () => render(<Together step={STEP} players={[]} name="kim:2023:6" />);
  const small = () => screen.getByRole('textbox');

  it('asks one small question after the other by keyboard, keeps what was answered, and ends at the big boxes', async () => {
    const user = userEvent.setup();
    show();
    expect(screen.getByText('Line 2 of 3: Catches')).toBeVisible();
    expect(small()).toHaveAccessibleName('Question 1 of 2. How many points is one worth?');
    await user.type(small(), '1{Enter}');
    await user.type(small(), '4{Enter}');
    expect(screen.getByText('Line 3 of 3: Receiving yards')).toBeVisible();
    expect(screen.getByText('Catches')).toBeVisible();
    for (const answer of ['10', '7', '6', '6/10']) await user.type(small(), `${answer}{Enter}`);
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('The sum');
    expect(small()).toHaveAccessibleName('Question 1 of 2. Add the whole numbers: 4 + 7.');
    await user.type(small(), '11{Enter}');
    await user.type(small(), '3/5{Enter}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText(/Now write the whole answer in the boxes below/)).toHaveFocus();
  });

  it('writes each line that is done into its box, also those with nothing to ask, and leaves one that fits', async () => {
    const user = userEvent.setup();
    const kept: unknown[] = [];
    const lines = [
      { of: [2], typed: '76 1/10' },
      { of: [1], typed: '8/2' },
    ];
    const markOf = (of: readonly number[]) => (of[0] === 1 ? 'fits' : 'look');
    const boxes = { lines, markOf, keep: (part: object) => kept.push(part) } as never;
    render(<Together step={STEP} players={[]} name="kim:2023:6" boxes={boxes} />);
    await user.type(small(), '1{Enter}');
    expect(kept).toEqual([]);
    await user.type(small(), '4{Enter}');
    expect(kept).toEqual([{ lines: [...lines, { of: [0], typed: '0' }] }]);
    for (const answer of ['10', '7', '6', '6/10']) await user.type(small(), `${answer}{Enter}`);
    expect(kept[1]).toEqual({
      lines: [
        { of: [1], typed: '8/2' },
        { of: [0], typed: '0' },
        { of: [2], typed: '7 6/10' },
      ],
    });
    for (const answer of ['11', '3/5']) await user.type(small(), `${answer}{Enter}`);
    expect(kept).toHaveLength(2);
  });

  it('answers a small slip with a tiny hint, takes nothing for it, and says it to everyone', async () => {
    const user = userEvent.setup();
    show();
    await user.type(small(), '5{Enter}');
    expect(small()).toHaveAccessibleDescription('Not yet. It’s on the card, right after the ×.');
    expect(small()).toHaveValue('5');
    const words = () => screen.getByText('Not yet.').closest('[role="status"]');
    expect(words()).toHaveAttribute('aria-live', 'polite');
    await user.clear(small());
    expect(small()).not.toHaveAttribute('aria-invalid');
    expect(screen.getByText('6 tries so far. Let’s do it together.')).toBeVisible();
    expect(words()).toBeNull();
    await user.type(small(), '1{Enter}');
    expect(
      screen.getByText('Yes. At 1 point each, how many points do you get for 4 catches?'),
    ).toBeInTheDocument();
    expect(screen.queryByText('Not yet.')).toBeNull();
    expect(document.querySelector('.verdict-bar strong')).toHaveTextContent('Question 2 of 2.');
  });

  it('goes on after a reload where it was, whatever lies on the device', async () => {
    const user = userEvent.setup();
    const { unmount } = show();
    await user.type(small(), '1{Enter}');
    unmount();
    show();
    expect(small()).toHaveAccessibleName(/^Question 2 of 2/);
    for (const [name] of Object.entries(localStorage))
      localStorage.setItem(name, '{"answers": 7, "savedAt": "x"}');
    document.body.replaceChildren();
    show();
    expect(small()).toHaveAccessibleName(/^Question 1 of 2/);
  });
});

describe('a twin', () => {
  const TWIN: TwinDto = {
    from: { name: 'Stefon Diggs', week: 3 },
    counts: [0, 5, 64],
    starters: [],
    attempts: 0,
    correct: false,
    own: null,
    simplified: false,
  };
  type Shown = { step?: Partial<ScoreStepDto>; first?: TwinDto };
  function Card({ step = {}, first = TWIN }: Shown) {
    const [isOpen, setIsOpen] = useState(first.attempts > 0 && !first.correct);
    const next = <button type="button">Next step</button>;
    return (
      <>
        <OutboxSender account="kim" />
        <Twin
          step={{ ...STEP, correct: true, ...step }}
          first={first}
          week={6}
          owner="kim"
          isOpen={isOpen}
          onOpen={setIsOpen}
          next={next}
        />
      </>
    );
  }
  const show = (step: Partial<ScoreStepDto> = {}, first: TwinDto = TWIN) =>
    render(<Card step={step} first={first} />);
  const open = () => screen.getByRole('button', { name: 'One like it' });

  it('is offered, opens with its own numbers, and is answered like any card', async () => {
    const user = userEvent.setup();
    const right = {
      ...TWIN,
      attempts: 1,
      correct: true,
      simplified: true,
      own: { wholeNumber: 11, numerator: 2, denominator: 5 },
    };
    const sent = serveVerdicts({
      outcome: 'right',
      message: 'Correct! You did that one on your own.',
      step: 'WR1',
      attempts: 1,
      twin: right,
    });
    show();
    expect(screen.queryByText(/We did this card together/)).toBeNull();
    await user.click(open());
    const twin = screen.getByRole('region', { name: 'One like it, just you' });
    expect(screen.getByRole('heading', { name: 'One like it, just you' })).toHaveFocus();
    expect(within(twin).getByText(/Stefon Diggs, week 3\. It’s free\./)).toBeVisible();
    expect(
      within(twin)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual([
      expect.stringContaining('0'),
      expect.stringContaining('5'),
      expect.stringContaining('64'),
    ]);
    await user.type(within(twin).getByRole('textbox', { name: 'Whole number' }), '11 2/5{Enter}');
    expect(await screen.findByText('You did that one on your own.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next step' })).toHaveFocus();
    expect(screen.getByText(/You got this one right\. 1 try\./)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(sent).toBeDefined();
  });

  it('says after a card that was worked out together why it matters', () => {
    show({ together: true });
    expect(screen.getByText(/Here’s a fresh one, just for you/)).toBeVisible();
  });

  it('that was begun is open again with its newest hint, and one that is right shows the own answer', () => {
    const hint = { title: 'An idea to start with', text: 'Take one line at a time.' };
    const lastTry = {
      message: 'Not yet.',
      tried: { wholeNumber: 9, numerator: 0, denominator: 1 },
      hint,
    };
    const { unmount } = show({}, { ...TWIN, attempts: 1, lastTry });
    expect(screen.getByText('An idea to start with')).toBeVisible();
    unmount();
    show(
      {},
      {
        ...TWIN,
        attempts: 2,
        correct: true,
        own: { wholeNumber: 11, numerator: 2, denominator: 5 },
      },
    );
    expect(screen.getByText(/You got this one right\. 2 tries\./)).toBeVisible();
  });

  it('of a team lists made-up starters', async () => {
    const starters = [
      { label: 'Player A', value: { wholeNumber: 5, numerator: 1, denominator: 20 } },
    ];
    show({ key: 'TEAM' }, { ...TWIN, from: null, counts: [], starters });
    await userEvent.click(open());
    expect(screen.getByText('Player A')).toBeVisible();
    expect(screen.getByText(/These numbers are made up/)).toBeVisible();
  });
});
