'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ActionForm, FormErrorMessage, formText } from '@/components/forms/action-form';
import { copyText } from '@/components/forms/copy-text';
import { Button } from '@/components/ui/button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { PrintButton } from '@/components/ui/print-button';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { TextField } from '@/components/ui/text-field';
import { inviteAdultAction } from '@/lib/actions/league';
import type { ClassAdultsDto, NewAdultInvitationDto } from '@/lib/data/league/dto';
import { INVITED_ROLES, type InvitedRole } from '@/lib/domain/class/adults';
import { allClassesText, PEOPLE, SUB_SHEET, sentText } from '@/words/people';
import { ROLE_NAMES } from '@/words/role-names';

type InviteAdultProps = Pick<ClassAdultsDto, 'leagueId' | 'today' | 'ownClasses'> & {
  /** The chosen part, which the table beside it marks. */
  role: InvitedRole;
  onRole: (role: InvitedRole) => void;
  onInvited: (invitation: NewAdultInvitationDto) => void;
};

export function InviteAdult({
  leagueId,
  today,
  ownClasses,
  role,
  onRole,
  onInvited,
}: InviteAdultProps) {
  const router = useRouter();
  const [classes, setClasses] = useState<'this' | 'all'>('this');

  return (
    <ActionForm
      fields={['email', 'lastDay']}
      send={(data) => {
        const firstDay = formText(data, 'firstDay');
        const lastDay = formText(data, 'lastDay');
        return inviteAdultAction({
          leagueIds: classes === 'all' ? ownClasses.map(({ id }) => id) : [leagueId],
          email: formText(data, 'email').trim(),
          role,
          ...(firstDay > today ? { firstDay } : {}),
          ...(lastDay ? { lastDay } : {}),
        });
      }}
      after="empties"
      onDone={(invitation) => {
        onInvited(invitation);
        router.refresh();
      }}
      className="grid grid-cols-1 gap-3"
    >
      {({ pending, data, message, errorOf }) => (
        <>
          <SegmentedControl
            legend={PEOPLE.inviteAs}
            name="role"
            value={role}
            onChange={onRole}
            options={INVITED_ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }))}
          />
          <TextField
            label={PEOPLE.email}
            name="email"
            type="email"
            autoComplete="off"
            maxLength={254}
            required
            error={errorOf('email')}
          />
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField
              label={PEOPLE.firstDay}
              name="firstDay"
              type="date"
              min={today}
              defaultValue={today}
            />
            <TextField
              label={PEOPLE.lastDay}
              name="lastDay"
              type="date"
              min={today}
              required={role === 'substitute'}
              error={errorOf('lastDay')}
            />
          </div>
          {ownClasses.length > 1 ? (
            <SegmentedControl
              legend={PEOPLE.forWhich}
              name="classes"
              value={classes}
              onChange={setClasses}
              options={[
                { value: 'this', label: PEOPLE.thisClass },
                { value: 'all', label: allClassesText(ownClasses.length) },
              ]}
            />
          ) : null}
          <Button type="submit" variant="next" pending={pending} className="justify-self-start">
            {PEOPLE.inviteButton}
          </Button>
          <LiveRegion className="empty:absolute">{data ? <Sent {...data} /> : null}</LiveRegion>
          <FormErrorMessage>{message}</FormErrorMessage>
        </>
      )}
    </ActionForm>
  );
}

function Sent({ email, link, part }: NewAdultInvitationDto) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Notice tone="good">
      <p>{link === null ? sentText(email) : PEOPLE.handLink}</p>
      {link === null ? null : <p className="select-all font-semibold break-all">{link}</p>}
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {link === null ? null : (
          <Button
            variant="secondary"
            icon="copy"
            onClick={async () => setIsCopied(await copyText(link))}
          >
            {isCopied ? PEOPLE.copied : PEOPLE.copyLink}
          </Button>
        )}
        {part.role === 'substitute' ? (
          <PrintButton variant="secondary">{SUB_SHEET.print}</PrintButton>
        ) : null}
      </div>
    </Notice>
  );
}
