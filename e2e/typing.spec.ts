import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from './support/hydration';
import { playingStudent, signInBrowser } from './support/playing-student';
import { expect, test } from './support/test';

const ANSWERS = '/api/attempts';

/** The answer's three boxes and their content. */
function boxesOf(page: Page) {
  const [whole, numerator, denominator] = ['Whole number', 'Numerator', 'Denominator'].map((name) =>
    page.getByRole('textbox', { name, exact: true }),
  ) as [Locator, Locator, Locator];
  const expectTyped = async (...wanted: [string, string, string]) => {
    await expect(whole).toHaveValue(wanted[0]);
    await expect(numerator).toHaveValue(wanted[1]);
    await expect(denominator).toHaveValue(wanted[2]);
  };
  return { whole, numerator, denominator, expectTyped };
}

test.beforeEach(async ({ page, context, site }) => {
  await signInBrowser(context, await playingStudent(site));
  await page.goto('/student/score-cards');
});

test('a mixed number is typed, mended and sent with the keys of a keyboard', async ({ page }) => {
  const { whole, numerator, denominator, expectTyped } = boxesOf(page);
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  await whole.click();

  await test.step('a space and a slash move on', async () => {
    await page.keyboard.type('12 33/48');
    await expect(denominator).toBeFocused();
    await expectTyped('12', '33', '48');
  });

  await test.step('Backspace deletes digit by digit, and goes back only from an empty box', async () => {
    await keys('Backspace');
    await expect(denominator).toBeFocused();
    await expectTyped('12', '33', '4');
    await keys('Backspace');
    await expect(denominator).toBeFocused();
    await expectTyped('12', '33', '');
    await keys('Backspace');
    await expect(numerator).toBeFocused();
    await expectTyped('12', '33', '');
    await keys('Backspace');
    await expectTyped('12', '3', '');
  });

  await test.step('in a filled box it deletes what is chosen, or nothing before the first digit', async () => {
    await whole.click();
    await keys('Home', 'Backspace');
    await expect(whole).toBeFocused();
    await expectTyped('12', '3', '');
    await keys('End', 'ArrowLeft', 'Backspace');
    await expectTyped('2', '3', '');
    await numerator.click();
    await keys('ControlOrMeta+a', 'Backspace');
    await expect(numerator).toBeFocused();
    await expectTyped('2', '', '');
  });

  await test.step('Enter sends it', async () => {
    await page.keyboard.type('1/1');
    const sent = page.waitForRequest(
      (request) => request.url().includes(ANSWERS) && request.method() === 'POST',
    );
    await keys('Enter');
    await sent;
    await expect(page.getByRole('region').getByText(/^(Correct|Not yet)/)).toBeVisible();
  });
});

test('what is copied is pasted whole into the first box, and as a number into any', async ({
  page,
}) => {
  const { whole, numerator, denominator, expectTyped } = boxesOf(page);
  await waitForHydration(page);
  // The last box accepts any text, so text can be cut from it.
  const paste = async (text: string, into: Locator) => {
    await denominator.fill(text);
    await denominator.press('ControlOrMeta+a');
    await denominator.press('ControlOrMeta+x');
    await into.press('End');
    await page.keyboard.press('ControlOrMeta+v');
  };
  await paste('2 3/4', whole);
  await expectTyped('2', '3', '4');

  await test.step('one number stays where it is put', async () => {
    await numerator.fill('');
    await paste('17', numerator);
    await expect(numerator).toBeFocused();
    await expectTyped('2', '17', '');
    await paste('5', numerator);
    await expectTyped('2', '175', '');
  });

  await test.step('a fraction below a whole number leaves that one alone', async () => {
    await paste('7/8', numerator);
    await expectTyped('2', '7', '8');
  });

  await test.step('what is no number is refused with a sentence, and nothing is lost', async () => {
    await paste('seven', whole);
    await expect(page.getByRole('status').filter({ hasText: /digits/ })).toBeVisible();
    await expectTyped('2', '7', '');
  });
});

test('a key that belongs to an input method neither sends the answer nor leaves the box', async ({
  page,
}) => {
  const { whole, numerator, expectTyped } = boxesOf(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(ANSWERS) && request.method() === 'POST') sent.push(request.url());
  });
  const browser = await page.context().newCDPSession(page);
  const keyOfInputMethod = async (key: string) => {
    await browser.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key,
      code: key,
      windowsVirtualKeyCode: 229,
    });
    await browser.send('Input.dispatchKeyEvent', {
      type: 'keyUp',
      key,
      code: key,
      windowsVirtualKeyCode: 229,
    });
  };

  await whole.fill('3');
  await numerator.click();
  await browser.send('Input.imeSetComposition', { text: '4', selectionStart: 1, selectionEnd: 1 });
  await keyOfInputMethod('Enter');
  await expect(numerator).toBeFocused();
  await browser.send('Input.insertText', { text: '4' });
  await expectTyped('3', '4', '');

  await test.step('also where it goes back over what it has composed', async () => {
    await numerator.fill('');
    await browser.send('Input.imeSetComposition', {
      text: '5',
      selectionStart: 1,
      selectionEnd: 1,
    });
    await browser.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
    await keyOfInputMethod('Backspace');
    await expect(numerator).toBeFocused();
    await expectTyped('3', '', '');
  });
  expect(sent).toEqual([]);

  await test.step('and Enter sends it afterwards', async () => {
    await numerator.fill('4');
    await page.keyboard.type('/5');
    await page.keyboard.press('Enter');
    await expect.poll(() => sent.length).toBe(1);
  });
});
