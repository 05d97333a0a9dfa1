import { plus, times, typedText } from './support/hand-scoring';
import { keyboard, mouse } from './support/hands';
import { listen } from './support/listen';
import { playingStudent, signInBrowser } from './support/playing-student';
import { pointsOf, ScoreCard } from './support/score-card';
import { expect, test } from './support/test';

const CARD = '/student/score-cards?step=QB';

test('the recorder of live regions hears what a screen reader says by itself, and nothing else', async ({
  page,
}) => {
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
    withItsWords: () =>
      document.body.insertAdjacentHTML('beforeend', '<p role="status">Too new</p>'),
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

test.describe('a score card', () => {
  test.beforeEach(async ({ context, site }) => signInBrowser(context, await playingStudent(site)));

  test('says each verdict once: not yet, the same answer again, and right', async ({ page }) => {
    const ears = await listen(page);
    const card = new ScoreCard(page, mouse(page));
    await page.goto(CARD);
    const points = pointsOf(await card.readLines('Quarterback'));
    const wrong = plus(points, { top: 1n, bottom: 1n });
    expect(await ears.heard()).toEqual([]);
    expect(await ears.during(() => card.type(wrong))).toEqual(['Kept on this device.']);

    const first = await ears.during(async () => {
      await card.check();
      await expect(page.getByText('1 try so far.')).toBeVisible();
    });
    // The bar's verdict, and its hint.
    expect(first).toHaveLength(2);
    expect(first[0]).toMatch(/^Not yet\. .* 1 try so far\. You tried /);
    expect(first[1]).toMatch(/(Look at|Take it line by line)/);

    const again = await ears.during(async () => {
      await card.check();
      await expect(page.getByText(/didn’t use up a try/)).toBeVisible();
    });
    expect(again).toHaveLength(1);
    expect(again[0]).toMatch(/^Same answer as before: .* It didn’t use up a try\./);
    expect(again[0]).not.toContain('Not yet');

    const third = await ears.during(async () => {
      await card.check();
      await expect(page.getByText('Checking')).toHaveCount(0);
    });
    expect(third).toEqual(again);

    await card.retype(points);
    const right = await ears.during(async () => {
      await card.check();
      await expect(page.getByRole('button', { name: 'Next step' })).toBeFocused();
    });
    expect(right).toEqual(['Correct!']);
  });

  test('says once that an answer waits on the device, and once what came of it', async ({
    page,
    context,
  }) => {
    const ears = await listen(page);
    const card = new ScoreCard(page, mouse(page));
    await page.goto(CARD);
    const points = pointsOf(await card.readLines('Quarterback'));
    await card.type(points);
    await context.route('**/api/attempts', (route) => route.abort('internetdisconnected'));
    const offline = await ears.during(async () => {
      await card.check();
      await expect(page.getByRole('button', { name: 'Waiting to send' })).toBeVisible();
    });
    expect(offline).toEqual([
      'You’re offline. Your answer is saved on this device. It will be sent when the Wi-Fi is back.',
    ]);
    const online = await ears.during(async () => {
      await context.unroute('**/api/attempts');
      await expect(page.getByRole('button', { name: 'Next step' })).toBeVisible({
        timeout: 30_000,
      });
    });
    expect(online).toEqual(['Correct!']);
  });

  test('is worked by keyboard alone from the guess over the lines to the sum, and what came of it is said once', async ({
    page,
  }) => {
    const ears = await listen(page);
    const hands = keyboard(page);
    const card = new ScoreCard(page, hands);
    await page.goto(CARD);
    const lines = await card.readLines('Quarterback');
    const points = pointsOf(lines);
    const one = { top: 1n, bottom: 1n };
    const boxes = page.getByRole('textbox', { name: /^Line \d of \d/ });
    await hands.press(page.getByRole('button', { name: 'Boxes for the lines' }));
    await hands.reach(page.getByRole('slider', { name: 'About where will it land?' }));
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    // One point too many in the first line, carried into the sum; Enter moves from box to box.
    for (const [place, { count, rate }] of lines.entries()) {
      await expect(boxes.nth(place)).toBeFocused();
      await page.keyboard.type(
        typedText(place === 0 ? plus(times(count, rate), one) : times(count, rate)),
      );
      await page.keyboard.press('Enter');
    }
    await page.keyboard.type(typedText(plus(points, one)));
    const wrong = await ears.during(async () => {
      await page.keyboard.press('Enter');
      await expect(page.getByText('1 try so far.')).toBeVisible();
    });
    expect(wrong).toHaveLength(2);
    expect(wrong[0]).toMatch(/^Not yet\. .* one isn’t yet\. 1 try so far\. You tried .+\.$/);
    // A random quarterback; more than 15 points are far from a guess of 0.
    const isFar = points.top + points.bottom > 15n * points.bottom;
    expect(wrong[1]).toMatch(
      / Your adding is right: together, .*\. Only line 1 needs another look\./,
    );
    expect(wrong[1]).toMatch(
      isFar ? / You guessed 0\. .* away\. Which do you trust\?$/ : / You guessed 0\. .* away\.$/,
    );
    await expect(boxes.first()).toHaveAccessibleDescription('Look here');
    await expect(boxes.nth(1)).toHaveAccessibleDescription('Fits');

    const [first] = lines;
    if (!first) throw new Error('No line.');
    await hands.write(boxes.first(), typedText(times(first.count, first.rate)));
    await expect(boxes.first()).toHaveAccessibleDescription('');
    await card.retype(points);
    const right = await ears.during(async () => {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Next step' })).toBeFocused();
    });
    expect(right).toHaveLength(1);
    expect(right[0]).toMatch(/^Correct! Your guess was .* away\.$/);
    await expect(
      page.getByRole('region', { name: 'Quarterback', exact: true }).getByRole('listitem').first(),
    ).toContainText('Fixed by you');
  });

  test('is three presses of Tab from its guess, and from its first box without one, and its steps are one of them, with arrow keys from step to step', async ({
    page,
  }) => {
    const threeTabs = async () => {
      await page.goto(CARD);
      await page.getByRole('main').focus();
      const passed: string[] = [];
      for (let presses = 0; presses < 3; presses += 1) {
        await page.keyboard.press('Tab');
        passed.push(
          await page.evaluate(
            () =>
              document.activeElement?.getAttribute('aria-label') ??
              document.activeElement?.getAttribute('type') ??
              '',
          ),
        );
      }
      return passed;
    };
    expect(await threeTabs()).toContain('range');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Whole number' })).toBeFocused();
    await page.getByRole('button', { name: 'Skip' }).click();
    expect(await threeTabs()).toContain('Whole number');
    const step = (name: string) =>
      page
        .getByRole('navigation', { name: 'Steps of the score card' })
        .getByRole('button', { name });
    await step('Quarterback').focus();
    await page.keyboard.press('ArrowRight');
    await expect(step('Running Back 1')).toBeFocused();
    await page.keyboard.press('End');
    await expect(step('Team')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(step('Quarterback')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Running Back 1' })).toBeFocused();
  });
});
