import { BreakableText } from '@/components/ui/breakable-text';
import { ScrollTable } from '@/components/ui/scroll-table';
import type { TeacherInvitationDto } from '@/lib/data/admin/dto';
import { INVITATION_COLUMNS, INVITATIONS } from '@/words/admin';
import { WithdrawInvitationButton } from './email-forms';

export function TeacherInvitationTable({
  invitations,
}: {
  invitations: readonly TeacherInvitationDto[];
}) {
  return (
    <ScrollTable caption={INVITATIONS.caption} hideCaption columns={INVITATION_COLUMNS}>
      {invitations.map(({ id, email, invitedBy, sentOn, endsOn, isOver }) => (
        <tr key={id} className="align-top">
          <th scope="row" className="min-w-[11rem]">
            <BreakableText>{email}</BreakableText>
          </th>
          <td className="min-w-[8rem]">{invitedBy}</td>
          <td className="whitespace-nowrap">{sentOn}</td>
          <td className="whitespace-nowrap">{isOver ? INVITATIONS.isOver : endsOn}</td>
          <td>
            <WithdrawInvitationButton id={id} email={email} />
          </td>
        </tr>
      ))}
    </ScrollTable>
  );
}
