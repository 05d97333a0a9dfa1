import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadLessonFigureComponent } from '@/components/graphs/registry';
import { ReadsBothLanguagesContext } from '@/components/math/read-aloud-settings-context';
import { outboxOf, startSendingOutbox } from '@/components/outbox/use-outbox';
import type { RichContent } from '@/components/ui/sentence';
import type { ActionResult } from '@/lib/actions/run-request';
import type {
  LessonDto,
  LessonStepDto,
  LessonVerdictDto,
  SubmitLessonStepInput,
} from '@/lib/data/lesson/dto';
import { Lesson } from './lesson';
import { lessonStepIndexToOpen } from './step-to-open';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

function step(index: number, part: Partial<LessonStepDto> = {}): LessonStepDto {
  return {
    index,
    ask: {
      kind: 'number',
      key: `k${index}`,
      title: `Title ${index}`,
      teach: 'A short lesson.',
      question: 'How many?',
      unit: 'yards',
    },
    figureKey: 'figure-0',
    attempts: 0,
    correct: false,
    simplified: false,
    own: null,
    ...part,
  };
}

const RIGHT = {
  attempts: 1,
  correct: true,
  simplified: true,
  own: { kind: 'number', value: { wholeNumber: 2, numerator: 1, denominator: 2 }, unit: 'yards' },
} as const;

const CHOICE: LessonStepDto['ask'] = {
  kind: 'choice',
  key: 'choose',
  title: 'Choose',
  teach: 'Look well.',
  question: 'Which one?',
  options: [
    { key: 'a', label: 'The first' },
    { key: 'b', label: 'The second' },
  ],
};

function lessonOf(steps: LessonStepDto[], part: Partial<LessonDto> = {}): LessonDto {
  return {
    type: 'circle',
    label: 'Circle Graph',
    season: 2023,
    week: 6,
    rules: 2,
    about: 'About',
    table: { caption: 'Numbers', columns: ['Player', 'Catches'], rows: [['A', '3']] },
    steps,
    stepCount: 9,
    readOnly: false,
    ...part,
  };
}

/** Answers the requests in turn, where an Error is a lost connection. Returns what was sent. */
function serve(...answers: (Partial<LessonVerdictDto> | Error)[]): SubmitLessonStepInput[] {
  const sent: SubmitLessonStepInput[] = [];
  const rest = [...answers];
  globalThis.fetch = (async (_url: unknown, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)) as SubmitLessonStepInput);
    const answer = rest.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('No more answers');
    const verdict: LessonVerdictDto = {
      outcome: 'wrong',
      message: 'Not yet.',
      field: null,
      hint: null,
      step: step(0, { attempts: 1 }),
      next: null,
      finished: false,
    };
    const result: ActionResult<LessonVerdictDto> = { ok: true, data: { ...verdict, ...answer } };
    return { json: async () => result } as Response;
  }) as typeof fetch;
  return sent;
}

let owner = '';
let students = 0;
let stopCourier = () => {};
beforeEach(() => {
  localStorage.clear();
  students += 1;
  owner = `lesson-student-${students}`;
  refresh.mockReset();
  stopCourier = startSendingOutbox(outboxOf(owner));
});
afterEach(() => stopCourier());

function show(lesson = lessonOf([step(0)]), graph?: RichContent) {
  return render(
    <Lesson
      lesson={lesson}
      figures={{ 'figure-0': <p>The picture</p> }}
      table={<p>The table</p>}
      initialStep={lessonStepIndexToOpen(lesson.steps, undefined)}
      owner={owner}
      graph={graph}
    />,
  );
}

const box = () => screen.getByRole('textbox', { name: 'Whole number' });
const check = () => screen.getByRole('button', { name: 'Check my answer' });

it('counts a wrong answer, keeps it, and reads out the verdict with its hint', async () => {
  const user = userEvent.setup();
  serve({ hint: { title: 'An idea', text: 'Look at the table.' }, step: step(0, { attempts: 2 }) });
  show();
  await user.type(box(), '7');
  await user.click(check());
  const hint = await screen.findByText('Look at the table.');
  const region = screen.getAllByRole('status').find((status) => status.contains(hint));
  expect(region).toHaveAccessibleName('Hint');
  expect(screen.getByText('Not yet.').closest('p')).toHaveTextContent('2 tries so far.');
  expect(box()).toHaveValue('7');
});

it('shows the hint of the newest wrong answer again after a reload, with what was tried or chosen', async () => {
  const hint = { title: 'An idea', text: 'Look at the table.' };
  const tried = { kind: 'choice', label: 'The second' } as const;
  const steps = [
    step(0, { ask: CHOICE, attempts: 3, lastWrong: { message: 'Not yet.', tried, hint } }),
  ];
  await act(async () => show(lessonOf(steps)));
  expect(screen.getByText('Look at the table.')).toBeVisible();
  expect(screen.getByText(/3 tries so far/).closest('p')).toHaveTextContent(
    'You tried “The second”.',
  );
});

