import type { Metadata } from 'next';
import { AuditFilter } from '@/components/admin/audit-filter';
import { AuditTable } from '@/components/admin/audit-table';
import { PageLinks } from '@/components/admin/page-links';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { requireAdminPage } from '@/lib/auth/admin-page';
import { getAuditPage } from '@/lib/data/admin/queries';
import { readPage, readText } from '@/lib/data/allowance/input';

export const metadata: Metadata = { title: 'Audit log' };

const PATH = '/teacher/allowances/audit';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AuditPage({ searchParams }: Props) {
  const viewer = await requireAdminPage();
  const asked = await searchParams;
  const action = readText(asked.action) || null;
  const { rows, page, hasMore } = await getAuditPage(viewer, { action, page: readPage(asked.page) });
  return (
    <>
      <PageHeader
        title="Audit log"
        lead="Who did what, newest first. Nothing here can be changed or deleted."
        actions={
          <LinkButton href="/teacher/allowances" variant="secondary" icon="arrow-left">
            Allowances
          </LinkButton>
        }
      />
      <AuditFilter path={PATH} action={action} />
      {rows.length === 0 ? (
        <EmptyState title={action ? 'Nothing of this kind has happened' : 'Nothing has been written down yet'} />
      ) : (
        <AuditTable rows={rows} />
      )}
      <PageLinks
        label="Pages of the log"
        page={page}
        hasMore={hasMore}
        hrefOf={(to) => `${PATH}?${new URLSearchParams({ ...(action ? { action } : {}), page: String(to) })}`}
        text={`Page ${page}`}
      />
    </>
  );
}
