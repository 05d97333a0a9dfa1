import { NoStarters } from '@/components/football/no-starters';
import { FirstLineup } from '@/components/line-up/first-lineup';
import { nextUnfinished } from '@/components/score-card/first-unfinished';
import { ScoreCard } from '@/components/score-card/score-card';
import { HelpLine } from '@/components/ui/help-line';
import { orNotFound } from '@/lib/auth/guards';
import { accountKey } from '@/lib/data/account/account-key';
import { getFirstLineup, getNoStarters } from '@/lib/data/lineup/queries';
import { getScoreCard } from '@/lib/data/score-card/queries';
import { scoringRulesPhrase } from '@/lib/domain/football/formulas';
import { HELP } from '@/words/help';
import { STUDENT_PAGES } from '@/words/student-pages';
import { weekTitle } from '@/words/week';
import { studentPage } from '../student-page';

export const metadata = { title: STUDENT_PAGES.calculatePoints };

type ScoreCardsPageProps = {
  searchParams: Promise<{ step?: string | string[]; week?: string | string[] }>;
};

export default studentPage({}, async (viewer, { searchParams }: ScoreCardsPageProps) => {
  const { step, week } = await searchParams;
  const asked = typeof week === 'string' && /^\d{1,2}$/.test(week) ? Number(week) : undefined;
  const first = await getFirstLineup(viewer);
  if (first && (asked === undefined || asked === first.week)) return <FirstLineup lineup={first} />;
  const card = await orNotFound(() => getScoreCard(viewer, asked));
  if (!card)
    return (
      <NoStarters
        title={STUDENT_PAGES.calculatePoints}
        icon="calculator"
        why={await getNoStarters(viewer, asked)}
      />
    );
  const named = card.steps.find(({ key }) => key === step)?.key;
  return (
    <ScoreCard
      key={card.week}
      card={card}
      beside={`${weekTitle(card.week)}, ${scoringRulesPhrase(card.formulaLevel)}`}
      help={<HelpLine sentences={HELP.scoreCard} />}
      initialStep={named ?? nextUnfinished(card.steps) ?? 'TEAM'}
      owner={accountKey(viewer)}
    />
  );
});
