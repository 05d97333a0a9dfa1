import { ensureOwnLineups } from '@/lib/data/lineup/commands';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import { fromMixed } from '@/lib/domain/numbers/fractions';
import { studentLineups } from '@/lib/store/collections/teams';
import { RIGHT_ANSWERS } from '@/lib/testing/student-week';
import {
  addStudent,
  installTwoClasses,
  OTHER_LEAGUE_ID,
  OWN_LEAGUE_ID,
  submitStepTry,
  type TwoClasses,
} from '@/lib/testing/two-classes';
import { getPaperCards } from './paper-queries';

let test: TwoClasses;
beforeEach(async () => {
  test = await installTwoClasses();
});
afterEach(() => test.dispose());

const paper = (week: number | null = null) => getPaperCards(test.teacher, OWN_LEAGUE_ID, week);

it('prints the players and counts of the student’s own card, and stores nothing', async () => {
  await submitStepTry(test.kim, 'QB', RIGHT_ANSWERS.QB);
  const screen = await getOrOpenScoreCard(test.kim);
  const before = await test.store.query(studentLineups, { where: [] });
  const { week, cards, without } = await paper();
  expect(week).toBe(6);
  expect(without).toEqual([]);
  const [card] = cards;
  expect(card?.name).toBe('Kim L.');
  const starters = screen?.steps.filter(({ key }) => key !== 'TEAM') ?? [];
  expect(card?.steps.map(({ player }) => player)).toEqual(
    starters.map(({ player }) => player?.name),
  );
  expect(card?.steps.map(({ terms }) => terms)).toEqual(starters.map(({ terms }) => terms));
  const [quarterback, ...others] = card?.steps ?? [];
  expect(quarterback?.answer && fromMixed(quarterback.answer).toFraction()).toBe('391/20');
  expect(others.map(({ answer }) => answer)).toEqual(others.map(() => null));
  expect(await test.store.query(studentLineups, { where: [] })).toEqual(before);
});

it('prints for a student who hasn’t looked yet the lineup that the first look stores', async () => {
  const ada = await addStudent(test, 'Ada');
  for (const { id, userId } of await test.store.query(studentLineups, { where: [] }))
    if (userId === ada.accountId) await test.store.delete(studentLineups, id);
  const { cards } = await paper();
  const printed = cards.find(({ name }) => name.startsWith('Ada'))?.steps;
  const { current } = await ensureOwnLineups(ada);
  expect(current).not.toBeNull();
  const screen = await getOrOpenScoreCard(ada);
  expect(printed?.map(({ player }) => player)).toEqual(
    screen?.steps.filter(({ key }) => key !== 'TEAM').map(({ player }) => player?.name),
  );
});

it('names those without players, and belongs to the class’s adults alone', async () => {
  const { cards, without } = await paper(2);
  expect(cards).toEqual([]);
  expect(without).toEqual(['Kim L.']);
  await expect(getPaperCards(test.teacher, OTHER_LEAGUE_ID, null)).rejects.toMatchObject({
    code: 'not-found',
  });
  await expect(getPaperCards(test.kim, OWN_LEAGUE_ID, null)).rejects.toMatchObject({
    code: 'not-allowed',
  });
});
