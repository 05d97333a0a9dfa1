import { render, screen } from '@testing-library/react';
import { FocusMainOnNavigation } from './focus-main-on-navigation';

let path = '/student/dashboard';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

function Page() {
  return (
    <>
      <main id="main" tabIndex={-1} />
      <button type="button">In the way</button>
      <header data-shell>
        <a href="/student/draft">Draft</a>
      </header>
      <FocusMainOnNavigation />
    </>
  );
}

it('leaves a freshly loaded document at its top, and takes a keyboard that lost its place to the next page’s main part', () => {
  const { rerender, unmount } = render(<Page />);
  expect(document.body).toHaveFocus();

  path = '/student/draft';
  rerender(<Page />);
  expect(screen.getByRole('main')).toHaveFocus();

  unmount();
  path = '/student/lineup';
  render(<Page />);
  expect(screen.getByRole('main')).toHaveFocus();
});

it('leaves a keyboard where it is when that place is still there', () => {
  const { rerender } = render(<Page />);
  screen.getByRole('button').focus();
  path = '/student/box-scores';
  rerender(<Page />);
  expect(screen.getByRole('button')).toHaveFocus();
});

it('takes the keyboard on from a link of a shell that stays', () => {
  const { rerender } = render(<Page />);
  screen.getByRole('link').focus();
  path = '/student/leaderboards';
  rerender(<Page />);
  expect(screen.getByRole('main')).toHaveFocus();
});
