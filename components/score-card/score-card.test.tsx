import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadsBothLanguagesContext } from '@/components/math/read-aloud-settings-context';
import { OutboxSender, outboxOf } from '@/components/outbox/use-outbox';
import { markStepCommentReadAction } from '@/lib/actions/student-record';
import type { ScoreCardDto, ScoreStepDto } from '@/lib/data/score-card/dto';
import { STEP_KEYS, type StepKey, stepTitle } from '@/lib/domain/football/positions';
import { serveVerdicts } from '@/lib/testing/verdicts';
import { LongestPlayOfCard } from './longest-play-of-card';
import { ScoreCard } from './score-card';
import '@/lib/words/es/pages/cards';

function step(key: StepKey, index: number, part: Partial<ScoreStepDto> = {}): ScoreStepDto {
  return {
    key,
    index,
    title: stepTitle(key),
    player: null,
    game: key === 'TEAM' ? null : 'played',
    opponent: key === 'TEAM' ? null : 'SEA',
    terms: [],
    attempts: 0,
    correct: false,
    own: null,
    simplified: false,
    ...part,
  };
}

const RIGHT = {
  attempts: 1,
  correct: true,
  own: { wholeNumber: 2, numerator: 1, denominator: 2 },
  simplified: true,
};

function card(parts: Partial<Record<StepKey, Partial<ScoreStepDto>>> = {}): ScoreCardDto {
  return {
    season: 2023,
    week: 3,
    formulaLevel: 1,
    steps: STEP_KEYS.map((key, index) => step(key, index, parts[key])),
    award: { given: 0, possibleNow: 5 },
    readOnly: false,
    cardLines: 'after-wrong',
    asksForGuess: true,
  };
}

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
jest.mock('@/lib/actions/student-record', () => ({ markStepCommentReadAction: jest.fn() }));

function page(content: ScoreCardDto, initialStep: StepKey = 'QB') {
  return (
    <>
      <OutboxSender account={owner} />
      <ScoreCard card={content} initialStep={initialStep} owner={owner} />
    </>
  );
}

function show(content = card(), initialStep: StepKey = 'QB') {
  return render(page(content, initialStep));
}

const box = (name: string) => screen.getByRole('textbox', { name });
const check = () => screen.getByRole('button', { name: 'Check my answer' });

let owner = '';
let students = 0;
beforeEach(() => {
  localStorage.clear();
  students += 1;
  owner = `student-${students}`;
  refresh.mockReset();
});

it('names the window after the open step, and gives the page its own name back', async () => {
  document.title = 'Score cards · Fraction League';
  const { unmount } = show();
  expect(document.title).toBe('QB, Calculate points · Fraction League');
  await userEvent.click(screen.getByRole('button', { name: /^Team/ }));
  expect(document.title).toBe('Team, Calculate points · Fraction League');
  unmount();
  expect(document.title).toBe('Score cards · Fraction League');
});

it('keeps the text of a wrong answer and says how many tries there were', async () => {
  const user = userEvent.setup();
  serveVerdicts({ outcome: 'wrong', attempts: 2 });
  show();
  await user.type(box('Whole number'), '7');
  await user.click(check());
  expect(await screen.findByText('That is not it yet.')).toBeVisible();
  expect(screen.getByText(/2 tries so far/)).toBeVisible();
  expect(box('Whole number')).toHaveValue('7');
  const steps = screen.getByRole('navigation', { name: 'Steps of the score card' });
  expect(within(steps).getByRole('button', { name: 'QB Quarterback 2 tries' })).toBeInTheDocument();
});

it('shows a verdict and its hint in Spanish, too, to those who read both', async () => {
  const user = userEvent.setup();
  const hint = { title: 'Una línea', text: 'Mira otra vez.' };
  serveVerdicts(
    {
      hint: { title: 'One line', text: 'Look again.' },
      tried: { wholeNumber: 7, numerator: 0, denominator: 1 },
      spanish: { message: 'Todavía no.', hint },
    },
    { outcome: 'right', ...RIGHT, attempts: 2, spanish: { message: '¡Sí!', hint: null } },
  );
  render(<ReadsBothLanguagesContext value={true}>{page(card())}</ReadsBothLanguagesContext>);
  const inSpanish = () =>
    [...document.querySelectorAll('[lang="es"]')].map(({ textContent }) => textContent);
  await user.type(box('Whole number'), '7');
  await user.click(check());
  await screen.findByText('Look again.');
  const question = expect.stringMatching(/^Puntos de /);
  expect(inSpanish().toSorted()).toEqual([question, 'Todavía no.', 'Una línea. Mira otra vez.']);
  await user.type(box('Whole number'), '8');
  await user.click(check());
  await waitFor(() => expect(inSpanish()).toEqual(['¡Sí!']));
});

it('shows the hint of a wrong answer with its lines, inside what is read out', async () => {
  const user = userEvent.setup();
  const lines = [
    { label: 'Rushing yards', value: { wholeNumber: 2, numerator: 3, denominator: 10 } },
    { label: 'All together', value: null },
  ];
  serveVerdicts(
    { hint: { title: 'Look at one line', text: 'Look again at the rushing yards.', lines } },
    { hint: null },
  );
  show();
  await user.type(box('Whole number'), '7');
  await user.click(check());
  const hint = await screen.findByText('Look again at the rushing yards.');
  const region = screen.getAllByRole('status').find((status) => status.contains(hint));
  expect(region).toHaveAccessibleName('Hint');
  expect(region).toHaveTextContent(/Look at one line.*Look again at the rushing yards/);
  expect(screen.getByText('That is not it yet.').closest('[role="status"]')).toHaveTextContent(
    /^Not yet\./,
  );
  expect(within(region as HTMLElement).getByText('two and three tenths')).toBeInTheDocument();
  await user.click(check());
  await waitFor(() => expect(hint).not.toBeInTheDocument());
});

