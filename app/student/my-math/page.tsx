import { PracticeCard } from '@/components/practice/practice-card';
import { Beaten, MySkills } from '@/components/skills/my-skills';
import { EmptyPage } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { accountKey } from '@/lib/data/account/account-key';
import { getMyMath } from '@/lib/data/my-math/queries';
import { WEEKS_AGO } from '@/lib/domain/learning/practice';
import { studentPage } from '../student-page';

export const metadata = { title: 'My math' };

const NoPractice = ({ week }: { week: number }) => (
  <p className="text-content-soft">
    {week <= WEEKS_AGO
      ? 'Soon, three questions from weeks ago will wait for you here.'
      : 'There are no questions from weeks ago right now.'}
  </p>
);

export default studentPage({}, async (viewer) => {
  const { week, canDo, learning, beaten, practice } = await getMyMath(viewer);
  if (canDo.length + learning.length === 0) {
    return (
      <EmptyPage
        page="My math"
        title="Nothing counted yet"
        icon="calculator"
        href="/student/score-cards"
        way="Work out the points"
      >
        After your first score card, you’ll see here what you can do.
      </EmptyPage>
    );
  }
  return (
    <>
      <PageHeader
        title="My math"
        beside="Only you and your teacher see this page. A filled dot was right on the first try. The newest is on the right."
      />
      <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-4">
        {/* The next step comes first on a phone and for the keyboard. */}
        <div className="grid grid-cols-1 gap-3 lg:order-2">
          {practice ? (
            <PracticeCard key={practice.week} practice={practice} owner={accountKey(viewer)} />
          ) : (
            <NoPractice week={week} />
          )}
          <Beaten beaten={beaten} />
        </div>
        <MySkills canDo={canDo} learning={learning} />
      </div>
    </>
  );
});
