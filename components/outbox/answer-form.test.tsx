import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { ReadsBothLanguagesContext } from '@/components/math/read-aloud-settings-context';
import { serveVerdicts, WRONG_VERDICT } from '@/lib/testing/verdicts';
import '@/lib/words/es/pages/cards';
import { AnswerForm, type LastWrongTry } from './answer-form';
import { deviceStorage } from './device-storage';
import type { OutboxTrouble, OutgoingAnswer } from './outbox';
import { answerDraftKey, useAnswerDraft } from './use-answer-draft';
import { outboxOf } from './use-outbox';

type Props = ComponentProps<typeof AnswerForm<'attempts'>>;

const BUSY = { ok: false as const, error: { code: 'conflict', message: 'This was sent before.' } };

let owner = '';
let students = 0;
beforeEach(() => {
  localStorage.clear();
  students += 1;
  owner = `student-${students}`;
});
afterEach(() => jest.useRealTimers());

function form(props: Partial<Props> = {}) {
  return <Form {...props} />;
}

function Form(props: Partial<Props>) {
  const draft = useAnswerDraft(answerDraftKey(owner, 6, 'QB'));
  return (
    <AnswerForm
      owner={owner}
      route="attempts"
      draft={draft}
      isForThisForm={({ week, step }) => week === 6 && step === 'QB'}
      inputOf={(typed, operationId) => ({ week: 6, step: 'QB', typed, operationId })}
      attemptsOf={({ attempts }) => attempts}
      noTriesSuggestion="Go on with the next step."
      {...props}
    >
      {({ typed, change, problem, action }) => (
        <>
          <input
            name="whole"
            aria-label="Answer"
            aria-invalid={problem ? true : undefined}
            title={problem ? `${problem.field}: ${problem.message}` : ''}
            value={typed.whole}
            onChange={(event) => change({ ...typed, whole: event.currentTarget.value })}
          />
          {action}
        </>
      )}
    </AnswerForm>
  );
}

const box = () => screen.getByRole('textbox', { name: 'Answer' });
const button = () => screen.getByRole('button');
const send = async (text: string) => {
  await userEvent.type(box(), text);
  await userEvent.click(button());
};
const settle = () => act(async () => outboxOf(owner).deliver());

it('sends what was typed before hydration, and keeps the lines that are on this device', async () => {
  const lines = [{ of: [0], typed: '5' }];
  const stored = { typed: { whole: '3', numerator: '', denominator: '' }, lines, savedAt: 1 };
  deviceStorage().write(answerDraftKey(owner, 6, 'QB'), stored);
  const sent = serveVerdicts({});
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form());
  (box() as HTMLInputElement).value = '7';
  act(() => void render(form(), { container, hydrate: true }));
  expect(box()).toHaveValue('7');
  await userEvent.click(button());
  await settle();
  expect(sent).toMatchObject([{ typed: { whole: '7' } }]);
  expect(deviceStorage().read(answerDraftKey(owner, 6, 'QB'))).toMatchObject({ lines });
});

it('sends what was typed, and shows after a wrong answer what was said of it, how many tries there were, and the hint', async () => {
  const sent = serveVerdicts({
    attempts: 2,
    hint: { title: 'Look at one line', text: 'Look again at the catches.' },
  });
  render(form());
  expect(button()).toHaveTextContent('Check my answer');
  await send('7');
  await settle();
  expect(sent).toEqual([
    {
      week: 6,
      step: 'QB',
      typed: { whole: '7', numerator: '', denominator: '' },
      operationId: expect.stringMatching(/^[-0-9a-f]{36}$/),
    },
  ]);
  expect(screen.getByText('That is not it yet.')).toBeVisible();
  expect(screen.getByText(/2 tries so far/).closest('p')).toHaveTextContent(
    '2 tries so far. Your answer is still in the boxes.',
  );
  expect(screen.getByText('Look again at the catches.')).toBeVisible();
  expect(screen.getByText('Not yet.')).toBeVisible();
  expect(screen.queryByText(/Saved/)).not.toBeInTheDocument();
  expect(box()).toHaveValue('7');
});

it('says where the answer still is, and what was tried where the task remembers it', () => {
  const last: LastWrongTry = { message: 'Not yet.', attempts: 1, hint: null };
  const { rerender } = render(form({ lastWrong: last }));
  const words = screen.getByText('Not yet.').closest('.verdict-words');
  expect(words).toHaveTextContent('1 try so far. Your answer is still in the boxes.');
  rerender(form({ lastWrong: { ...last, tried: <b>3 1/2</b> } }));
  expect(words).toHaveTextContent('1 try so far. You tried 3 1/2.');
});

