import type { Metadata } from 'next';
import { GraphForm } from '@/components/graphs/graph-form';
import { HubPanel } from '@/components/graphs/hub-panel';
import { OwnGraphs } from '@/components/graphs/own-graphs';
import { TypeList } from '@/components/graphs/type-list';
import { LessonSection } from '@/components/lessons/lesson-list';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { Notice, UnreadableNotice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { getGraphHub } from '@/lib/data/graph/queries';
import { getLessonList } from '@/lib/data/lesson/queries';
import { GRAPH_TYPES, GRAPHS } from '@/lib/domain/graphs/registry';
import { studentPage } from '../student-page';

export const metadata: Metadata = { title: 'Graphs' };

const TYPES = GRAPH_TYPES.map((type) => ({ type, label: GRAPHS[type].label }));

type Props = { searchParams: Promise<{ replace?: string | string[] }> };

export default studentPage({ active: 'graphs' }, async (viewer, { searchParams }: Props) => {
  const [hub, lessons, { replace }] = await Promise.all([getGraphHub(viewer), getLessonList(viewer), searchParams]);
  const replaces = hub.weeks.flatMap(({ graphs }) => graphs).find(({ id }) => id === replace) ?? null;
  return (
    <>
      <PageHeader
        title="Graphs"
        lead="Show what your players did. Build a graph here, or draw one on paper and turn in a photo of it."
        actions={
          <LinkButton href="/student/graph-upload/class" variant="secondary" icon="users">
            Class gallery
          </LinkButton>
        }
      />
      <div className="grid grid-cols-1 gap-8">
        <HubPanel hub={hub} />
        <Card title="Build a graph here">
          <TypeList types={TYPES} />
        </Card>
        {hub.closed ? (
          <Notice tone="info" title="You can’t turn in a picture right now">
            {hub.closed}
          </Notice>
        ) : (
          <div id="hand-in" className="grid scroll-mt-4 grid-cols-1">
            <Card title={replaces ? `A new version of “${replaces.title}”` : 'Turn in a picture'}>
              <GraphForm types={TYPES} account={hub.account} award={hub.nextAward} replaces={replaces} />
            </Card>
          </div>
        )}
        <LessonSection lessons={lessons} />
        <UnreadableNotice count={hub.unreadable} one="graph" many="graphs" />
        <OwnGraphs weeks={hub.weeks} readOnly={hub.readOnly} />
      </div>
    </>
  );
});
