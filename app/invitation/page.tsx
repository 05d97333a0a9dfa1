import type { Metadata } from 'next';
import { AccountFormScreen, StoredDataNote } from '@/components/accounts/account-form-screen';
import {
  AcceptClassInvitationForm,
  InvitedTeacherSignUpForm,
} from '@/components/accounts/invitation-forms';
import { StudentAndTeacherSignInLinks } from '@/components/accounts/sign-in-links';
import { Notice } from '@/components/ui/notice';
import { findPublicPageViewer } from '@/lib/auth/guards';
import { findInvitation } from '@/lib/data/account/queries';
import type { PageSearchProps } from '@/lib/domain/site/requests';
import { ENTRY } from '@/words/entry';
import { ADULT_INVITATION, invitationForEmailText } from '@/words/join-class';
import { classRoleInvitationText } from '@/words/people';

export const generateMetadata = (): Metadata => ({
  title: ENTRY.invitation,
  referrer: 'no-referrer',
});

export default async function InvitationPage({ searchParams }: PageSearchProps) {
  const { token } = await searchParams;
  const viewer = await findPublicPageViewer();
  const invitation = typeof token === 'string' ? await findInvitation(viewer, token) : null;
  return (
    <AccountFormScreen
      title={invitation?.part ? ADULT_INVITATION.title : ENTRY.createTeacherTitle}
      lead={
        invitation?.part
          ? classRoleInvitationText(invitation.part)
          : invitation
            ? ENTRY.invited
            : undefined
      }
    >
      {invitation?.step === 'sign-in' ? (
        <div className="space-y-4">
          <Notice
            tone="info"
            title={viewer ? invitationForEmailText(invitation.email) : ADULT_INVITATION.signInFirst}
          >
            {viewer
              ? ADULT_INVITATION.signOutFirst
              : `${invitationForEmailText(invitation.email)} ${ADULT_INVITATION.noAccount}`}
          </Notice>
          {viewer ? null : <StudentAndTeacherSignInLinks />}
        </div>
      ) : invitation?.step === 'join' && typeof token === 'string' ? (
        <AcceptClassInvitationForm token={token} />
      ) : invitation && typeof token === 'string' ? (
        <InvitedTeacherSignUpForm
          token={token}
          email={invitation.email}
          consentNote={<StoredDataNote />}
        />
      ) : (
        <div className="space-y-4">
          <Notice tone="info" title={ENTRY.invitationIsOld}>
            {ENTRY.askWhoInvited}
          </Notice>
          <StudentAndTeacherSignInLinks />
        </div>
      )}
    </AccountFormScreen>
  );
}
