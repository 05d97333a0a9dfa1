import { InviteForm } from '@/components/admin/email-forms';
import { InvitationTable } from '@/components/admin/invitation-table';
import { OpenRequests } from '@/components/admin/league-requests';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { BackLink } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { requireAdminPage } from '@/lib/auth/guards';
import { getInvitations, getLeagueRequests } from '@/lib/data/admin/queries';

export const metadata = { title: 'Invite teachers' };

export default async function InvitePage() {
  const viewer = await requireAdminPage();
  const [invitations, requests] = await Promise.all([
    getInvitations(viewer),
    getLeagueRequests(viewer),
  ]);
  return (
    <>
      <PageHeader
        title="Invite teachers"
        beside="The link in the invitation confirms the teacher’s email address. It works once, for two weeks."
        actions={<BackLink href="/teacher/allowances">Allowances</BackLink>}
      />
      <OpenRequests requests={requests} />
      <Card title="A new invitation">
        <InviteForm />
      </Card>
      <Section
        id="open-invitations"
        title="Open invitations"
        heading="mb-4 text-title"
        className="mt-8"
      >
        {invitations.length === 0 ? (
          <EmptyState title="No one is invited right now" />
        ) : (
          <InvitationTable invitations={invitations} />
        )}
      </Section>
    </>
  );
}