describe('many tries', () => {
  const BREAK = /^Time for a short break\. Read the hint again/;
  afterEach(() => jest.useRealTimers());

  it('makes a short pause that is counted down, keeps what was typed and sends nothing meanwhile', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const sent = serveVerdicts({ attempts: 13, hold: { seconds: 10 } }, { attempts: 14 });
    show();
    await user.type(box('Whole number'), '7');
    await user.click(check());
    expect(await screen.findByText(BREAK)).toBeVisible();
    expect(screen.getByText('You can keep going in 10 seconds.')).toBeVisible();
    // The seconds are only visible; the announcement doesn't change with them.
    const told = screen.getByText(
      'Time for a short break of 10 seconds. What you typed stays here.',
    );
    expect(told.closest('[role="status"]')).not.toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(screen.getByText('You can keep going in 7 seconds.')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
    expect(told).toBeInTheDocument();
    expect(check()).toHaveAttribute('aria-disabled', 'true');
    await user.type(box('Whole number'), '5');
    await user.type(box('Whole number'), '{Enter}');
    await user.click(check());
    expect(sent).toHaveLength(1);
    expect(box('Whole number')).toHaveValue('75');

    await act(() => jest.advanceTimersByTimeAsync(7_000));
    expect(screen.queryByText(BREAK)).not.toBeInTheDocument();
    expect(screen.getByText('The break is over. You can keep going.')).toBeInTheDocument();
    expect(check()).not.toHaveAttribute('aria-disabled');
    await user.click(check());
    expect(await screen.findByText(/14 tries so far/)).toBeVisible();
    expect(sent.map(({ typed }) => typed.whole)).toEqual(['7', '75']);
  });

  it('goes on with a pause after a reload', async () => {
    serveVerdicts();
    await act(async () => show(card({ QB: { attempts: 20, hold: { seconds: 31 } } })));
    expect(screen.getByText('You can keep going in 31 seconds.')).toBeVisible();
  });

  it('has an end: a kind sentence that takes the keyboard, and the way to the next step', async () => {
    const user = userEvent.setup();
    serveVerdicts({ attempts: 40, hold: 'used-up' });
    show();
    await user.type(box('Whole number'), '7');
    await user.click(check());
    const words = await screen.findByText('You worked hard on this one');
    expect(words.closest('[tabindex="-1"]')).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: 'Whole number' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next step' }));
    expect(screen.getByRole('heading', { name: 'Running Back 1' })).toHaveFocus();
  });

  it('leaves the focus alone on a page that knows of the end already', async () => {
    serveVerdicts();
    await act(async () => show(card({ QB: { attempts: 40, hold: 'used-up' } })));
    expect(screen.getByText('You worked hard on this one')).toBeVisible();
    expect(document.body).toHaveFocus();
  });
});

describe('a wrong answer', () => {
  const hint = { title: 'Look at one line', text: 'Look again at the rushing yards.' };
  const tried = { wholeNumber: 3, numerator: 1, denominator: 4 };
  const LOOK_AGAIN = 'Look again at the rushing yards.';

  it('is there again with its hint after a reload, and says what was tried', async () => {
    serveVerdicts();
    const lastWrong = { message: 'Not yet.', tried, hint };
    await act(async () => show(card({ QB: { attempts: 2, lastWrong } })));
    expect(screen.getByText(LOOK_AGAIN)).toBeVisible();
    expect(screen.getByText(/2 tries so far/).closest('p')).toHaveTextContent(
      'You tried three and one fourth',
    );
  });

  it('is there again when the student comes back from another step, until the next verdict', async () => {
    const user = userEvent.setup();
    serveVerdicts(
      { tried, hint },
      { outcome: 'right', message: 'Correct!', own: RIGHT.own, simplified: true, attempts: 2 },
    );
    show();
    await user.type(box('Whole number'), '3 1/4');
    await user.click(check());
    expect(await screen.findByText(LOOK_AGAIN)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Kicker/ }));
    expect(screen.queryByText(LOOK_AGAIN)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Quarterback/ }));
    expect(screen.getByText(LOOK_AGAIN)).toBeVisible();
    expect(box('Whole number')).toHaveValue('3');
    await user.click(check());
    await screen.findByRole('button', { name: 'Next step' });
    expect(screen.queryByText(LOOK_AGAIN)).not.toBeInTheDocument();
  });

  it('keeps its hint in sight beside what is said of an answer that cost nothing', async () => {
    const user = userEvent.setup();
    serveVerdicts({
      outcome: 'refused',
      message: 'Same answer as before: 3 1/4. It didn’t use up a try.',
      attempts: 2,
    });
    show(card({ QB: { attempts: 2, lastWrong: { message: 'Not yet.', tried, hint } } }));
    await user.type(box('Whole number'), '3 1/4');
    await user.click(check());
    expect((await screen.findByText(/It didn’t use up a try/)).closest('p')).toHaveTextContent(
      'Same answer as before: three and one fourth',
    );
    expect(screen.getByText(LOOK_AGAIN)).toBeVisible();
    expect(screen.getByRole('button', { name: 'QB Quarterback 2 tries' })).toBeVisible();
  });

  it('shows what another tab has tried since', async () => {
    serveVerdicts();
    const view = show(
      card({ QB: { attempts: 1, lastWrong: { message: 'Not yet.', tried, hint } } }),
    );
    const newer = card({
      QB: {
        attempts: 2,
        lastWrong: { message: 'Not yet.', tried, hint: { title: 'Next', text: 'Add up.' } },
      },
    });
    view.rerender(page(newer));
    expect(screen.getByText('Add up.')).toBeVisible();
    expect(screen.getByText(/2 tries so far/)).toBeVisible();
  });
});

