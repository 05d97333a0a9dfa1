import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirstVisitHelp } from './first-visit-help';
import { HELP_TEXTS, type ScreenHelp } from './seen-help';

const DRAFT: ScreenHelp = { screen: 'draft', seen: false, sentences: HELP_TEXTS.draft };
const TEAM: ScreenHelp = { screen: 'team', seen: false, sentences: HELP_TEXTS.team };
const KIM = '1f0a3c9e5b7d2468';

it('goes away for good, says so in the cookie, and hands the keyboard on to the page', async () => {
  const cookie = jest.spyOn(document, 'cookie', 'set');
  const { rerender } = render(
    <main id="main" tabIndex={-1}>
      <FirstVisitHelp account={KIM} help={DRAFT} />
    </main>,
  );
  expect(screen.getByRole('complementary', { name: 'How this page works' })).toHaveTextContent('Pick real players');
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(cookie).toHaveBeenCalledWith(expect.stringMatching(/^seen-help=1f0a3c9e-5; path=\/student; /));
  expect(screen.getByRole('main')).toHaveFocus();

  // The router may show a kept page again, in which the server still sent the help.
  rerender(<main key="again" />);
  rerender(
    <main key="kept">
      <FirstVisitHelp account={KIM} help={DRAFT} />
      <FirstVisitHelp account={KIM} help={TEAM} />
    </main>,
  );
  expect(screen.getAllByRole('complementary')).toHaveLength(1);

  // Another child signs in at the same computer.
  rerender(<FirstVisitHelp key="another" account="99c0ffee99c0ffee" help={DRAFT} />);
  expect(screen.getByRole('complementary')).toHaveTextContent('Pick real players');
});
