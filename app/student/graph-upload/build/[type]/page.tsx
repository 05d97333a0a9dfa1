import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { GraphBuilder } from '@/components/graphs/builder/graph-builder';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { requireStudentPage } from '@/lib/auth/guards';
import { accountKey } from '@/lib/data/account/account-key';
import { getGraphData } from '@/lib/data/graph-data/queries';
import { GRAPH_TYPE_LABELS, type GraphType } from '@/lib/domain/graph-types';
import { ABOUT_GRAPH } from '@/words/graph-builder';

type BuildPageProps = { params: Promise<{ type: string }>; searchParams: Promise<{ replaces?: string | string[] }> };

const isGraphType = (text: string): text is GraphType => Object.hasOwn(GRAPH_TYPE_LABELS, text);

export async function generateMetadata({ params }: Pick<BuildPageProps, 'params'>): Promise<Metadata> {
  const { type } = await params;
  return { title: isGraphType(type) ? `Build: ${GRAPH_TYPE_LABELS[type]}` : 'Not found' };
}

/** With `?replaces=` and the id of an own graph, what is saved becomes its next version. */
export default async function BuildGraphPage({ params, searchParams }: BuildPageProps) {
  const viewer = await requireStudentPage();
  const { type } = await params;
  if (!isGraphType(type)) notFound();
  const { replaces } = await searchParams;
  const data = await getGraphData(viewer);
  return (
    <>
      <PageHeader
        compact
        title={GRAPH_TYPE_LABELS[type]}
        lead={ABOUT_GRAPH[type]}
        actions={
          <LinkButton href="/student/graph-upload" variant="quiet" icon="arrow-left" className="-mx-4">
            All graphs
          </LinkButton>
        }
      />
      {data.week === 0 ? (
        <EmptyState title="No games yet">After the first week is played, you can graph what your players did.</EmptyState>
      ) : (
        <GraphBuilder
          key={type}
          type={type}
          data={data}
          account={accountKey(viewer)}
          replacesId={typeof replaces === 'string' ? replaces : undefined}
        />
      )}
    </>
  );
}