it('gives the text back with the server’s words when an answer never passes', async () => {
  const user = userEvent.setup();
  globalThis.fetch = (async () => ({
    json: async () => ({
      ok: false,
      error: { code: 'unexpected', message: 'Something went wrong on our side (1a2b3c4d).' },
    }),
  })) as unknown as typeof fetch;
  show();
  await user.type(box('Whole number'), '7');
  await user.click(check());
  expect(await screen.findByText('The app is busy right now.')).toBeVisible();
  for (let round = 0; round < 4; round += 1) {
    await act(async () => {
      window.dispatchEvent(new Event('online'));
    });
  }
  expect(await screen.findByText('Something went wrong on our side (1a2b3c4d).')).toBeVisible();
  expect(screen.queryByText('The app is busy right now.')).not.toBeInTheDocument();
  expect(box('Whole number')).toHaveValue('7');
  expect(check()).not.toHaveAttribute('aria-disabled');
});

it('says so of an answer that was given back while another step was open, as soon as its step is opened again', async () => {
  const user = userEvent.setup();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  globalThis.fetch = (async () => {
    await arrived;
    return {
      json: async () => ({
        ok: false,
        error: { code: 'not-allowed', message: 'The season is paused.' },
      }),
    };
  }) as unknown as typeof fetch;
  show();
  await user.type(box('Whole number'), '7');
  await user.click(check());
  await user.click(screen.getByRole('button', { name: /Kicker/ }));
  await act(async () => {
    arrive();
    await outboxOf(owner).deliver();
  });
  expect(screen.queryByText('The season is paused.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Quarterback/ }));
  expect(await screen.findByText('The season is paused.')).toBeVisible();
  expect(box('Whole number')).toHaveValue('7');
});

it('refuses what is no number without sending it, keeps it, and goes to its box', async () => {
  const user = userEvent.setup();
  const sent = serveVerdicts();
  show();
  await user.type(box('Numerator'), '3');
  await user.type(box('Denominator'), '0');
  await user.click(check());
  expect(screen.getByText(/The denominator can’t be 0/)).toBeVisible();
  expect(box('Numerator')).toHaveValue('3');
  expect(box('Denominator')).toHaveFocus();
  expect(sent).toEqual([]);
});

it.each([
  ['1/1/3', /one slash too many/, ['', '1', '1/3'], 'Denominator'],
  ['3 r 3', /The r stands for a remainder/, ['3', 'r', '3'], 'Numerator'],
])(
  'says what is wrong with %s typed key by key, keeps it and sends nothing',
  async (keys, sentence, boxes, focus) => {
    const user = userEvent.setup();
    const sent = serveVerdicts();
    show();
    await user.click(box('Whole number'));
    await user.keyboard(keys);
    await user.click(check());
    expect(screen.getByText(sentence)).toBeVisible();
    expect(
      ['Whole number', 'Numerator', 'Denominator'].map(
        (name) => (box(name) as HTMLInputElement).value,
      ),
    ).toEqual(boxes);
    expect(box(focus)).toHaveFocus();
    expect(sent).toEqual([]);
  },
);

it('keeps the text of an answer that the server refused and counts no try', async () => {
  const user = userEvent.setup();
  serveVerdicts({
    outcome: 'refused',
    field: 'whole',
    message: 'We cannot read this number.',
    attempts: 0,
  });
  show();
  await user.type(box('Whole number'), '12');
  await user.click(check());
  expect(await screen.findByText('We cannot read this number.')).toBeVisible();
  expect(box('Whole number')).toHaveValue('12');
  expect(screen.queryByText(/so far/)).not.toBeInTheDocument();
});

it('shows a right answer as the student’s own and puts the focus on the next step', async () => {
  const user = userEvent.setup();
  serveVerdicts({
    outcome: 'right',
    message: 'Correct.',
    own: { wholeNumber: 7, numerator: 1, denominator: 4 },
    simplified: true,
  });
  show();
  await user.type(box('Whole number'), '7 1/4');
  await user.click(check());
  const next = await screen.findByRole('button', { name: 'Next step' });
  expect(next).toHaveFocus();
  expect(screen.getByText('seven and one fourth')).toBeInTheDocument();
  await user.click(next);
  expect(screen.getByRole('heading', { name: 'Running Back 1' })).toHaveFocus();
  expect(new URL(window.location.href).searchParams.get('step')).toBe('RB1');
});

it('gives back what was typed after a reload', async () => {
  const user = userEvent.setup();
  serveVerdicts();
  const first = show();
  await user.type(box('Whole number'), '41');
  first.unmount();
  show();
  expect(box('Whole number')).toHaveValue('41');
});

it('sends an answer once more by itself after a lost connection, under the same id', async () => {
  const user = userEvent.setup();
  const sent = serveVerdicts(new Error('lost'), { outcome: 'wrong' });
  show();
  await user.type(box('Whole number'), '7');
  await user.click(check());
  expect(await screen.findByText('That is not it yet.', {}, { timeout: 3000 })).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.operationId).toBe(sent[0]?.operationId);
});

it('keeps an answer without a verdict over a reload, says so, and sends it when the Wi-Fi is back, under the same id', async () => {
  const user = userEvent.setup();
  const sent = serveVerdicts(new Error('lost'), new Error('lost'), {
    outcome: 'right',
    message: 'Correct.',
  });
  const first = show();
  await user.type(box('Whole number'), '7');
  await user.click(check());
  expect(await screen.findByText('You’re offline.')).toBeVisible();
  expect(screen.getByText(/^Your answer is saved on this device\./)).toBeVisible();
  first.unmount();
  show();
  expect(box('Whole number')).toHaveValue('7');
  expect(screen.getByRole('button', { name: 'Waiting to send' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByRole('button', { name: 'Next step' }, { timeout: 3000 })).toHaveFocus();
  expect(new Set(sent.map(({ operationId }) => operationId)).size).toBe(1);
});

it('never says “Saved” beside a wrong answer, nor shows a check there', async () => {
  const user = userEvent.setup();
  serveVerdicts({ outcome: 'wrong' });
  const { container } = show();
  await user.type(box('Whole number'), '7');
  expect(screen.getByText('Saved on this device')).toBeVisible();
  await user.click(check());
  await screen.findByText('Not yet.');
  for (const typed of ['', '1']) {
    if (typed) await user.type(box('Whole number'), typed);
    expect(screen.getByText('Not yet.').closest('.verdict-bar')).toHaveClass('verdict-again');
    expect(screen.queryByText(/Saved/)).not.toBeInTheDocument();
    expect(container.querySelector('.verdict-bar use')).not.toHaveAttribute(
      'href',
      expect.stringMatching(/#check$/),
    );
  }
});

it('takes a verdict for a step that was left meanwhile', async () => {
  const user = userEvent.setup();
  serveVerdicts(new Error('lost'), {
    outcome: 'right',
    message: 'Correct.',
    own: RIGHT.own,
    simplified: true,
  });
  show();
  await user.type(box('Whole number'), '2 1/2');
  await user.click(check());
  await screen.findByText('You’re offline.');
  await user.click(screen.getByRole('button', { name: /Kicker/ }));
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
  expect(
    await screen.findByRole('button', { name: 'QB Quarterback Right' }, { timeout: 3000 }),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Kicker' })).toBeVisible();
});

it('holds the team total back until the eight players are right', async () => {
  show(card(), 'TEAM');
  expect(await screen.findByText('Your players come first')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check my answer' })).not.toBeInTheDocument();
});

it('shows the award when all nine are right', async () => {
  const parts = Object.fromEntries(STEP_KEYS.map((key) => [key, RIGHT]));
  await act(async () => show({ ...card(parts), award: { given: 4, possibleNow: 4 } }, 'TEAM'));
  const summary = await screen.findByRole('region', { name: 'Week 3 is worked out' });
  expect(within(summary).getByText('MVP points earned').parentElement).toHaveTextContent('4');
});

it('celebrates steps that were right on the first try only if there are any', async () => {
  const end = async (tries: Partial<Record<string, number>>) => {
    const parts = STEP_KEYS.map((key) => [key, { ...RIGHT, attempts: tries[key] ?? 2 }]);
    const view = await act(async () => show(card(Object.fromEntries(parts)), 'TEAM'));
    const text = (await screen.findByRole('region', { name: 'Week 3 is worked out' })).textContent;
    view.unmount();
    return text;
  };
  expect(await end({ QB: 1 })).toContain('Right on the first try1 of 9');
  expect(await end({})).not.toContain('first try');
});

it('tells the week’s story at the end, with the photo finish as the one yellow button, and nothing of points that were lost', async () => {
  const parts = Object.fromEntries(STEP_KEYS.map((key) => [key, RIGHT]));
  const done = {
    ...card({
      ...parts,
      QB: { ...RIGHT, attempts: 4, together: true },
      K: { ...RIGHT, attempts: 2 },
    }),
    award: { given: 3, possibleNow: 3 },
  };
  const longest = { player: 'Tua Tagovailoa', play: 'threw', yards: 262 } as const;
  await act(async () =>
    render(
      <ScoreCard
        card={done}
        initialStep="TEAM"
        owner="kim"
        story={<LongestPlayOfCard longest={longest} />}
        finish={<a href="/finish">Run the photo finish</a>}
      />,
    ),
  );
  const summary = await screen.findByRole('region', { name: 'Week 3 is worked out' });
  expect(within(summary).getByRole('region', { name: 'The longest way' })).toHaveTextContent(
    'Tua Tagovailoa threw two and thirty-one fiftieths23150 fields262 yards. A field has 100.',
  );
  expect(
    within(summary)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Quarterback: You worked it out together with the app.',
    'Kicker: You found it on the 2nd try.',
  ]);
  expect(summary).not.toHaveTextContent(/minus|less|lost/);
  expect(within(summary).getByRole('link', { name: 'Go to my next task' }).className).not.toContain(
    'bg-next',
  );
});

it('shows the award that another tab has earned, and does not go back to an older page’s', async () => {
  const user = userEvent.setup();
  const parts = Object.fromEntries(STEP_KEYS.map((key) => [key, RIGHT]));
  const points = async () => (await screen.findByText('MVP points earned')).parentElement;
  const open = card({ ...parts, TEAM: {} });
  const view = show(open, 'TEAM');
  const done = { ...card(parts), award: { given: 5, possibleNow: 5 } };
  view.rerender(page(done, 'TEAM'));
  expect(await points()).toHaveTextContent('5');
  view.unmount();

  serveVerdicts({
    outcome: 'right',
    step: 'TEAM',
    message: 'Correct!',
    finished: true,
    own: RIGHT.own,
    simplified: true,
    award: done.award,
  });
  const here = show(open, 'TEAM');
  await user.type(box('Whole number'), '20');
  await user.click(check());
  await user.click(await screen.findByRole('button', { name: 'See what you earned' }));
  here.rerender(page({ ...open, steps: [...open.steps] }, 'TEAM'));
  expect(await points()).toHaveTextContent('5');
});

it('says at the end what was found on the way, and nothing of steps that were right at once', async () => {
  const parts = Object.fromEntries(STEP_KEYS.map((key) => [key, RIGHT]));
  show(card({ ...parts, RB1: { ...RIGHT, attempts: 3, found: 'Denominators aren’t added.' } }));
  const list = (await screen.findByText('What you found along the way')).parentElement;
  expect(list).toHaveTextContent(
    'Running Back 1: You found it on the 3rd try. Denominators aren’t added.',
  );
  expect(list?.querySelectorAll('li')).toHaveLength(1);
  // It leads to the summary, so it comes only with the ninth right answer.
  expect(screen.queryByRole('button', { name: 'See what you earned' })).toBeNull();
});

it('fetches the new points for the page’s frame with the ninth right answer, and only then', async () => {
  const user = userEvent.setup();
  const parts = Object.fromEntries(STEP_KEYS.map((key) => [key, RIGHT]));
  serveVerdicts(
    { outcome: 'wrong', step: 'TEAM' },
    {
      outcome: 'right',
      step: 'TEAM',
      message: 'Correct!',
      finished: true,
      own: RIGHT.own,
      simplified: true,
      award: { given: 4, possibleNow: 4 },
    },
  );
  show(card({ ...parts, TEAM: {} }), 'TEAM');
  await user.type(box('Whole number'), '20');
  await user.click(check());
  await screen.findByText('That is not it yet.');
  expect(refresh).not.toHaveBeenCalled();
  await user.click(check());
  const end = await screen.findByRole('button', { name: 'See what you earned' });
  expect(screen.queryByRole('link', { name: 'Go to my next task' })).toBeNull();
  await user.click(end);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: 'Week 3 is worked out' })).toHaveFocus();
  // The bar doesn't stay on top of the week's story.
  expect(screen.queryByRole('button', { name: 'See what you earned' })).toBeNull();
});

it('counts a right answer that can be shortened and leaves the shortening to the student', async () => {
  const user = userEvent.setup();
  serveVerdicts({
    outcome: 'right',
    message: 'Correct. Can you simplify it?',
    own: RIGHT.own,
    simplified: false,
  });
  show();
  await user.type(box('Whole number'), '10/4');
  await user.click(check());
  expect(await screen.findByRole('button', { name: 'Next step' })).toHaveFocus();
  expect(screen.getByText('two and one half')).not.toBeVisible();
});

describe('a right answer that can be shortened', () => {
  const LONG = { ...RIGHT, simplified: false };
  const checkShort = () => screen.getByRole('button', { name: 'Check the simplest form' });

  it('may be written once more in its place, at no cost, and is shown once it is short', async () => {
    const user = userEvent.setup();
    const sent = serveVerdicts(
      {
        outcome: 'right',
        message: 'Correct. Can you simplify it?',
        own: RIGHT.own,
        simplified: false,
      },
      {
        outcome: 'right',
        message: 'That’s the same number, but it isn’t in simplest form yet.',
        own: RIGHT.own,
        simplified: false,
      },
      {
        outcome: 'right',
        message: 'Correct! Now it’s in simplest form.',
        own: RIGHT.own,
        simplified: true,
      },
    );
    show();
    await user.type(box('Whole number'), '10/4');
    await user.click(check());
    await screen.findByRole('button', { name: 'Next step' });
    expect(
      screen.getByRole('group', {
        name: 'Write it in simplest form. This doesn’t count as a try.',
      }),
    ).toBeVisible();
    expect(
      [box('Numerator'), box('Denominator')].map((each) => (each as HTMLInputElement).value),
    ).toEqual(['10', '4']);

    await user.clear(box('Numerator'));
    await user.type(box('Numerator'), '20');
    await user.clear(box('Denominator'));
    await user.type(box('Denominator'), '8');
    await user.click(checkShort());
    expect(
      await screen.findByText('That’s the same number, but it isn’t in simplest form yet.'),
    ).toBeVisible();
    expect(screen.getByText('two and one half')).not.toBeVisible();
    expect(box('Numerator')).toHaveValue('20');

    await user.clear(box('Numerator'));
    await user.clear(box('Denominator'));
    await user.type(box('Whole number'), '2 1/2');
    await user.click(checkShort());
    expect(await screen.findByText('two and one half')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next step' })).toHaveFocus();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'QB Quarterback Right' })).toBeVisible();
    expect(screen.getByText('1 try')).toBeVisible();
    expect(sent.map(({ step: key }) => key)).toEqual(['QB', 'QB', 'QB']);
    expect(localStorage).toHaveLength(0);
  });

  it('may still be shortened after a reload, with the short form to be shown on request', async () => {
    const user = userEvent.setup();
    serveVerdicts();
    await act(async () => show(card({ QB: LONG })));
    expect(screen.getByText('Can you simplify it?').closest('p')).toHaveTextContent(
      'You got this one right. Can you simplify it?',
    );
    expect(checkShort()).toBeVisible();
    expect(screen.getByText('two and one half')).not.toBeVisible();
    await user.click(screen.getByText('Show it in simplest form'));
    expect(screen.getByText('two and one half')).toBeVisible();
  });

  it('is simply shown where nothing can be typed', async () => {
    serveVerdicts();
    await act(async () => show({ ...card({ QB: LONG }), readOnly: true }));
    expect(screen.getByText('two and one half')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('the boxes for the lines', () => {
  const rate = (numerator: number, denominator: number) => ({
    wholeNumber: 0,
    numerator,
    denominator,
  });
  const whole = (wholeNumber: number) => ({ wholeNumber, numerator: 0, denominator: 1 });
  // 6 + 50 × 1/10 = 11
  const terms = [
    { label: 'Catches', count: 6, rate: whole(1), rule: '1 point each' },
    { label: 'Receiving yards', count: 50, rate: rate(1, 10), rule: '1 point for every 10' },
  ];
  const SLIP = [
    { of: [0], typed: '6' },
    { of: [1], typed: '50 1/10' },
  ];
  const tried = { wholeNumber: 56, numerator: 1, denominator: 10 };
  const marks = {
    marks: [
      { of: [0], fits: true },
      { of: [1], fits: false },
    ],
    fits: 'Not yet. One line fits, one doesn’t.',
    adding: { right: true, text: 'Your adding is right. Your two lines make 56 1/10.' },
  };
  const hint = { title: 'Look at one line', text: 'Look again at the receiving yards.', marks };
  const lineBox = (name: RegExp) => screen.getByRole('textbox', { name });
  const catches = () => lineBox(/^Line 1 of 2, 6 times/);
  const yards = () => lineBox(/^Line 2 of 2, 50 times one tenth$/);
  const wrongOnce = { attempts: 1, lastWrong: { message: 'Not yet.', tried, hint, lines: SLIP } };
  const withTerms = (part: Partial<ScoreStepDto> = {}) => card({ QB: { terms, ...part } });

  it('are closed at first, open by hand, and are open on the next card too', async () => {
    const user = userEvent.setup();
    serveVerdicts();
    const { unmount } = show(withTerms());
    expect(screen.queryByRole('textbox', { name: /^Line/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Boxes for the lines' }));
    expect(catches()).toBeVisible();
    unmount();
    show(withTerms());
    expect(catches()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide the boxes', expanded: true }));
    expect(screen.queryByRole('textbox', { name: /^Line/ })).not.toBeInTheDocument();
  });

  it('open by themselves after a wrong answer, are filled by keyboard alone, and go along with the sum', async () => {
    const user = userEvent.setup();
    const sent = serveVerdicts(
      { tried, hint: { title: 'An idea', text: 'Take one line at a time.' } },
      { tried, hint },
    );
    show(withTerms());
    await user.type(box('Whole number'), '9{Enter}');
    await user.click(await screen.findByRole('textbox', { name: /^Line 1 of 2/ }));
    await user.keyboard('6{Enter}50 1/10{Enter}');
    expect(box('Whole number')).toHaveFocus();
    await user.keyboard('56 1/10{Enter}');
    expect(await screen.findByText('Fits')).toBeVisible();
    expect(sent.map(({ lines }) => lines)).toEqual([undefined, SLIP]);
  });

  it('are marked after a wrong sum, in words too, and a changed box loses its mark', async () => {
    const user = userEvent.setup();
    serveVerdicts();
    await act(async () => show(withTerms(wrongOnce)));
    expect(catches()).toHaveAccessibleDescription('Fits');
    expect(yards()).toHaveAccessibleDescription('Look here');
    const region = screen
      .getAllByRole('status')
      .find((each) => each.textContent?.includes('Your adding'));
    expect(screen.getByText(/^One line fits/)).toBeVisible();
    expect(region).toHaveTextContent(
      /Your adding is right\..*56 1\/10|Your adding is right\. Your two lines make fifty-six and one tenth/,
    );
    await user.type(yards(), '{Backspace}');
    expect(screen.queryByText('Look here')).not.toBeInTheDocument();
    expect(screen.getByText('Fits')).toBeVisible();
    await user.type(yards(), '0');
    expect(screen.getByText('Look here')).toBeVisible();
  });

  it('stand there with their marks after a reload: what this device keeps, and else what was sent', async () => {
    const user = userEvent.setup();
    serveVerdicts();
    const first = show(withTerms(wrongOnce));
    expect(yards()).toHaveValue('50 1/10');
    await user.clear(yards());
    await user.type(yards(), '5');
    first.unmount();
    show(withTerms(wrongOnce));
    expect(yards()).toHaveValue('5');
    expect(catches()).toHaveValue('6');
    expect(screen.queryByText('Look here')).not.toBeInTheDocument();
  });

  it('are drawn as fractions once they are left', async () => {
    serveVerdicts();
    await act(async () => show(withTerms(wrongOnce)));
    const drawing = () => yards().parentElement?.querySelector('.stacked-fraction');
    expect(drawing()).toBeInTheDocument();
    act(() => yards().focus());
    expect(drawing()).toBeNull();
  });

  it('stay in sight when the sum is right: which were right, and which was fixed on the way', async () => {
    const user = userEvent.setup();
    serveVerdicts({
      outcome: 'right',
      message: 'Correct!',
      own: whole(11),
      simplified: true,
      attempts: 2,
    });
    await act(async () => show(withTerms(wrongOnce)));
    await user.clear(yards());
    await user.type(yards(), '5');
    await user.type(box('Whole number'), '11{Enter}');
    await screen.findByRole('button', { name: 'Next step' });
    const lines = within(screen.getByRole('region', { name: 'Quarterback' })).getAllByRole(
      'listitem',
    );
    expect(lines[0]).toHaveTextContent(/6Right$/);
    expect(lines[1]).toHaveTextContent(/5Fixed by you$/);
  });

  it('never come where the class works with the sum alone', async () => {
    const sent = serveVerdicts({});
    await act(async () => show({ ...withTerms(wrongOnce), cardLines: 'sum-only' }));
    expect(screen.queryByRole('textbox', { name: /^Line/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Boxes for the lines' })).not.toBeInTheDocument();
    await userEvent.type(box('Whole number'), '9{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).not.toHaveProperty('lines');
  });

  it('come with a kind note where the teacher asks for the lines, until the lines are sent', async () => {
    const sent = serveVerdicts({ tried, hint });
    const asked = withTerms({
      attempts: 1,
      lastWrong: { message: 'Not yet.', tried, hint: { title: 'An idea', text: 'Take one line.' } },
      asksLines: true,
    });
    await act(async () => show({ ...asked, cardLines: 'sum-only' }));
    const note = () => screen.queryByText(/^Your teacher would like to see your lines\./);
    expect(note()).toBeVisible();
    await userEvent.type(catches(), '6');
    await userEvent.type(yards(), '50 1/10');
    await userEvent.type(box('Whole number'), '56 1/10{Enter}');
    await waitFor(() => expect(note()).toBeNull());
    expect(sent.map(({ lines }) => lines)).toEqual([SLIP]);
  });

  it('have a strip below them for unlike denominators, folded', async () => {
    const user = userEvent.setup();
    serveVerdicts();
    await act(async () =>
      show(
        withTerms({
          ...wrongOnce,
          lastWrong: { ...wrongOnce.lastWrong, lines: [{ of: [1], typed: '5/10' }] },
        }),
      ),
    );
    expect(screen.queryByText('Find a common denominator')).not.toBeInTheDocument();
    await user.type(catches(), '1/4');
    const strip = await screen.findByText('Find a common denominator');
    expect(screen.getByText('Cut one whole into 2 parts')).not.toBeVisible();
    await user.click(strip);
    fireEvent.change(screen.getByRole('slider', { name: 'Parts in one whole' }), {
      target: { value: '20' },
    });
    expect(screen.getByText('Catches: fits, 1/4 = 5/20')).toBeVisible();
  });
});

describe('the groups of a team', () => {
  const done = Object.fromEntries(
    STEP_KEYS.filter((key) => key !== 'TEAM').map((key) => [key, RIGHT]),
  );

  it('are opened by hand, go along with the sum, and are hops on the field', async () => {
    const user = userEvent.setup();
    const own = { wholeNumber: 20, numerator: 0, denominator: 1 };
    const sent = serveVerdicts({
      outcome: 'right',
      step: 'TEAM',
      message: 'Correct!',
      own,
      simplified: true,
    });
    show(card(done), 'TEAM');
    await user.click(await screen.findByRole('button', { name: 'Groups A, B, and C' }));
    await user.click(await screen.findByRole('button', { name: 'Kicker in group B' }));
    await user.click(screen.getByRole('button', { name: 'Defense in group B' }));
    await user.type(
      screen.getByRole('textbox', { name: /^Group B, two and one half plus two and one half$/ }),
      '5{Enter}',
    );
    expect(box('Whole number')).toHaveFocus();
    await user.keyboard('20{Enter}');
    await screen.findByRole('button', { name: 'See what you earned' });
    expect(sent).toMatchObject([{ step: 'TEAM', lines: [{ of: [6, 7], typed: '5' }] }]);
    expect(screen.getByRole('list', { name: 'Your groups' })).toHaveTextContent(/5Right$/);
    // The group, and the six starters in none.
    expect(document.querySelectorAll('path[vector-effect]')).toHaveLength(7);
  });
});

describe('a guess before the first answer', () => {
  const flag = () => screen.queryByRole('slider', { name: 'About where will it land?' });

  it('is kept on the device, goes along with the first answer only, and its distance is heard with the verdict', async () => {
    const user = userEvent.setup();
    const guess = { at: 15, says: 'You guessed 15. This is 46 1/5 away. Which do you trust?' };
    const tried = { wholeNumber: 61, numerator: 1, denominator: 5 };
    const sent = serveVerdicts(
      { step: 'WR1', tried, guess, hint: { title: 'An idea', text: 'Go on.' } },
      { step: 'WR1', attempts: 2 },
    );
    const first = show(card({ WR1: {} }), 'WR1');
    fireEvent.change(flag() as HTMLElement, { target: { value: '15' } });
    first.unmount();
    show(card({ WR1: {} }), 'WR1');
    expect(flag()).toHaveAttribute('aria-valuetext', '15');
    expect(sent).toEqual([]);
    await user.type(box('Whole number'), '61 1/5{Enter}');
    const heard = screen
      .getAllByRole('status')
      .find((each) => each.textContent?.includes('An idea'));
    await waitFor(() =>
      expect(heard).toHaveTextContent(/You guessed 15\. This is forty-six and one fifth/),
    );
    expect(flag()).not.toBeInTheDocument();
    await user.type(box('Whole number'), '7{Enter}');
    await waitFor(() => expect(sent.map(({ estimate }) => estimate)).toEqual([15, undefined]));
  });

  it('may be skipped for good, and is not asked where the teacher does without', async () => {
    const user = userEvent.setup();
    serveVerdicts();
    const first = show();
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    expect(flag()).not.toBeInTheDocument();
    first.unmount();
    const second = show();
    expect(flag()).not.toBeInTheDocument();
    second.unmount();
    show({ ...card(), asksForGuess: false }, 'K');
    expect(flag()).not.toBeInTheDocument();
  });
});

describe('a step that a teacher has changed', () => {
  it('is open again on a page that knew more tries, and says why', () => {
    const view = render(page(card({ QB: { ...RIGHT, attempts: 2 } })));
    const opened = {
      attempts: 1,
      correct: false,
      own: null,
      isTakenOut: true,
      revision: 1,
    } as const;
    view.rerender(page(card({ QB: opened })));
    expect(
      screen.getByText('Your teacher removed one of your answers. It doesn’t count anymore.'),
    ).toBeVisible();
    // A page that was fetched before the change arrives later.
    view.rerender(page(card({ QB: { ...RIGHT, attempts: 2 } })));
    expect(
      screen.getByText('Your teacher removed one of your answers. It doesn’t count anymore.'),
    ).toBeVisible();
  });

  it('says so where it was right on paper', async () => {
    render(page(card({ QB: { ...RIGHT, attempts: 0, onPaper: true, revision: 1 } })));
    expect(await screen.findByText('Right on paper.')).toBeVisible();
  });

  it('has a line above the work until it is read, and beside it then', async () => {
    jest.mocked(markStepCommentReadAction).mockResolvedValue({ ok: true, data: { done: true } });
    const comment = { text: 'Well done.', at: 7, isRead: false };
    const view = render(page(card({ QB: { comment, revision: 1 } })));
    expect(await screen.findByText('From your teacher, on Quarterback:')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(markStepCommentReadAction).toHaveBeenCalledWith({ week: 3, step: 'QB', at: 7 });
    expect(screen.queryByText('Well done.')).toBeNull();
    view.rerender(page(card({ QB: { comment: { ...comment, isRead: true }, revision: 1 } })));
    expect(screen.getByText('Well done.')).toBeVisible();
  });
});

describe('a step that a correction of the NFL has opened again', () => {
  const corrected = {
    sentence: 'The NFL corrected this game: 84 rushing yards, not 81. Work it out again.',
    before: { wholeNumber: 8, numerator: 1, denominator: 10 },
    tries: 1,
  };
  const reopened = { attempts: 1, correct: false, own: null, corrected };

  it('says what is new, what was right before, and that the points stay', async () => {
    serveVerdicts();
    const shown = { ...card({ QB: reopened }), award: { given: 5, possibleNow: 5 } };
    render(<ScoreCard card={shown} initialStep="QB" owner="kim" />);

    expect(await screen.findByText(corrected.sentence)).toBeVisible();
    expect(screen.getByText(/Your earlier answer was right too/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Quarterback.*Again/ })).toBeVisible();
    expect(screen.getByText(/You keep the/).parentElement).toHaveTextContent(
      'You keep the 5 MVP points from this card. New tries don’t cost points.',
    );
  });

  it('shows no such notice when it is right again', () => {
    serveVerdicts();
    const shown = card({ QB: { ...RIGHT, attempts: 2, corrected } });
    render(<ScoreCard card={shown} initialStep="QB" owner="kim" />);
    expect(screen.queryByText(corrected.sentence)).toBeNull();
  });
});

describe('one bar for all that comes of an answer', () => {
  const bars = () => document.querySelectorAll('.verdict-bar');
  const term = {
    label: 'Catches',
    count: 4,
    rate: { wholeNumber: 1, numerator: 0, denominator: 1 },
    rule: '1 point for each catch',
  };
  const tried = { wholeNumber: 9, numerator: 0, denominator: 1 };
  const hint = {
    title: 'Together',
    text: 'One small question at a time.',
    together: true as const,
  };
  const lastWrong = { message: 'Not yet. Check each part.', tried, hint };

  it('belongs to the small questions while a card is worked out together, and to the whole answer for whoever goes on alone', async () => {
    const user = userEvent.setup();
    await act(async () => show(card({ QB: { attempts: 6, terms: [term], lastWrong } })));
    expect(await screen.findByRole('textbox', { name: /^Question 1 of 2/ })).toBeVisible();
    expect(bars()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Check my answer' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'On my own again' }));
    expect(bars()).toHaveLength(1);
    expect(bars()[0]).toHaveTextContent(/^Not yet\. Check each part\./);
    expect(check()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'One question at a time' }));
    expect(await screen.findByRole('textbox', { name: /^Question 1 of 2/ })).toBeVisible();
    expect(bars()).toHaveLength(1);
  });

  it('belongs to the twin while that is open, and to the next card for whoever goes on without it', async () => {
    const user = userEvent.setup();
    const twin = {
      from: null,
      counts: [3],
      starters: [],
      attempts: 0,
      correct: false,
      own: null,
      simplified: false,
    };
    await act(async () => show(card({ QB: { ...RIGHT, terms: [term], twin } })));
    expect(bars()).toHaveLength(1);
    expect(bars()[0]).toHaveTextContent('You got this one right.');
    await user.click(await screen.findByRole('button', { name: 'One like it' }));
    expect(bars()).toHaveLength(1);
    expect(check()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go on without it' }));
    expect(bars()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Next step' })).toBeVisible();
  });

  it('praises no one for a game that asks nothing', async () => {
    const set = { correct: true, setAside: true as const, game: 'unreadable' as const };
    await act(async () => show(card({ QB: set })));
    expect(screen.getByText('There’s nothing to answer here.')).toBeVisible();
    expect(bars()[0]).toHaveClass('verdict-plain');
    expect(screen.queryByText(/got this one right/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next step' })).toBeVisible();
  });

  it('has the page leave room for it, as long as it is there', () => {
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(73);
    const style = jest
      .spyOn(window, 'getComputedStyle')
      .mockReturnValue({ position: 'fixed' } as CSSStyleDeclaration);
    const { unmount } = show();
    const room = () => document.documentElement.style.getPropertyValue('--verdict-bar');
    expect(room()).toBe('73px');
    unmount();
    expect(room()).toBe('0px');
    height.mockRestore();
    style.mockRestore();
  });
});