it('offers to write a right number shorter, and keeps the short form back until then', async () => {
  const user = userEvent.setup();
  const long = { ...RIGHT, simplified: false };
  serve(
    {
      outcome: 'right',
      message: 'Correct. Can you simplify it?',
      step: step(0, long),
      next: step(1),
    },
    {
      outcome: 'right',
      message: 'Correct! Now it’s in simplest form.',
      step: step(0, RIGHT),
      next: step(1),
    },
  );
  show();
  await user.type(box(), '10/4');
  await user.click(check());
  expect(await screen.findByRole('button', { name: 'Next step' })).toHaveFocus();
  expect(screen.getByText('two and one half')).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check the simplest form' }));
  expect(await screen.findByText('two and one half')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next step' })).toHaveFocus();
});

it('refuses what is no number without sending it', async () => {
  const user = userEvent.setup();
  const sent = serve();
  show();
  await user.type(box(), '7x');
  await user.click(check());
  expect(screen.getByText(/Use only digits/)).toBeVisible();
  expect(box()).toHaveFocus();
  expect(sent).toEqual([]);
});

it('opens the next step only after a right answer, and takes the keyboard along', async () => {
  const user = userEvent.setup();
  serve({ outcome: 'right', message: 'Correct!', step: step(0, RIGHT), next: step(1) });
  show();
  expect(screen.getByRole('button', { name: 'Step 2 Later' })).toBeDisabled();
  await user.type(box(), '2.5');
  await user.click(check());
  const next = await screen.findByRole('button', { name: 'Next step' });
  expect(next).toHaveFocus();
  expect(screen.getByText('two and one half')).toBeInTheDocument();
  expect(refresh).not.toHaveBeenCalled();
  await user.click(next);
  expect(screen.getByRole('heading', { name: 'Title 1' })).toHaveFocus();
  expect(new URL(window.location.href).searchParams.get('step')).toBe('2');
});

it('names the open step in the title, and keeps what was found so far in view, the newest on top', async () => {
  const user = userEvent.setup();
  document.title = 'Lesson: Circle Graph · Fraction League';
  show(lessonOf([step(0, RIGHT), step(1, RIGHT), step(2)]));
  expect(document.title).toBe('Step 3, Lesson: Circle Graph · Fraction League');
  const found = screen.getByRole('region', { name: 'What you found so far' });
  expect(
    within(found)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^Title 1.*yards$/), expect.stringMatching(/^Title 0.*yards$/)]);
  await user.click(screen.getByRole('button', { name: /^Step 1/ }));
  expect(document.title).toBe('Step 1, Lesson: Circle Graph · Fraction League');
});

it('fetches the picture of the next step from the server when it is a new one', async () => {
  const user = userEvent.setup();
  serve({
    outcome: 'right',
    message: 'Correct!',
    step: step(0, RIGHT),
    next: step(1, { figureKey: 'figure-1' }),
  });
  show();
  await user.type(box(), '2.5');
  await user.click(check());
  await screen.findByRole('button', { name: 'Next step' });
  expect(refresh).toHaveBeenCalledTimes(1);
});

it.each([
  ['does not fetch the page again at its end, for the finished graph is there', 'Your graph', 0],
  ['fetches the finished graph at its end where it has not come', undefined, 1],
])('%s', async (_, graph, times) => {
  const user = userEvent.setup();
  serve({
    outcome: 'right',
    message: 'Correct!',
    step: step(8, RIGHT),
    next: null,
    finished: true,
  });
  const before = Array.from({ length: 8 }, (_, index) => step(index, RIGHT));
  show(lessonOf([...before, step(8)]), graph ? <p>{graph}</p> : undefined);
  expect(screen.queryByText('Your graph')).not.toBeInTheDocument();
  await user.type(box(), '2.5');
  await user.click(check());
  const end = await screen.findByRole('button', { name: 'See what you did' });
  // One next step at a time: the graph's own button comes with the summary.
  expect(screen.queryByText('Your graph')).not.toBeInTheDocument();
  await user.click(end);
  expect(screen.getByRole('heading', { name: 'You worked it all out!' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'See what you did' })).toBeNull();
  expect(screen.queryAllByText('Your graph')).toHaveLength(graph ? 1 : 0);
  expect(refresh).toHaveBeenCalledTimes(times);
});

