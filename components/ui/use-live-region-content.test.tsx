import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveRegion } from './notice';
import { useLiveRegionContent } from './use-live-region-content';

function Form() {
  const [spoken, say] = useLiveRegionContent();
  return (
    <>
      <button type="button" onClick={() => say('Not yet.')}>
        Check
      </button>
      <button type="button" onClick={() => say(null)}>
        Type
      </button>
      <LiveRegion>{spoken}</LiveRegion>
    </>
  );
}

it('says the same words again by changing the text of its region, and nothing when there is nothing to say', async () => {
  render(<Form />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  const texts: (string | null)[] = [];
  for (const name of ['Check', 'Check', 'Type', 'Check']) {
    await userEvent.click(screen.getByRole('button', { name }));
    texts.push(region.textContent);
  }
  expect(texts.map((text) => text?.trim())).toEqual(['Not yet.', 'Not yet.', '', 'Not yet.']);
  expect(texts[0]).not.toBe(texts[1]);
});
