// Prints as JSON the right answers for the nine boxes of a demo student's week, from the stored
// lineup and the app's rules.
import { answerAsTyped } from '@/lib/data/demo/answers';
import { resolveCardSteps, stepContext } from '@/lib/data/score-card/steps';
import { STEP_KEYS } from '@/lib/domain/football/positions';
import { rational, sumRationals } from '@/lib/domain/numbers/fractions';
import { getServices } from '@/lib/platform/services';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentLineups } from '@/lib/store/collections/teams';
import { printLine, runCommand } from '../lib/command-line';

runCommand(async () => {
  const [, , email = '', week = ''] = process.argv;
  const { store, identity, seasons } = getServices();
  const account = await identity.findAccountByEmail(email);
  const [profile] = await store.query(studentProfiles, {
    where: [{ field: 'studentId', op: '==', value: account?.accountId ?? '' }],
  });
  if (!profile) throw new Error(`No student ${email}.`);
  const lineup = await store.get(studentLineups, `${profile.season}_${week}_${profile.studentId}`);
  if (!lineup) throw new Error(`${email} has no lineup for week ${week}.`);
  const snapshot = await seasons.load(profile.season);
  const about = { snapshot, week: Number(week), rules: profile.formulaType };
  const steps = resolveCardSteps([], lineup, about);
  const values = STEP_KEYS.slice(0, -1).map((key) => stepContext({ ...about, steps }, key).total);
  const all = [...values, sumRationals(values)];
  const answers = STEP_KEYS.map((step, index) => ({
    step,
    typed: answerAsTyped(all[index] ?? rational(0), true),
  }));
  printLine(JSON.stringify(answers));
});
