import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { VerdictBar } from '@/components/steps/verdict-bar';
import { VERDICT_BAR } from '@/words/verdict-bar';
import '@/lib/words/es/pages/cards';
import { AlsoInSpanish } from './also-in-spanish';
import { FormulaTermList } from './formula-term-list';
import { ReadsBothLanguagesContext } from './read-aloud-settings-context';
import { speechRunsOf } from './speech';
import { StepHint } from './step-hint';

const showBoth = (children: ReactNode) =>
  render(<ReadsBothLanguagesContext value={true}>{children}</ReadsBothLanguagesContext>);
const inSpanish = () =>
  [...document.querySelectorAll('[lang="es"]')].map(({ textContent }) => textContent);

it('shows a text in Spanish, with its fractions’ names, only to those who read both', () => {
  const { unmount } = showBoth(<AlsoInSpanish>Tus líneas hacen 1/5.</AlsoInSpanish>);
  expect(inSpanish()).toEqual(['Tus líneas hacen un quinto1/5.']);
  unmount();
  render(<AlsoInSpanish>Tus líneas hacen 1/5.</AlsoInSpanish>);
  expect(inSpanish()).toEqual([]);
});

it('says the line that the student is on in Spanish, and each that is marked', async () => {
  const term = (label: string, yards: number) => ({
    label,
    count: 7,
    rate: { wholeNumber: 1, numerator: 0, denominator: 1 },
    rule: `1 point for every ${yards}`,
    spanish: `1 punto por cada ${yards}`,
  });
  showBoth(
    <FormulaTermList
      terms={[term('Rushing yards', 10), term('Receiving yards', 20), term('Passing yards', 30)]}
      boxes={{
        typedOf: () => '',
        markOf: ([place]) => (place === 2 ? 'look' : null),
        change: () => {},
      }}
    />,
  );
  const marked = 'Yardas por pase · 1 punto por cada 30';
  expect(inSpanish()).toEqual(['Yardas por carrera · 1 punto por cada 10', marked]);
  await userEvent.click(screen.getByRole('textbox', { name: /^Line 2/ }));
  expect(inSpanish()).toEqual(['Yardas por recepción · 1 punto por cada 20', marked]);
});

it('says a verdict and a hint after their English, which the voice reads first', () => {
  const { container } = showBoth(
    <>
      <VerdictBar
        tone="plain"
        word={VERDICT_BAR.yourTurn}
        spanish={() => VERDICT_BAR.yourTurn}
        action={null}
      />
      <StepHint
        hint={{ title: 'Look', text: 'Add.', earlier: [{ title: 'Read', text: 'Twice.' }] }}
        spanish={{ title: 'Mira', text: 'Suma.', earlier: [{ title: 'Lee', text: 'Dos veces.' }] }}
      />
    </>,
  );
  expect(speechRunsOf(container).map(({ language, text }) => [language, text])).toEqual([
    ['en', 'Your turn. Look. Add. Hints you had before. Read. Twice.'],
    ['es', 'Te toca. Mira. Suma. Lee. Dos veces.'],
  ]);
});
