import { mouse } from './support/hands';
import { playingStudent, signInBrowser } from './support/playing-student';
import { pointsOf, PLAYER_STEPS, ScoreCard } from './support/score-card';
import { sum } from './support/hand-scoring';
import { test } from './support/test';
const OUT = '/tmp/ws/card-shot';
test('shots', async ({ context, page, site }) => {
  test.setTimeout(120000);
  await signInBrowser(context, await playingStudent(site));
  const card = new ScoreCard(page, mouse(page));
  const shoot = async (name: string) => {
    for (const [w, h] of [[1366, 768], [320, 900]] as const) {
      await page.setViewportSize({ width: w, height: h });
      await page.waitForTimeout(250);
      await page.screenshot({ path: `${OUT}-${name}-${w}.png`, fullPage: true });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) console.log('OVERFLOW', name, w, over);
    }
    await page.setViewportSize({ width: 1366, height: 768 });
  };
  await page.goto('/student/score-cards?step=QB');
  const points = pointsOf(await card.readLines('Quarterback'));
  await card.type({ top: 13n, bottom: 4n });
  await card.check();
  await page.getByText('1 try so far').waitFor();
  await page.reload();
  await page.getByText('Scratch paper').click();
  await page.getByRole('textbox', { name: 'Passing yards' }).fill('8 9/20');
  await page.getByRole('textbox', { name: 'Rushing yards' }).fill('11/10');
  await shoot('hint');
  await card.check();
  await page.getByText('before. This cost').waitFor();
  await shoot('again');
  await card.whole.fill(''); await card.numerator.fill(String(points.top * 2n)); await card.denominator.fill(String(points.bottom * 2n));
  await card.check();
  await page.getByRole('button', { name: 'Check the shorter form' }).waitFor();
  await shoot('simpler');
  await page.getByRole('button', { name: 'Check the shorter form' }).click();
  await page.getByText('shorter still').waitFor();
  await shoot('still');
  await card.retype(points);
  await page.getByRole('button', { name: 'Check the shorter form' }).click();
  await page.getByText('shortest way to write it.').first().waitFor();
  const all = [points];
  for (const step of PLAYER_STEPS.slice(1)) {
    await card.nextStep();
    await card.expectStep(step);
    const p = pointsOf(await card.readLines(step));
    all.push(p);
    if (step === 'Kicker') { await card.type({ top: 999n, bottom: 1n }); await card.check(); await page.getByText('1 try so far').waitFor(); }
    await card.answer(p);
  }
  await card.nextStep();
  await card.answer(sum(all));
  await page.getByRole('button', { name: 'See what you earned' }).click();
  await shoot('done');
});