it('shows the newest of the wrong answers: what it heard itself, until the page knows of a later one', async () => {
  serveVerdicts({ attempts: 2, message: 'Heard here.' });
  const { rerender } = render(
    form({ lastWrong: { message: 'From before.', attempts: 1, hint: null } }),
  );
  expect(screen.getByText('From before.')).toBeVisible();
  await send('7');
  await settle();
  expect(screen.getByText('Heard here.')).toBeVisible();
  expect(screen.queryByText('From before.')).not.toBeInTheDocument();
  rerender(
    form({ lastWrong: { message: 'Heard here, as the page tells it.', attempts: 2, hint: null } }),
  );
  expect(screen.getByText('Heard here, as the page tells it.')).toBeVisible();
  rerender(form({ lastWrong: { message: 'From another tab.', attempts: 3, hint: null } }));
  expect(screen.getByText('From another tab.')).toBeVisible();
});

it('hands a right verdict on, and says nothing of it itself', async () => {
  serveVerdicts({ outcome: 'right', message: 'Correct!' });
  const onRight = jest.fn();
  render(form({ onRight }));
  await send('7');
  await settle();
  expect(onRight.mock.calls).toEqual([
    [{ ...WRONG_VERDICT, outcome: 'right', message: 'Correct!' }],
  ]);
  expect(screen.queryByText('Correct!')).not.toBeInTheDocument();
});

it('says what a right verdict leaves open, until something else is typed, and hands nothing on', async () => {
  serveVerdicts({ outcome: 'right', attempts: 1 });
  const onRight = jest.fn();
  render(
    form({
      onRight,
      leftOpen: ({ simplified }) => (simplified ? null : 'It isn’t in simplest form yet.'),
    }),
  );
  await send('7');
  await settle();
  expect(screen.getByText('It isn’t in simplest form yet.')).toBeVisible();
  expect(onRight).not.toHaveBeenCalled();
  await userEvent.type(box(), '1');
  expect(screen.queryByText('It isn’t in simplest form yet.')).not.toBeInTheDocument();
});

it('asks only about right verdicts what they leave open', async () => {
  serveVerdicts({ outcome: 'wrong' });
  render(form({ leftOpen: () => 'It isn’t in simplest form yet.' }));
  await send('7');
  await settle();
  expect(screen.getByText('That is not it yet.')).toBeVisible();
  expect(screen.queryByText('It isn’t in simplest form yet.')).not.toBeInTheDocument();
});

it('takes a refused answer to the box it is about, counts nothing, and clears it when something else is typed', async () => {
  serveVerdicts({
    outcome: 'refused',
    field: 'whole',
    message: 'We can’t read “x” as a number. Use only digits.',
  });
  render(form());
  await send('7');
  await settle();
  expect(box()).toBeInvalid();
  expect(box()).toHaveFocus();
  expect(box()).toHaveAttribute('title', 'whole: We can’t read “x” as a number. Use only digits.');
  await userEvent.type(box(), '1');
  expect(box()).toBeValid();
});

it('sends nothing that it can see is no answer, and says so at the box', async () => {
  const sent = serveVerdicts({});
  render(
    form({
      problemOf: ({ whole }) =>
        whole === 'x' ? { field: null, message: 'Digits, please.' } : null,
    }),
  );
  await send('x');
  await settle();
  expect(sent).toEqual([]);
  expect(box()).toHaveAttribute('title', 'null: Digits, please.');
  await userEvent.clear(box());
  await send('7');
  await settle();
  expect(sent).toHaveLength(1);
});

it('reads an answer by the rule of the server before it sends it', async () => {
  const sent = serveVerdicts({});
  render(form());
  await send('seven');
  await settle();
  expect(sent).toHaveLength(0);
  expect(box()).toHaveAttribute(
    'title',
    'whole: We can’t read “seven” as a number. Use only digits.',
  );
  await userEvent.clear(box());
  await send('7');
  await settle();
  expect(sent).toHaveLength(1);
});

it('tells an error of the server, and that the answer is still there, also after something else is typed', async () => {
  serveVerdicts(BUSY);
  render(<ReadsBothLanguagesContext value={true}>{form({})}</ReadsBothLanguagesContext>);
  await send('7');
  await settle();
  expect(screen.getByText('This was sent before.')).toBeVisible();
  expect(screen.getByText('Your answer is still in the boxes.')).toBeVisible();
  expect(screen.getByText('Eso no funcionó. Tu respuesta sigue en las casillas.')).toBeVisible();
  await userEvent.type(box(), '1');
  expect(screen.getByText('This was sent before.')).toBeVisible();
});

