import { InviteTeacherForm } from '@/components/admin/email-forms';
import { TeacherInvitationTable } from '@/components/admin/invitation-table';
import { LeagueAllowanceRequestsNotice } from '@/components/admin/league-allowance-requests';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { BackLink } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { requireAdminPage } from '@/lib/auth/guards';
import { getLeagueAllowanceRequests, getTeacherInvitations } from '@/lib/data/admin/queries';
import { INVITATIONS, LEAGUE_ALLOWANCES_PAGE } from '@/words/admin';

export const metadata = { title: LEAGUE_ALLOWANCES_PAGE.invite };

export default async function InvitePage() {
  const viewer = await requireAdminPage();
  const [invitations, requests] = await Promise.all([
    getTeacherInvitations(viewer),
    getLeagueAllowanceRequests(viewer),
  ]);
  return (
    <>
      <PageHeader
        title={LEAGUE_ALLOWANCES_PAGE.invite}
        subtitle={INVITATIONS.lead}
        actions={<BackLink href="/teacher/allowances">{LEAGUE_ALLOWANCES_PAGE.title}</BackLink>}
      />
      <LeagueAllowanceRequestsNotice requests={requests} />
      <Card title={INVITATIONS.newOne}>
        <InviteTeacherForm />
      </Card>
      <Section
        id="open-invitations"
        title={INVITATIONS.open}
        titleClass="mb-4 text-title"
        className="mt-8"
      >
        {invitations.length === 0 ? (
          <EmptyState title={INVITATIONS.none} />
        ) : (
          <TeacherInvitationTable invitations={invitations} />
        )}
      </Section>
    </>
  );
}
