import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { OutboxSender, useAnswerResults } from '@/components/outbox/use-outbox';
import type { ScoreStepDto, TwinDto } from '@/lib/data/score-card/dto';
import { RECEIVER_STEP } from '@/lib/testing/receiver-step';
import { serveVerdicts } from '@/lib/testing/verdicts';
import { TwinCard } from './twin';

beforeEach(() => localStorage.clear());

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
    const [twin, setTwin] = useState(first);
    useAnswerResults('kim', 'twins', (result) => {
      if (result.ok && result.data.twin) setTwin(result.data.twin);
    });
    const next = <button type="button">Next step</button>;
    return (
      <>
        <OutboxSender account="kim" />
        <TwinCard
          step={{ ...RECEIVER_STEP, correct: true, ...step }}
          twin={twin}
          asksForGuess={false}
          takesFocus={isOpen}
          heading={null}
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
    expect(screen.getByRole('heading', { name: 'One like it, just you' }).firstChild).toHaveFocus();
    expect(within(twin).getByText(/Stefon Diggs, week 3\. It’s just for practice\./)).toBeVisible();
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
    const lastWrong = {
      message: 'Not yet.',
      tried: { wholeNumber: 9, numerator: 0, denominator: 1 },
      hint,
    };
    const { unmount } = show({}, { ...TWIN, attempts: 1, lastWrong });
    expect(screen.getByText('An idea to start with.')).toBeVisible();
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
