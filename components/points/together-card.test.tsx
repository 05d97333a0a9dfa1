import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { LineBoxMark } from '@/components/math/line-box';
import { ReadsBothLanguagesContext } from '@/components/math/read-aloud-settings-context';
import type { StudentWorkLine } from '@/lib/domain/answers/lines';
import { RECEIVER_STEP } from '@/lib/testing/receiver-step';
import { TogetherCard } from './together-card';
import '@/lib/words/es/pages/cards';
import '@/lib/words/es/parts/together';

beforeEach(() => localStorage.clear());

/** What is in the boxes, and the marks of the newest try by line. */
function Board({
  lines = [],
  marks = {},
}: {
  lines?: StudentWorkLine[];
  marks?: Record<string, LineBoxMark>;
}) {
  const [shown, setShown] = useState<readonly StudentWorkLine[]>(lines);
  const [sum, setSum] = useState('9');
  return (
    <>
      <TogetherCard
        step={RECEIVER_STEP}
        takesFocus={false}
        week={6}
        name="kim:2023:6"
        boxes={{
          lines: shown,
          markOf: ([place]) => marks[String(place)] ?? null,
          save: (part) => {
            setShown(part.lines ?? []);
            if (part.typed) setSum(part.typed.whole);
          },
        }}
        onAlone={() => undefined}
      >
        {() => <p>The form</p>}
      </TogetherCard>
      <output data-sum={sum}>
        {shown
          .map(({ of, typed }) => `${of}: ${typed}`)
          .toSorted()
          .join(', ')}
      </output>
    </>
  );
}
const show = (part: Parameters<typeof Board>[0] = {}) => render(<Board {...part} />);
const small = () => screen.getByRole('textbox');
const card = () => screen.getAllByRole('list')[1] as HTMLElement;
const lines = () =>
  within(card())
    .getAllByRole('listitem')
    .map((line) => line.textContent);
const written = () => document.querySelector('output')?.textContent;
const answer = async (...answers: string[]) => {
  const user = userEvent.setup();
  for (const each of answers) await user.type(small(), `${each}{Enter}`);
};

beforeEach(() => localStorage.clear());

it('takes the whole card over: one question at a time, and what was found stays until the sum is written', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Together' })).toBeVisible();
  expect(small()).toHaveAccessibleName(
    'Question 1 of 2. On this line, how many points is each one worth?',
  );
  await answer('1', '4');
  expect(small()).toHaveAccessibleName(/^Question 1 of 4\. How many receiving yards make 1 point/);
  await answer('10', '7');
  expect(screen.getByText('10 receiving yards make 1 point')).toBeVisible();
  expect(screen.getByText('10 fits 7 times in 76')).toBeVisible();
  await answer('6', '6/10');
  expect(small()).toHaveAccessibleName('Question 1 of 2. Add the whole numbers: 4 + 7.');
  expect(lines()).toEqual([
    expect.stringMatching(/^Rushing yards.*0Done$/),
    expect.stringMatching(/^Catches4.*1=4Done$/),
    expect.stringMatching(/^Receiving yards76.*seven and six tenths.*Done$/),
  ]);
  await answer('11', '3/5');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText(/Now write the whole answer/)).toHaveFocus();
  expect(screen.getByText('The form')).toBeVisible();
  expect(screen.getByText('4 + 7 = 11')).toBeVisible();
  expect(lines()[2]).toMatch(/seven and six tenths/);
});

it('names the line above its question, and keeps each next question in view', async () => {
  const shown: (string | null)[] = [];
  Element.prototype.scrollIntoView = function () {
    shown.push(this.textContent);
  };
  show();
  const named = () => small().closest('form')?.parentElement?.firstElementChild;
  expect(named()).toHaveTextContent(/^Catches4×/);
  expect(shown).toEqual([]);
  await answer('1', '4');
  expect(named()).toHaveTextContent(/^Receiving yards76×/);
  expect(shown.at(-1)).toContain('How many receiving yards make 1 point');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

it('does not ask again for lines that are right already, and adds them as the student wrote them', async () => {
  show({
    lines: [
      { of: [0], typed: '0' },
      { of: [1], typed: '9' },
      { of: [2], typed: '7 3/5' },
    ],
    marks: { 0: 'fits', 1: 'look', 2: 'fits' },
  });
  expect(screen.getByText(/only the line that is still open/)).toBeVisible();
  expect(lines()[2]).toMatch(/seven and three fifths.*Done$/);
  expect(lines()[1]).not.toContain('9');
  await answer('1', '4');
  expect(small()).toHaveAccessibleName('Question 1 of 1. Add the whole numbers: 4 + 7.');
  expect(written()).toBe('0: 0, 1: 4, 2: 7 3/5');
  await answer('11');
  expect(screen.getByText('The form')).toBeVisible();
});

it('writes each line that is done into its box, also those with nothing to ask', async () => {
  show({ lines: [{ of: [2], typed: '76 1/10' }], marks: { 2: 'look' } });
  await answer('1');
  expect(written()).toBe('2: 76 1/10');
  await answer('4');
  expect(written()).toBe('0: 0, 1: 4, 2: 76 1/10');
  await answer('10', '7', '6', '6/10');
  expect(written()).toBe('0: 0, 1: 4, 2: 7 6/10');
});

it('takes the wrong sum out of its boxes once all questions are answered', async () => {
  show();
  const sum = () => document.querySelector('output')?.dataset.sum;
  await answer('1', '4', '10', '7', '6', '6/10', '11');
  expect(sum()).toBe('9');
  await answer('3/5');
  expect(sum()).toBe('');
});

it('leaves a fraction for later where only whole numbers are added', async () => {
  show();
  await answer('1', '4', '10', '7', '6', '6/10', '11 3/5');
  expect(screen.getByText(/^Leave the fraction for later/)).toBeVisible();
});

it('draws on the field only what was answered', async () => {
  const { container } = show({ lines: [{ of: [1], typed: '4' }], marks: { 1: 'fits' } });
  const texts = () => [...container.querySelectorAll('text')].map((text) => text.textContent);
  const pieces = () => texts().filter((text) => text === '1 point').length;
  expect(texts()).toContain('76 receiving yards');
  expect([pieces(), texts().includes('?')]).toEqual([0, false]);
  await answer('10');
  expect([pieces(), texts().includes('?')]).toEqual([0, false]);
  await answer('7');
  expect([pieces(), texts().includes('?')]).toEqual([7, true]);
  await answer('6');
  expect(texts()).not.toContain('?');
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

it('asks, and answers a slip, in Spanish, too, for those who read both', async () => {
  render(
    <ReadsBothLanguagesContext value={true}>
      <Board />
    </ReadsBothLanguagesContext>,
  );
  const inSpanish = () =>
    [...document.querySelectorAll('[lang="es"]')].map(({ textContent }) => textContent);
  const [question, bar] = inSpanish();
  expect(question).toMatch(/¿cuántos puntos/);
  expect(bar).toMatch(/^Todavía no/);
  await answer('5');
  expect(inSpanish()).toEqual([question, expect.stringMatching(/^Todavía no/)]);
  expect(inSpanish()[1]).not.toBe(bar);
});
