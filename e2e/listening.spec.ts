import { listen } from './support/listen';
import { expect, test } from './support/test';

test('the recorder of live regions hears what a screen reader says by itself, and nothing else', async ({ page }) => {
  const ears = await listen(page);
  const body = `<main><p role="status" id="there">At first</p><p role="status" id="none" style="display: none"></p>
    <p role="status" id="apart"><span aria-hidden="true"></span><b></b></p></main>`;
  await page.route('**/sounds', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/sounds');
  const change = (to: () => void) => ears.during(() => page.evaluate(to));
  const inPage = {
    words: () => document.querySelector('#there')?.replaceChildren('Saved'),
    notRendered: () => {
      const none = document.querySelector<HTMLElement>('#none');
      none?.replaceChildren('Too early');
      none?.style.removeProperty('display');
    },
    withItsWords: () => document.body.insertAdjacentHTML('beforeend', '<p role="status">Too new</p>'),
    alert: () => document.body.insertAdjacentHTML('beforeend', '<p role="alert">Look here</p>'),
    hidden: () => document.querySelector('#apart span')?.replaceChildren('5 seconds'),
  };
  expect(await ears.heard()).toEqual([]);
  expect(await change(inPage.words)).toEqual(['Saved']);
  expect(await change(inPage.notRendered)).toEqual([]);
  expect(await change(inPage.withItsWords)).toEqual([]);
  expect(await change(inPage.alert)).toEqual(['Look here']);
  expect(await change(inPage.hidden)).toEqual([]);
});
