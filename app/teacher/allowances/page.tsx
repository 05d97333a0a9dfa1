import { ServerHealthFactList, WaitingTeacherSignUps } from '@/components/admin/admin-home';
import { LeagueAllowanceTable, WeekOpeningFailureNotice } from '@/components/admin/allowance-table';
import { LeagueAllowanceForm } from '@/components/admin/email-forms';
import { LeagueAllowanceRequests } from '@/components/admin/league-allowance-requests';
import { LeagueAllowanceSearchForm, PaginationLinks } from '@/components/admin/list-tools';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { UnreadableItemsNotice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { requireAdminPage } from '@/lib/auth/guards';
import { readPageNumber, readSearchText } from '@/lib/data/admin/dto';
import { getAdminHome } from '@/lib/data/admin/home-queries';
import {
  findSeasonClockFailure,
  getLeagueAllowanceRequests,
  listTeacherAllowances,
} from '@/lib/data/admin/queries';
import type { PageSearchProps } from '@/lib/domain/site/requests';
import {
  allowancesLeadText,
  LEAGUE_ALLOWANCES_PAGE,
  teachersPageAndTotalText,
} from '@/words/admin';
import { CANCELED_GAMES } from '@/words/canceled-games';

export const metadata = { title: LEAGUE_ALLOWANCES_PAGE.title };

const PATH = '/teacher/allowances';

export default async function AllowancesPage({ searchParams }: PageSearchProps) {
  const viewer = await requireAdminPage();
  const { q, page: requestedPage } = await searchParams;
  const search = readSearchText(q);
  const [list, failure, requests, home] = await Promise.all([
    listTeacherAllowances(viewer, { search, page: readPageNumber(requestedPage) }),
    findSeasonClockFailure(viewer),
    getLeagueAllowanceRequests(viewer),
    getAdminHome(viewer),
  ]);
  const { rows, total, page, pages, defaultAllowance, unreadable } = list;
  return (
    <>
      <PageHeader
        title={LEAGUE_ALLOWANCES_PAGE.heading}
        subtitle={allowancesLeadText(defaultAllowance)}
        actions={
          <>
            <LinkButton href={`${PATH}/invite`} variant="secondary" icon="users">
              {LEAGUE_ALLOWANCES_PAGE.invite}
            </LinkButton>
            <LinkButton href={`${PATH}/games`} variant="secondary" icon="calendar">
              {CANCELED_GAMES.title}
            </LinkButton>
            <LinkButton href={`${PATH}/audit`} variant="secondary" icon="clipboard-list">
              {LEAGUE_ALLOWANCES_PAGE.auditLog}
            </LinkButton>
          </>
        }
      />
      <ServerHealthFactList facts={home.facts} />
      <WeekOpeningFailureNotice failure={failure} />
      <LeagueAllowanceRequests requests={requests} />
      <WaitingTeacherSignUps waiting={home.waiting} />
      <UnreadableItemsNotice
        count={unreadable}
        singular={LEAGUE_ALLOWANCES_PAGE.record}
        plural={LEAGUE_ALLOWANCES_PAGE.records}
      />
      <LeagueAllowanceSearchForm path={PATH} search={search} />
      {rows.length === 0 ? (
        <EmptyState title={LEAGUE_ALLOWANCES_PAGE.noneFound}>
          {LEAGUE_ALLOWANCES_PAGE.tryPart}
        </EmptyState>
      ) : (
        <LeagueAllowanceTable rows={rows} defaultAllowance={defaultAllowance} />
      )}
      <PaginationLinks
        label={LEAGUE_ALLOWANCES_PAGE.pages}
        page={page}
        hasMore={page < pages}
        hrefOf={(to) =>
          `${PATH}?${new URLSearchParams({ ...(search ? { q: search } : {}), page: String(to) })}`
        }
        text={teachersPageAndTotalText(page, pages, total)}
      />
      <Card title={LEAGUE_ALLOWANCES_PAGE.byEmail} className="mt-8">
        <p className="mb-4 text-content-soft">{LEAGUE_ALLOWANCES_PAGE.alsoBefore}</p>
        <LeagueAllowanceForm />
      </Card>
    </>
  );
}