it('waits for the verdict: the button says so, sends nothing twice, and leaves the last wrong answer in sight meanwhile', async () => {
  let arrive = (_: unknown) => {};
  const sent = serveVerdicts(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  render(form({ lastWrong: { message: 'From before.', attempts: 1, hint: null } }));
  await send('7');
  expect(button()).toHaveTextContent('Checking');
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('From before.')).toBeVisible();
  await userEvent.type(box(), '{Enter}');
  arrive({ attempts: 2 });
  await settle();
  expect(sent).toHaveLength(1);
  expect(button()).toHaveTextContent('Check my answer');
});

it('says why an answer waits when the connection is lost', async () => {
  jest.useFakeTimers();
  serveVerdicts();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<ReadsBothLanguagesContext value={true}>{form()}</ReadsBothLanguagesContext>);
  await user.type(box(), '7');
  await user.click(button());
  await settle();
  expect(screen.getByText('You’re offline.')).toBeVisible();
  expect(screen.getByText(/^No tienes conexión\. Tu respuesta .* cuando vuelva/)).toBeVisible();
  expect(button()).toHaveTextContent('Waiting to send');
});

it('looks only at answers to its own task and route', async () => {
  serveVerdicts({ message: 'About the kicker.' }, { message: 'About a lesson.' });
  render(form());
  act(() =>
    outboxOf(owner).add({
      to: 'attempts',
      input: {
        week: 6,
        step: 'K',
        typed: { whole: '1', numerator: '', denominator: '' },
        operationId: 'kicker',
      },
    }),
  );
  expect(button()).toHaveTextContent('Check my answer');
  await settle();
  act(() =>
    outboxOf(owner).add({
      to: 'lessons',
      input: { type: 'circle', week: 6, step: 0, choice: 'a', operationId: 'lesson' },
    }),
  );
  expect(button()).toHaveTextContent('Check my answer');
  await settle();
  expect(screen.queryByText(/About/)).not.toBeInTheDocument();
});

it('gives back what was typed before a reload', () => {
  deviceStorage().write(answerDraftKey(owner, 6, 'QB'), {
    typed: { whole: '42', numerator: '', denominator: '' },
    savedAt: Date.now(),
  });
  render(form());
  expect(box()).toHaveValue('42');
  expect(screen.getByText('Saved on this device')).toBeVisible();
});

it('leaves the next step to the bar once the answer is right, and its own button beside the boxes', async () => {
  const sent = serveVerdicts({});
  render(
    form({
      settled: {
        message: 'Correct. Can you simplify it?',
        next: <button type="button">Next step</button>,
      },
    }),
  );
  expect(screen.getByText('Correct.')).toBeVisible();
  expect(screen.getByText('Can you simplify it?')).toBeVisible();
  expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual([
    'Check the simplest form',
    'Next step',
  ]);
  await userEvent.type(box(), '7{Enter}');
  await settle();
  expect(sent).toHaveLength(1);
});

it('is posted where its code has not arrived, so nothing in it ends up in an address', () => {
  const { container } = render(form());
  expect(container.querySelector('form')).toHaveAttribute('method', 'post');
  expect(container.querySelector('form')).toHaveAttribute('novalidate');
});

