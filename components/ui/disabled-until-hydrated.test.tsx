import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { DisabledUntilHydrated } from './disabled-until-hydrated';

it('takes no choice before hydration, which would be shown and not acted on', () => {
  const page = (
    <DisabledUntilHydrated>
      <input aria-label="Yards" value="0" onChange={() => {}} />
    </DisabledUntilHydrated>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(screen.getByLabelText('Yards')).toBeDisabled();
  act(() => void render(page, { container, hydrate: true }));
  expect(screen.getByLabelText('Yards')).toBeEnabled();
});
