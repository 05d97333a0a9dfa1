import { playingStudent, signInBrowser } from './support/playing-student';
import { test } from './support/test';
test('inp', async ({ context, page, site }) => {
  test.setTimeout(120000);
  await signInBrowser(context, await playingStudent(site));
  await page.goto('/student/score-cards?step=QB');
  await page.getByText('Scratch paper').click();
  const note = page.getByRole('textbox', { name: 'Passing yards' });
  await note.waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const seen: [string, number][] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => { for (const e of list.getEntries()) if ((e as any).interactionId) seen.push([e.name, e.duration]); }).observe({ type: 'event', durationThreshold: 16, buffered: false } as any);
  });
  await note.click();
  for (const key of '169/20 8 9/20') { await page.keyboard.press(key === ' ' ? 'Space' : key); await page.waitForTimeout(150); }
  const slider = page.getByRole('slider');
  await slider.focus();
  for (let i = 0; i < 8; i++) { await page.keyboard.press('ArrowRight'); await page.waitForTimeout(150); }
  await page.waitForTimeout(500);
  console.log('INP', JSON.stringify(await page.evaluate(() => (window as any).seen)));
});
