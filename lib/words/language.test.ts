import {
  loadPartWithSpanish,
  loadSpanishOfLoadedParts,
  setWordsLanguageInBrowser,
} from './language';

const loadPart = async () => 'part';
afterEach(() => setWordsLanguageInBrowser('en'));

it('a part comes with its Spanish texts where Spanish is read, and without them in English', async () => {
  const loadTexts = jest.fn(async () => {});
  await loadPartWithSpanish(loadPart, loadTexts);
  expect(loadTexts).not.toHaveBeenCalled();
  setWordsLanguageInBrowser('both');
  let isThere = false;
  const slowTexts = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    isThere = true;
  };
  expect(await loadPartWithSpanish(loadPart, slowTexts)).toBe('part');
  expect(isThere).toBe(true);
});

it('a part whose Spanish texts are out of reach is shown in English', async () => {
  setWordsLanguageInBrowser('es');
  const outOfReach = () => Promise.reject(new Error('offline'));
  await expect(loadPartWithSpanish(loadPart, outOfReach)).resolves.toBe('part');
});

it('a part that was loaded in English gets its texts when its reader changes to Spanish', async () => {
  const loadTexts = jest.fn(async () => {});
  await loadPartWithSpanish(loadPart, loadTexts);
  setWordsLanguageInBrowser('es');
  await loadSpanishOfLoadedParts().catch(() => {});
  expect(loadTexts).toHaveBeenCalledTimes(1);
});
