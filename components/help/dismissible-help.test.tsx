import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirstVisitHelp } from './first-visit-help';

it('goes away for good, says so in the cookie, and hands the keyboard on to the page', async () => {
  const cookie = jest.spyOn(document, 'cookie', 'set');
  const { rerender } = render(
    <main id="main" tabIndex={-1}>
      <FirstVisitHelp screen="draft" />
    </main>,
  );
  expect(screen.getByRole('complementary', { name: 'How this page works' })).toHaveTextContent('Here you pick real players');
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(cookie).toHaveBeenCalledWith(expect.stringMatching(/^seen-help=draft; path=\/student; /));
  expect(screen.getByRole('main')).toHaveFocus();

  // The router may show a kept page again, in which the server still sent the help.
  rerender(<main key="again" />);
  rerender(
    <main key="kept">
      <FirstVisitHelp screen="draft" />
      <FirstVisitHelp screen="team" />
    </main>,
  );
  expect(screen.getAllByRole('complementary')).toHaveLength(1);
});
