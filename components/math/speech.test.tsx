import { render } from '@testing-library/react';
import * as spanish from '@/lib/words/es/spoken-numbers';
import { addSpanish } from '@/lib/words/language';
import { FormulaTermList } from './formula-term-list';
import { readElementAloud, speechRunsOf } from './speech';
import { TextWithFractions } from './text-with-fractions';

const saidOf = (element: HTMLElement) =>
  speechRunsOf(element).map(({ language, text }) => [language, text]);

it('a line of a card is read as it is shown, without its box and its mark', () => {
  const term = { label: 'Receiving yards', rule: '1 point for every 10', count: 50 };
  const rate = { wholeNumber: 0, numerator: 1, denominator: 10 };
  const boxes = { typedOf: () => '5', markOf: () => null, change: () => undefined };
  const { container } = render(<FormulaTermList terms={[{ ...term, rate }]} boxes={boxes} />);
  const line = container.querySelector<HTMLElement>('[data-reads]');
  expect(line && saidOf(line)).toEqual([
    ['en', 'Receiving yards. 1 point for every 10. 50 times one tenth'],
  ]);
});

it('Spanish under English follows it, in a voice of its own', () => {
  const { container } = render(
    <div lang="en">
      <p>Not yet.</p>
      <p lang="es">Todavía no.</p>
      <p>
        <TextWithFractions>One line is 1/2 off.</TextWithFractions>
      </p>
      <p lang="es">Una línea no está bien.</p>
    </div>,
  );
  expect(saidOf(container)).toEqual([
    ['en', 'Not yet. One line is one half off.'],
    ['es', 'Todavía no. Una línea no está bien.'],
  ]);
});

it('signs and fractions are called by their names in the language of the text', () => {
  addSpanish({ 'spoken-numbers': spanish });
  const { container } = render(
    <div>
      <p lang="en">50 × 1/10 = 5</p>
      <p lang="es">50 × 1/10 = 5</p>
      <p lang="es">−3 + 2 1/2</p>
    </div>,
  );
  expect(saidOf(container)).toEqual([
    ['en', '50 times one tenth equals 5'],
    ['es', '50 por un décimo es igual a 5. menos 3 más dos y medio'],
  ]);
});

it('what is hidden from screen readers and what is pressed has no voice, and a form reads its question', () => {
  const { container } = render(
    <div data-reads="legend">
      <button type="button">Read aloud</button>
      <fieldset>
        <legend>Points for Zay Flowers</legend>
        <label>
          <span>Whole</span>
          <input />
        </label>
        <p aria-hidden="true">☆</p>
      </fieldset>
    </div>,
  );
  const form = container.querySelector<HTMLElement>('[data-reads]');
  expect(form && saidOf(form)).toEqual([['en', 'Points for Zay Flowers']]);
});

it('a voice stops with its document', async () => {
  const cancel = jest.fn();
  const speechSynthesis = {
    getVoices: () => [{ lang: 'en-US', localService: true }],
    speak: () => undefined,
    cancel,
  };
  const Utterance = class extends EventTarget {};
  Object.assign(window, { speechSynthesis, SpeechSynthesisUtterance: Utterance });
  const { container } = render(<p>Not yet.</p>);
  const stop = new AbortController();
  const reading = readElementAloud(container, { slow: false, signal: stop.signal });
  await Promise.resolve();
  cancel.mockClear();
  window.dispatchEvent(new Event('pagehide'));
  expect(cancel).toHaveBeenCalledTimes(1);
  stop.abort();
  await reading;
  cancel.mockClear();
  window.dispatchEvent(new Event('pagehide'));
  expect(cancel).not.toHaveBeenCalled();
});
