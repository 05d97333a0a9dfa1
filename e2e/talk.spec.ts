import type { Browser, Page } from '@playwright/test';
import { callAction, oneLeague } from './support/actions';
import { expectForEverybody } from './support/axe';
import { newAccount, newTeacher, signedIn } from './support/http';
import { playingStudent } from './support/playing-student';
import { expect, test } from './support/test';

const LAST_WEEK = 18;
const PASSWORD = 'quiet lantern';

type Room = {
  page: Page;
  /** The address of the student's page. */
  sheet: string;
  open(week: number): Promise<void>;
  /** One answer at each of these steps, which aren't on any card. */
  tryWrong(week: number, steps: readonly string[]): Promise<void>;
};

/** A class at the start of a season, with one student. */
async function newRoom(browser: Browser, site: string): Promise<Room> {
  const teacher = await newTeacher(site, newAccount('talk'), {
    displayName: 'Mx Ito',
    school: 'Brook School',
  });
  const act = async <T>(who: typeof teacher, name: string, input: unknown): Promise<T> => {
    const { result } = await callAction(who, site, name, [input]);
    const answer = result as { ok: boolean; data: T } | null;
    if (!answer?.ok) throw new Error(`${name} answered ${JSON.stringify(result)}.`);
    return answer.data;
  };
  const calendar = { kind: 'replay', statisticsSeason: 2023, week: 1 };
  const one = oneLeague({ name: 'Room 9', password: PASSWORD, calendar });
  const [leagueId] = (await act<{ ids: [string] }>(teacher, 'createLeaguesAction', one)).ids;
  const code = />(\d{3} \d{3})</.exec(
    await (await teacher.get(`/teacher/leagues/${leagueId}/join`)).text(),
  )?.[1];
  const student = await signedIn(site, await playingStudent(site));
  await act(student, 'joinLeagueAction', { code, password: PASSWORD });
  const page = await (
    await browser.newContext({ baseURL: site, storageState: await teacher.storageState() })
  ).newPage();
  await page.goto(`/teacher/leagues/${leagueId}/roster`);
  await page.getByRole('link', { name: 'Sam Q.' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sam Q.' })).toBeVisible();
  return {
    page,
    sheet: new URL(page.url()).pathname,
    open: async (week) => {
      await act(teacher, 'changeCalendarAction', { leagueId, change: { kind: 'open-week', week } });
    },
    async tryWrong(week, steps) {
      for (const step of steps) {
        const answer = await student.post('/api/attempts', {
          headers: { origin: site },
          data: {
            week,
            step,
            typed: { whole: '9999', numerator: '', denominator: '' },
            operationId: `talk-${week}-${step}-0123456789`,
          },
        });
        expect((await answer.json()).data?.outcome).toBe('wrong');
      }
    },
  };
}

async function sheetsOf(page: Page): Promise<number> {
  const paper = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  return paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

type Most = { lessons: string; practice: string; answers: string; beaten: string };
/** The longest texts of a sheet. */
const MOST: Readonly<Record<'en' | 'es', Most>> = {
  en: {
    lessons:
      'Lessons, right on the first try: Average 9 of 9, Circle Graph 8 of 9, Box Plot 7 of 9, Histogram 8 of 9, Line Plot 9 of 9, Scatter Plot 6 of 9, Stem-and-Leaf Plot 9 of 9.',
    practice:
      '<strong>Add with different denominators.</strong> Pieces of different sizes: make them the same size first. Most often: denominators added (12 times). <span class="block">Try at home: 2 1/2 + 1 3/10, 3/4 + 1/8, 2 1/4 + 3 2/5</span>',
    answers: ' Answers for home: 3 4/5, 7/8, 5 13/20; 3 4/5, 7/8, 5 13/20.',
    beaten:
      '<strong>What’s left over is a fraction.</strong> 4 times in weeks 1, 2, 3, and 4. Right 12 times since Oct 28.',
  },
  es: {
    lessons:
      'Lecciones, bien en el primer intento: Gráfica circular 8 de 9, Gráfica de barras apiladas 9 de 9, Gráfica de líneas múltiples 7 de 9, Diagrama de tallo y hojas 9 de 9, Histograma 8 de 9, Diagrama de dispersión 6 de 9, Diagrama de caja y bigotes 9 de 9.',
    practice:
      '<strong>Sumar con denominadores distintos.</strong> Partes de distinto tamaño: primero hay que hacerlas del mismo tamaño. Lo más frecuente: sumar numeradores y denominadores (12 veces). <span class="block">Para hacer en casa: 2 1/2 + 1 3/10, 3/4 + 1/8, 2 1/4 + 3 2/5</span>',
    answers: ' Respuestas para la casa: 3 4/5, 7/8, 5 13/20; 3 4/5, 7/8, 5 13/20.',
    beaten:
      '<strong>Los denominadores no se suman.</strong> 4 veces en las semanas 1, 2, 3 y 4. Bien 12 veces desde el 28 oct.',
  },
};

/**
 * The most that a season can leave: nine skills, two to practice, seven lessons, three overcome
 * mistakes, long names.
 */
async function fillToTheMost(page: Page, most: Most): Promise<void> {
  await page.evaluate((texts) => {
    const row = document.querySelector('.talk-sheet tbody tr');
    const body = row?.parentElement;
    while (row && body && body.children.length < 9) body.append(row.cloneNode(true));
    const notes = document.querySelector('[id^="talk-notes"]')?.closest('section');
    const lessons = document.createElement('p');
    lessons.textContent = texts.lessons;
    notes?.before(lessons);
    const practice = document.querySelector('[id^="talk-practice"]')?.nextElementSibling;
    if (practice) {
      practice.outerHTML = `<ol class="grid list-decimal gap-2 pl-6">${`<li>${texts.practice}</li>`.repeat(2)}</ol>`;
    }
    const plain = document.querySelector('.talk-sheet footer p');
    plain?.append(texts.answers);
    const beaten = document.createElement('section');
    beaten.innerHTML = `<h2 class="mb-1 text-lead">Mistakes Sam has beaten</h2><ul class="talk-halves grid">${`<li>${texts.beaten}</li>`.repeat(3)}</ul>`;
    notes?.before(beaten);
    const [name] = document.querySelectorAll('.talk-sheet h1');
    if (name) name.textContent = 'Maximiliana-Josephine W. · maximiliana-otter-442';
  }, most);
}

test('the sheet for a talk is one Letter page after one week, six weeks, and a whole season, also filled to the most it holds', async ({
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  const { page, sheet, open, tryWrong } = await newRoom(browser, site);
  await expect(page.getByText('Nothing counted yet.')).toBeVisible();
  for (let week = 1; week <= LAST_WEEK; week += 1) {
    if (week > 1) await open(week);
    await tryWrong(week, ['QB', 'RB1', 'WR1', 'K']);
    if (week !== 1 && week !== 6 && week !== LAST_WEEK) continue;
    await page.goto(sheet);
    await expect(page.getByRole('heading', { name: 'What to practice next' })).toBeVisible();
    // No one can tell where 9999 comes from.
    await expect(page.getByText(/^We don’t know enough yet\./)).toBeVisible();
    await expect(page.getByRole('img', { name: /^Right on the first try/ })).toHaveAttribute(
      'aria-label',
      new RegExp(`week ${week}, 0 of 4`),
    );
    expect([week, await sheetsOf(page)]).toEqual([week, 1]);
  }
  await expectForEverybody(page);

  for (const [language, texts] of Object.entries(MOST)) {
    await page.goto(`${sheet}?language=${language}`);
    await fillToTheMost(page, texts);
    expect([language, await sheetsOf(page)]).toEqual([language, 1]);
  }
});

test('the sheet shows on paper what it shows on the screen, and nothing that is there to be pressed', async ({
  browser,
  site,
}) => {
  const { page, tryWrong, sheet } = await newRoom(browser, site);
  await tryWrong(1, ['QB']);
  await page.goto(sheet);
  await expect(page).toHaveTitle(/^Sam Q\./);
  const shown = await page.getByRole('article').innerText();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('article').innerText()).toBe(shown);
  for (const part of [
    page.getByRole('navigation'),
    page.getByRole('button'),
    page.getByRole('link'),
  ]) {
    for (const one of await part.all()) await expect(one).toBeHidden();
  }
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: 'Change: name, level, class' }).click();
  await page.getByLabel('First name').fill('Samira');
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(page.getByText('Sam Q. is called Samira Q. now.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the student' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Samira Q.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What Samira can do' })).toBeVisible();
});
