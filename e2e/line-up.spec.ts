import type { Locator, Page } from '@playwright/test';
import { keyboard, mouse } from './support/hands';
import { listen } from './support/listen';
import { playingStudent, signInBrowser } from './support/playing-student';
import { expect, test } from './support/test';

const places = (page: Page) => page.getByRole('button', { name: /Change$/ });

/** Players who could be in a slot and aren't in the lineup. */
function bench(page: Page): Locator {
  return page.getByRole('region', { name: /^Who plays/ }).getByRole('button', { name: /Put in$/ });
}

test('choosing a place shows who can play there, and a choice is saved at once, with the mouse and with the keyboard alone', async ({
  context,
  page,
  site,
}) => {
  await signInBrowser(context, await playingStudent(site));
  const ears = await listen(page);
  for (const hands of [mouse(page), keyboard(page)]) {
    await page.goto('/student/lineup');
    const quarterback = places(page).first();
    const before = await quarterback.innerText();
    await hands.press(quarterback);
    await expect(page.getByRole('heading', { name: 'Who plays Quarterback?' })).toBeFocused();
    const said = await ears.during(async () => {
      await hands.press(bench(page).first());
      await expect(page.getByText(/^Saved \d/)).toBeVisible();
    });
    expect(said).toEqual([
      expect.stringMatching(/^Saved \d{1,2}:\d{2} (AM|PM): .+ plays Quarterback\.$/),
    ]);
    // The focus stays on the player who is now in the slot.
    const playing = page
      .getByRole('region', { name: /^Who plays/ })
      .getByRole('button', { pressed: true });
    await expect(playing).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(quarterback).toBeFocused();
    const after = await quarterback.innerText();
    expect(after).not.toBe(before);
    await page.reload();
    await expect(page.getByText('Your lineup is saved.')).toBeVisible();
    expect(await places(page).first().innerText()).toBe(after);
  }
});

test('the eight places stand on a field as a picture only: their order is that of the lineup, and narrow they are a list', async ({
  context,
  page,
  site,
}) => {
  await signInBrowser(context, await playingStudent(site));
  const tops = () =>
    places(page).evaluateAll((all) =>
      all.map((place) => Math.round(place.getBoundingClientRect().top)),
    );
  await page.setViewportSize({ width: 1366, height: 625 });
  await page.goto('/student/lineup');
  await expect(places(page)).toHaveText([
    /Quarterback/,
    /Running Back 1/,
    /Running Back 2/,
    /Wide Receiver 1/,
    /Wide Receiver 2/,
    /Tight End/,
    /Kicker/,
    /Defense/,
  ]);
  const [quarterback = 0, back = 0, , receiver = 0] = await tops();
  expect(receiver, 'receivers stand in front of the quarterback').toBeLessThan(quarterback);
  expect(back, 'running backs stand behind him').toBeGreaterThan(quarterback);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await tops()).toEqual((await tops()).toSorted((a, b) => a - b));
});

/** "2 days 3 hours" in whole hours. */
function hoursIn(words: string): number {
  const count = (unit: string) => Number(new RegExp(`(\\d+) ${unit}`).exec(words)?.[1] ?? 0);
  return 24 * count('day') + count('hour');
}

test('the countdown keeps to the server’s clock on a device that is years off (R15)', async ({
  browser,
  site,
}) => {
  const account = await playingStudent(site);
  const countdown = async (time?: Date) => {
    const context = await browser.newContext({ baseURL: site });
    await signInBrowser(context, account);
    const page = await context.newPage();
    if (time) await page.clock.install({ time });
    await page.goto('/student/lineup');
    const text = page.getByText(/\(.* left\)/);
    await expect(text).toBeVisible();
    const words = await text.innerText();
    await context.close();
    return hoursIn(words);
  };
  const right = await countdown();
  expect(right, 'the demo leaves a day at least').toBeGreaterThanOrEqual(23);
  // Between two page loads an hour may end, and even a day.
  for (const wrongDay of ['1999-01-01T00:00:00Z', '2044-01-01T00:00:00Z']) {
    expect(Math.abs((await countdown(new Date(wrongDay))) - right)).toBeLessThanOrEqual(1);
  }
});
