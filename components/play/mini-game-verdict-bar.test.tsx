import { render } from '@testing-library/react';
import { ReadsBothLanguagesContext } from '@/components/math/read-aloud-settings-context';
import type { MiniGameVerdictDto } from '@/lib/data/play/dto';
import '@/lib/words/es/pages/play';
import { FIND_SLIP } from '@/words/play';
import { MiniGameVerdictBar } from './mini-game-verdict-bar';

function inSpanish(
  verdict: MiniGameVerdictDto | null,
  problem: (() => string) | null = null,
): (string | null)[] {
  const { container, unmount } = render(
    <ReadsBothLanguagesContext value={true}>
      <MiniGameVerdictBar
        game="find-the-slip"
        round={0}
        turn={() => FIND_SLIP.tapFirst}
        action="Fix it"
        another="Another card"
        pending={false}
        problem={problem}
        refusal={null}
        verdict={verdict}
      />
    </ReadsBothLanguagesContext>,
  );
  const told = [...container.querySelectorAll('[lang="es"]')].map(({ textContent }) => textContent);
  unmount();
  return told;
}

it('says the turn, a problem, and each verdict in Spanish, too, to those who read both', () => {
  expect(inSpanish(null)).toEqual(['Te toca. Toca el paso que salió mal.']);
  expect(inSpanish(null, () => FIND_SLIP.sayWhat)).toEqual(['Primero di qué hizo Robin.']);
  const verdict = { message: 'Not yet. Look again.', spanish: 'Todavía no. Mira otra vez.' };
  expect(inSpanish({ ...verdict, outcome: 'wrong', counts: false })).toEqual([verdict.spanish]);
  expect(inSpanish({ ...verdict, outcome: 'right', counts: true })).toEqual([
    'Todavía no. Mira otra vez. Bien al primer intento. Se ve en Mis matemáticas.',
  ]);
});

it('a problem that is still the same is not said once more when the page around the bar is drawn', () => {
  const bar = () => (
    <MiniGameVerdictBar
      game="find-the-slip"
      round={0}
      turn={() => FIND_SLIP.tapFirst}
      action="Fix it"
      another="Another card"
      pending={false}
      problem={() => FIND_SLIP.sayWhat}
      refusal={null}
      verdict={null}
    />
  );
  const { getByText, rerender } = render(bar());
  const said = getByText(FIND_SLIP.sayWhat).closest('p');
  rerender(bar());
  expect(getByText(FIND_SLIP.sayWhat).closest('p')).toBe(said);
});