describe('many tries', () => {
  it('makes a short break after a wrong answer, in which nothing is sent and the button says that it rests', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const sent = serveVerdicts({ attempts: 12, hold: { seconds: 5 } }, { attempts: 13 });
    render(form());
    await user.type(box(), '7');
    await user.click(button());
    await settle();
    expect(screen.getByText('You can keep going in 5 seconds.')).toBeVisible();
    expect(
      screen.getByText('Time for a short break of 5 seconds. What you typed stays here.'),
    ).toBeInTheDocument();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await user.click(button());
    expect(sent).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.queryByText(/Go on in/)).not.toBeInTheDocument();
    expect(screen.getByText('The break is over. You can keep going.')).toBeInTheDocument();
    expect(button()).not.toHaveAttribute('aria-disabled');
    await user.click(button());
    await settle();
    expect(sent).toHaveLength(2);
    expect(screen.getByText(/13 tries so far/)).toBeVisible();
    expect(screen.queryByText('The break is over. You can keep going.')).not.toBeInTheDocument();
  });

  it('begins with the break that the page knows of, and with a new one when the page tells of it', () => {
    const { rerender } = render(form({ hold: { seconds: 30 } }));
    expect(screen.getByText('You can keep going in 30 seconds.')).toBeVisible();
    rerender(form({ hold: { seconds: 45 } }));
    expect(screen.getByText('You can keep going in 45 seconds.')).toBeVisible();
    rerender(form({ hold: null }));
    expect(screen.queryByText(/Go on in/)).not.toBeInTheDocument();
    expect(button()).not.toHaveAttribute('aria-disabled');
  });

  it('has words in the place of the boxes when no tries are left, and takes the keyboard there when that is news', async () => {
    serveVerdicts({ attempts: 40, hold: 'used-up' });
    const { container } = render(form());
    await send('7');
    await settle();
    expect(screen.getByText('You worked hard on this one')).toBeVisible();
    expect(screen.getByText('Go on with the next step.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('That is not it yet.')).toBeVisible();
    expect(container.querySelector('form > div[tabindex="-1"]')).toHaveFocus();
  });

  it('leaves the keyboard where it is when the page was opened without tries', () => {
    const { container } = render(form({ hold: 'used-up' }));
    expect(screen.getByText('You worked hard on this one')).toBeVisible();
    expect(container.querySelector('form')).not.toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  it('shows no message at the boxes for an answer that came after the last try', async () => {
    serveVerdicts({
      outcome: 'refused',
      field: 'whole',
      message: 'You’ve tried this 40 times.',
      hold: 'used-up',
    });
    const { rerender } = render(form());
    await send('7');
    await settle();
    expect(screen.getByText('You worked hard on this one')).toBeVisible();
    rerender(form({ hold: null }));
    rerender(form({ hold: undefined }));
    await waitFor(() => expect(box()).toBeValid());
    expect(box()).toHaveValue('7');
  });
});

describe('the bar', () => {
  it.each([
    ['nothing is typed', ''],
    ['only spaces are typed', '  '],
  ])('asks for an answer where %s', async (_, text) => {
    render(form());
    if (text) await userEvent.type(box(), text);
    expect(screen.getByText('Give your answer, then check it.')).toBeVisible();
  });

  it('says that what is typed is on the device, without a check mark', async () => {
    const { container } = render(form());
    await userEvent.type(box(), '7');
    expect(screen.getByText('Saved on this device')).toBeVisible();
    expect(container.querySelectorAll('.verdict-bar svg')).toHaveLength(1);
    expect(container.querySelector('.verdict-bar')).toHaveClass('verdict-plain');
  });

  it('is amber beside a wrong answer, whatever is typed then, and reads the verdict out once', async () => {
    serveVerdicts({ message: 'Not yet. Check each part.' });
    const { container } = render(form());
    await send('7');
    await settle();
    const bar = container.querySelector('.verdict-bar');
    const words = screen.getByText('Not yet.').closest('[role="status"]');
    expect(bar).toHaveClass('verdict-again');
    expect(words).toHaveTextContent(/^Not yet\. Check each part\. 1 try so far\./);
    expect(words).toHaveAttribute('aria-live', 'polite');
    await userEvent.type(box(), '1');
    expect(bar).toHaveClass('verdict-again');
    expect(words).toBeEmptyDOMElement();
    expect(bar).toHaveTextContent('Not yet.');
    expect(bar).not.toHaveTextContent('Saved');
  });

  it('names what is refused for the box, and goes back to the verdict before it in silence', async () => {
    serveVerdicts(
      { message: 'Not yet. Check each part.' },
      { outcome: 'refused', field: null, message: 'Same answer as before: 7.' },
    );
    render(form());
    await send('7');
    await settle();
    await userEvent.click(button());
    await settle();
    const words = screen.getByText('Same answer as before: 7.').closest('[role="status"]');
    expect(words).toHaveAttribute('aria-live', 'polite');
    await userEvent.type(box(), '1');
    expect(words).toBeEmptyDOMElement();
    expect(screen.getByText('Not yet.')).toBeVisible();
  });

  it.each<[OutboxTrouble, string, string]>([
    ['connection', 'You’re offline.', 'It will be sent when the Wi-Fi is back.'],
    ['busy', 'The app is busy right now.', 'We will send it again soon.'],
    ['signed-out', 'You’re signed out.', 'Sign in again to send it.'],
    ['pause', 'Time for a short break.', 'It will be sent in less than a minute.'],
  ])('says after %s why, where the answer is, and what comes next', (trouble, title, next) => {
    const input = {
      week: 6,
      step: 'QB',
      typed: { whole: '7', numerator: '', denominator: '' },
      operationId: 'one',
    } as const;
    const waiting = [{ to: 'attempts', input } as OutgoingAnswer];
    const state = jest.spyOn(outboxOf(owner), 'state');
    state.mockReturnValue({ waiting, trouble, durable: true });
    const first = render(form());
    expect(screen.getByText(title).closest('p')).toHaveTextContent(
      `${title} Your answer is saved on this device. ${next}`,
    );
    expect(button()).toHaveTextContent('Waiting to send');
    first.unmount();
    state.mockReturnValue({ waiting, trouble, durable: false });
    render(form());
    expect(screen.getByText(title).closest('p')).toHaveTextContent(
      `${title} Your answer is waiting on this page. Keep this page open. ${next}`,
    );
  });
});
