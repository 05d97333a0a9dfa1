import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { BelowTheFold } from './below-the-fold';

const page = (
  <>
    <h1>Leaderboards</h1>
    <BelowTheFold>
      <p>All other ranks</p>
    </BelowTheFold>
  </>
);
/** The content of the first render: a ref is set with its own render, before the next one. */
function firstPicture(ui: ReactNode): string {
  let seen = '';
  const look = () => {
    seen ||= document.body.textContent ?? '';
  };
  render(
    <>
      {ui}
      <span ref={look} />
    </>,
  );
  return seen;
}

it('draws the rest of a page that someone moves to after its first picture', () => {
  expect(firstPicture(page)).toBe('Leaderboards');
  expect(screen.getByText('All other ranks')).toBeVisible();
});

it('has the whole page in a document, and keeps it', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  const rest = screen.getByText('All other ranks');
  act(() => void render(page, { container, hydrate: true }));
  expect(screen.getByText('All other ranks')).toBe(rest);
});

it('has the whole page at once for who comes back to it, and where it is asked to', () => {
  let back = '';
  window.addEventListener(
    'popstate',
    () => {
      back = firstPicture(page);
    },
    { once: true },
  );
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(back).toContain('All other ranks');
  document.body.innerHTML = '';
  expect(firstPicture(<BelowTheFold isImmediate>Picked</BelowTheFold>)).toBe('Picked');
});
