import { OwnWeeks } from '@/components/graphs/own-weeks';
import { BackLink } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { getOwnWeeks } from '@/lib/data/graph/together-queries';
import { readWeek } from '@/lib/domain/week/week-tasks';
import { studentPage } from '../../student-page';

export const metadata = { title: 'My weeks side by side' };

type Props = { searchParams: Promise<{ type?: string | string[]; week?: string | string[] }> };

export default studentPage({}, async (viewer, { searchParams }: Props) => {
  const { type, week } = await searchParams;
  const weeks = await getOwnWeeks(viewer, {
    type: typeof type === 'string' ? type : null,
    week: readWeek(week),
  });
  return (
    <>
      <PageHeader
        title="My weeks side by side"
        beside={weeks.pair?.now.typeLabel}
        actions={<BackLink href="/student/graph-upload#my-graphs">My graphs</BackLink>}
      />
      <OwnWeeks weeks={weeks} />
    </>
  );
});
