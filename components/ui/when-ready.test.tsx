import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { WhenReady } from './when-ready';

it('takes no choice before hydration, which would be shown and not acted on', () => {
  const page = (
    <WhenReady>
      <input aria-label="Yards" value="0" onChange={() => {}} />
    </WhenReady>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(screen.getByLabelText('Yards')).toBeDisabled();
  act(() => void render(page, { container, hydrate: true }));
  expect(screen.getByLabelText('Yards')).toBeEnabled();
});
