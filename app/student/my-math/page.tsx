import { EarlierWeeksPracticeQuestions } from '@/components/practice/earlier-weeks-practice-questions';
import { MySkills, OvercomeMistakeList } from '@/components/skills/my-skills';
import { EmptyPage } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { accountStorageKey } from '@/lib/data/account/account-key';
import { getMyMath } from '@/lib/data/my-math/queries';
import { MIN_PRACTICE_CARD_AGE_WEEKS } from '@/lib/domain/learning/practice';
import { MY_MATH } from '@/words/my-math';
import { STUDENT_PAGE_TITLES } from '@/words/student-pages';
import { defineStudentPage } from '../define-student-page';

export const generateMetadata = () => ({ title: STUDENT_PAGE_TITLES.myMath });

const NoPractice = ({ week }: { week: number }) => (
  <p className="text-content-soft">
    {week <= MIN_PRACTICE_CARD_AGE_WEEKS ? MY_MATH.practiceSoon : MY_MATH.noPractice}
  </p>
);

export default defineStudentPage({}, async (viewer) => {
  const { week, canDo, learning, notKnown, firstTries, beaten, practice } = await getMyMath(viewer);
  if (canDo.length + learning.length + notKnown.length === 0) {
    return (
      <EmptyPage
        page={STUDENT_PAGE_TITLES.myMath}
        title={MY_MATH.nothingCounted}
        icon="calculator"
        href="/student/score-cards"
        linkLabel={MY_MATH.workOutPoints}
      >
        {MY_MATH.afterFirstCard}
      </EmptyPage>
    );
  }
  return (
    <>
      <PageHeader title={STUDENT_PAGE_TITLES.myMath} subtitle={MY_MATH.whoSees} />
      <div
        className={
          'grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] ' +
          'lg:gap-4'
        }
      >
        {/* The next step comes first on phones and for the keyboard. */}
        <div className="grid grid-cols-1 gap-3 lg:order-2">
          {practice ? (
            <EarlierWeeksPracticeQuestions
              key={practice.week}
              practice={practice}
              owner={accountStorageKey(viewer)}
            />
          ) : (
            <NoPractice week={week} />
          )}
          <OvercomeMistakeList beaten={beaten} />
        </div>
        <MySkills {...{ canDo, learning, notKnown, firstTries }} />
      </div>
    </>
  );
});
