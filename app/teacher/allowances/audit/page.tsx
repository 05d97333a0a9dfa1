import { AuditList } from '@/components/admin/audit-list';
import { OpenRequests } from '@/components/admin/league-requests';
import { AuditFilter, PageLinks } from '@/components/admin/list-tools';
import { EmptyState } from '@/components/ui/empty-state';
import { BackLink } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { requireAdminPage } from '@/lib/auth/guards';
import { type AuditFilterDto, readPage, readText } from '@/lib/data/admin/dto';
import { getAuditPage, getLeagueRequests } from '@/lib/data/admin/queries';
import type { SearchProps } from '@/lib/domain/site/search';
import { isAuditKind, isAuditTime } from '@/words/audit';

export const metadata = { title: 'Audit log' };

const PATH = '/teacher/allowances/audit';

export default async function AuditPage({ searchParams }: SearchProps) {
  const viewer = await requireAdminPage();
  const asked = await searchParams;
  const [kind, when, outcome] = [
    readText(asked.kind),
    readText(asked.when),
    readText(asked.outcome),
  ];
  const filter: AuditFilterDto = {
    kind: isAuditKind(kind) ? kind : null,
    when: isAuditTime(when) ? when : null,
    outcome: outcome === 'done' || outcome === 'denied' ? outcome : null,
    who: readText(asked.who) || null,
  };
  const [{ rows, page, hasMore, who, isNobody }, requests] = await Promise.all([
    getAuditPage(viewer, { ...filter, page: readPage(asked.page) }),
    getLeagueRequests(viewer),
  ]);
  const hrefOf = (more: Partial<Record<'who' | 'page', string>>) => {
    const chosen = Object.entries({ ...filter, ...more }).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    );
    return `${PATH}?${new URLSearchParams(chosen)}`;
  };
  return (
    <>
      <PageHeader
        title="Audit log"
        beside="Who did what, newest first. Nothing here can be changed or deleted."
        actions={<BackLink href="/teacher/allowances">Allowances</BackLink>}
      />
      <OpenRequests requests={requests} />
      <AuditFilter path={PATH} filter={{ ...filter, who }} />
      {rows.length === 0 ? (
        <EmptyState
          title={
            isNobody ? 'No one here has this email or user name' : 'Nothing like this has happened'
          }
        />
      ) : (
        <AuditList rows={rows} hrefOf={(actorId) => hrefOf({ who: actorId })} />
      )}
      <PageLinks
        label="Pages of the log"
        page={page}
        hasMore={hasMore}
        hrefOf={(to) => hrefOf({ page: String(to) })}
        text={`Page ${page}`}
      />
    </>
  );
}
