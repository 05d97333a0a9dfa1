import { AuditList } from '@/components/admin/audit-list';
import { LeagueAllowanceRequestsNotice } from '@/components/admin/league-allowance-requests';
import { AuditFilter, PaginationLinks } from '@/components/admin/list-tools';
import { EmptyState } from '@/components/ui/empty-state';
import { BackLink } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { requireAdminPage } from '@/lib/auth/guards';
import { type AuditFilterDto, readPageNumber, readSearchText } from '@/lib/data/admin/dto';
import { getAuditPage, getLeagueAllowanceRequests } from '@/lib/data/admin/queries';
import type { PageSearchProps } from '@/lib/domain/site/requests';
import { AUDIT_LOG, LEAGUE_ALLOWANCES_PAGE, pageNumberText } from '@/words/admin';
import { isAuditKind, isAuditTimeRange } from '@/words/audit';

export const metadata = { title: LEAGUE_ALLOWANCES_PAGE.auditLog };

const PATH = '/teacher/allowances/audit';

export default async function AuditPage({ searchParams }: PageSearchProps) {
  const viewer = await requireAdminPage();
  const search = await searchParams;
  const [kind, when, outcome] = [
    readSearchText(search.kind),
    readSearchText(search.when),
    readSearchText(search.outcome),
  ];
  const filter: AuditFilterDto = {
    kind: isAuditKind(kind) ? kind : null,
    when: isAuditTimeRange(when) ? when : null,
    outcome: outcome === 'done' || outcome === 'denied' ? outcome : null,
    who: readSearchText(search.who) || null,
  };
  const [{ rows, page, hasMore, who, isNobody }, requests] = await Promise.all([
    getAuditPage(viewer, { ...filter, page: readPageNumber(search.page) }),
    getLeagueAllowanceRequests(viewer),
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
        title={LEAGUE_ALLOWANCES_PAGE.auditLog}
        subtitle={AUDIT_LOG.lead}
        actions={<BackLink href="/teacher/allowances">{LEAGUE_ALLOWANCES_PAGE.title}</BackLink>}
      />
      <LeagueAllowanceRequestsNotice requests={requests} />
      <AuditFilter path={PATH} filter={{ ...filter, who }} />
      {rows.length === 0 ? (
        <EmptyState title={isNobody ? AUDIT_LOG.nobody : AUDIT_LOG.nothing} />
      ) : (
        <AuditList rows={rows} hrefOf={(actorId) => hrefOf({ who: actorId })} />
      )}
      <PaginationLinks
        label={AUDIT_LOG.pages}
        page={page}
        hasMore={hasMore}
        hrefOf={(to) => hrefOf({ page: String(to) })}
        text={pageNumberText(page)}
      />
    </>
  );
}
