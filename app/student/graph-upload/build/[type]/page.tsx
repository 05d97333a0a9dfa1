import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { GraphBuilder } from '@/components/graphs/builder/graph-builder';
import { EmptyState } from '@/components/ui/empty-state';
import { BackLink } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { accountStorageKey } from '@/lib/data/account/account-key';
import { getGraphBuilderData } from '@/lib/data/graph/builder-data';
import { isGraphType } from '@/lib/domain/graphs/graph-names';
import { GRAPH_MODULES } from '@/lib/domain/graphs/registry';
import { buildOfText, GRAPH_HUB } from '@/words/graph-hub';
import { localizedGraphTypeLabel } from '@/words/graph-names';
import { GRAPH_WORDS } from '@/words/graphs/registry';
import { NOT_FOUND } from '@/words/page-problems';
import { defineStudentPage } from '../../../define-student-page';

type BuildPageProps = {
  params: Promise<{ type: string }>;
  searchParams: Promise<{ replaces?: string | string[] }>;
};

export async function generateMetadata({
  params,
}: Pick<BuildPageProps, 'params'>): Promise<Metadata> {
  const { type } = await params;
  return { title: isGraphType(type) ? buildOfText(localizedGraphTypeLabel(type)) : NOT_FOUND.tab };
}

/** With `?replaces=` and the id of one of the student's graphs, saving creates its next version. */
export default defineStudentPage({}, async (viewer, { params, searchParams }: BuildPageProps) => {
  const { type } = await params;
  if (!isGraphType(type)) notFound();
  const { replaces } = await searchParams;
  const data = await getGraphBuilderData(viewer);
  const { plan } = GRAPH_MODULES[type];
  const { about, fieldNames } = GRAPH_WORDS[type];
  return (
    <>
      <PageHeader
        title={localizedGraphTypeLabel(type)}
        subtitle={about}
        actions={
          <BackLink quiet href="/student/graph-upload">
            {GRAPH_HUB.allGraphs}
          </BackLink>
        }
      />
      {data.week === 0 ? (
        <EmptyState title={GRAPH_HUB.noGames}>{GRAPH_HUB.afterFirstWeek}</EmptyState>
      ) : (
        <GraphBuilder
          key={type}
          type={type}
          plan={plan}
          fieldNames={fieldNames}
          data={data}
          account={accountStorageKey(viewer)}
          replacesId={typeof replaces === 'string' ? replaces : undefined}
        />
      )}
    </>
  );
});