it('asks for a choice before it sends one, and sends the one that was chosen', async () => {
  const user = userEvent.setup();
  const sent = serve({ step: step(0, { ask: CHOICE, attempts: 1 }) });
  show(lessonOf([step(0, { ask: CHOICE })]));
  await user.click(check());
  expect(screen.getByText('Choose one of the answers first.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'The second' }));
  await user.click(check());
  await screen.findByText('Not yet.');
  expect(sent).toMatchObject([{ type: 'circle', week: 6, step: 0, choice: 'b' }]);
});

it('gives back what was typed after a reload, and what waits for the Wi-Fi goes out under one id', async () => {
  const user = userEvent.setup();
  const sent = serve(new Error('lost'), {
    outcome: 'right',
    message: 'Correct!',
    step: step(0, RIGHT),
    next: step(1),
  });
  const first = show();
  await user.type(box(), '41');
  await user.click(check());
  await screen.findByText('You’re offline.');
  first.unmount();
  show();
  expect(box()).toHaveValue('41');
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByRole('button', { name: 'Next step' }, { timeout: 3000 })).toBeVisible();
  expect(new Set(sent.map(({ operationId }) => operationId)).size).toBe(1);
});

it('ends with what came out, what it means, and on which try each answer was found', async () => {
  const meaning = 'The other slices fill about 245 of the circle’s 360 degrees.';
  const steps = Array.from({ length: 9 }, (_, index) =>
    step(index, { ...RIGHT, attempts: index === 3 ? 4 : 1, ...(index === 8 ? { meaning } : {}) }),
  );
  await act(async () => show(lessonOf(steps)));
  const summary = screen.getByRole('region', { name: 'You worked it all out!' });
  expect(summary).toHaveTextContent(meaning);
  expect(summary).toHaveTextContent(
    'You found all 9 answers: 8 on the first try and 1 after more tries.',
  );
  expect(within(summary).getByRole('link', { name: 'Build this graph' })).toHaveAttribute(
    'href',
    '/student/graph-upload/build/circle',
  );
});

it('shows a lesson in a paused season without taking answers', async () => {
  show(lessonOf([step(0)], { readOnly: true }));
  await waitFor(() => expect(screen.getByText(/can’t send answers/)).toBeVisible());
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('draws lines of which nothing is drawn yet, and says so instead of showing a gap', async () => {
  const LessonFigure = await loadLessonFigureComponent('multiple-line');
  const lines = [
    { label: 'Bo Ray', values: [null, null, null] },
    { label: 'Cy Dee', values: [null, null, null] },
  ];
  render(
    <LessonFigure
      figure={{ kind: 'multiple-line', weeks: [1, 2, 3], lines, drawnTo: 0 }}
      title="Yards"
    />,
  );
  expect(screen.getByText('The lines are not drawn yet.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Yards' })).toHaveAccessibleDescription(
    'The lines are not drawn yet.',
  );
});

it('names the edges of the bins beside the picture before any bar is drawn', async () => {
  const LessonFigure = await loadLessonFigureComponent('histogram');
  const bins = [0, 15, 30].map((from) => ({ from, to: from + 15, count: null }));
  render(<LessonFigure figure={{ kind: 'histogram', bins }} title="Yards" />);
  expect(
    screen.getByText('The bins: 0 to under 15, 15 to under 30, 30 to under 45.'),
  ).toBeVisible();
});

it('says of a step that was right under older rules that it still counts', () => {
  const carried = { ...step(0, { ...RIGHT, own: null }), carriedOver: true as const };
  render(
    <Lesson
      lesson={lessonOf([carried, step(1)])}
      figures={{}}
      table={null}
      initialStep={0}
      owner="kim"
    />,
  );
  expect(
    screen.getByText(
      'You worked out this step before the lesson got new numbers. It still counts.',
    ),
  ).toBeVisible();
});

it('says a step’s title, what is taught, the question, and each option in Spanish, too, to those who read both, and a name once', () => {
  const spanish: LessonStepDto['spanish'] = {
    ...CHOICE,
    title: 'Elige',
    teach: 'Mira bien.',
    question: '¿Cuál?',
    options: [
      { key: 'a', label: 'La primera' },
      { key: 'b', label: 'La segunda' },
      { key: 'c', label: 'Zay Flowers' },
    ],
  };
  const ask: LessonStepDto['ask'] = {
    ...CHOICE,
    options: [...CHOICE.options, { key: 'c', label: 'Zay Flowers' }],
  };
  render(
    <ReadsBothLanguagesContext value={true}>
      <Lesson
        lesson={lessonOf([step(0, { ask, spanish })])}
        figures={{}}
        table={null}
        initialStep={0}
        owner={owner}
      />
    </ReadsBothLanguagesContext>,
  );
  const inSpanish = document.querySelectorAll('[lang="es"]');
  expect([...inSpanish].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Elige', 'Mira bien.', '¿Cuál?', 'La primera', 'La segunda']),
  );
  expect(screen.getAllByText('Zay Flowers')).toHaveLength(1);
});

it('says the unit of an answer in Spanish, too, to those who read both', () => {
  const { ask } = step(0);
  const both = (whole: boolean) => {
    const own = { ...ask, whole } as LessonStepDto['ask'];
    const spanish = { ...own, question: '¿Cuántas?', unit: 'yardas' } as LessonStepDto['spanish'];
    const { unmount } = render(
      <ReadsBothLanguagesContext value={true}>
        <Lesson
          lesson={lessonOf([step(0, { ask: own, spanish })])}
          figures={{}}
          table={null}
          initialStep={0}
          owner={owner}
        />
      </ReadsBothLanguagesContext>,
    );
    const told = [...document.querySelectorAll('[lang="es"]')].map((part) => part.textContent);
    unmount();
    return told;
  };
  expect(both(true)).toContain('yardas');
  expect(both(false)).toEqual(expect.arrayContaining([expect.stringContaining('yardas')]));
});
