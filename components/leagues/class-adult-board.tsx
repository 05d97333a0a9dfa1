'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import {
  ActionForm,
  FormErrorMessage,
  readUntrimmedFormText,
} from '@/components/forms/action-form';
import { copyTextToClipboard } from '@/components/forms/copy-text-to-clipboard';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { PrintButton } from '@/components/ui/print-button';
import { ScrollTable } from '@/components/ui/scroll-table';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { TextField } from '@/components/ui/text-field';
import { inviteAdultAction } from '@/lib/actions/league';
import type { ClassAdultsDto, NewAdultInvitationDto } from '@/lib/data/league/dto';
import {
  type ClassRole,
  hasClassCapability,
  INVITED_ROLES,
  type InvitedRole,
} from '@/lib/domain/class/adults';
import {
  ALLOWED_LABEL,
  accessEndsText,
  allClassesShortText,
  CLASS_ADULTS,
  classRoleInvitationText,
  invitationLinkSentText,
  NOT_ALLOWED_LABEL,
  ROLE_TABLE_COLUMNS,
  ROLE_TABLE_ROWS,
  SUB_SHEET,
} from '@/words/people';
import { ROLE_NAMES } from '@/words/role-names';
import { ClassAdultTable } from './class-adult-table';

/** Lists the adults of a class and what each may do; the owner can invite more. */
export function ClassAdultBoard({ people }: { people: ClassAdultsDto }) {
  const [role, setRole] = useState<InvitedRole>('substitute');
  const [invited, setInvited] = useState<NewAdultInvitationDto | null>(null);
  const sheet = invited?.part.role === 'substitute' ? invited : null;
  return (
    <>
      {sheet ? <SubstituteSheet {...sheet} /> : null}
      <div className={`${BOARD} ${sheet ? 'print-hidden' : ''}`}>
        <div className="grid min-w-0 grid-cols-1 gap-3">
          <ClassAdultTable people={people} />
          <PartTable marked={people.role === 'owner' ? role : people.role} />
        </div>
        <div className="grid gap-2">
          {people.canChange ? (
            <Card title={CLASS_ADULTS.invite} className="sm:p-4!">
              <InviteAdult {...people} role={role} onRole={setRole} onInvited={setInvited} />
            </Card>
          ) : null}
          <p className="text-content-soft">{CLASS_ADULTS.anyoneCanLeave}</p>
        </div>
      </div>
    </>
  );
}

const BOARD = 'grid grid-cols-1 items-start gap-3 xl:grid-cols-[minmax(0,1fr)_24rem]';

function SubstituteSheet({ link, part }: NewAdultInvitationDto) {
  return (
    <section aria-labelledby="for-the-sub" className="hidden print:block">
      <h2 id="for-the-sub" className="mb-2 text-title">
        {SUB_SHEET.title}
      </h2>
      <p>{classRoleInvitationText(part)}</p>
      <p className="mt-2">{link === null ? SUB_SHEET.mailed : SUB_SHEET.handed}</p>
      {link === null ? null : <p className="font-semibold break-all">{link}</p>}
      <ul className="mt-3 list-disc space-y-2 pl-6">
        {SUB_SHEET.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {part.until ? <p className="mt-3">{accessEndsText(part.until)}</p> : null}
    </section>
  );
}

const ROLES: readonly ClassRole[] = ['owner', ...INVITED_ROLES];

function PartTable({ marked }: { marked: ClassRole }) {
  return (
    <ScrollTable caption={CLASS_ADULTS.each} columns={ROLE_TABLE_COLUMNS}>
      {ROLE_TABLE_ROWS.map(({ needs, text }) => (
        <tr key={text}>
          <th scope="row" className="font-normal!">
            {text}
          </th>
          {ROLES.map((each) => {
            const may = hasClassCapability(each, needs);
            return (
              <td key={each} className={each === marked ? 'bg-field-soft' : ''}>
                <Icon name={may ? 'check' : 'minus'} />
                <span className="sr-only">{may ? ALLOWED_LABEL : NOT_ALLOWED_LABEL}</span>
              </td>
            );
          })}
        </tr>
      ))}
    </ScrollTable>
  );
}

type InviteAdultProps = Pick<ClassAdultsDto, 'leagueId' | 'today' | 'ownClasses'> & {
  role: InvitedRole;
  onRole: (role: InvitedRole) => void;
  onInvited: (invitation: NewAdultInvitationDto) => void;
};

function InviteAdult({ leagueId, today, ownClasses, role, onRole, onInvited }: InviteAdultProps) {
  const router = useRouter();
  const [classes, setClasses] = useState<'this' | 'all'>('this');

  return (
    <ActionForm
      fields={['email', 'lastDay']}
      send={(data) => {
        const firstDay = readUntrimmedFormText(data, 'firstDay');
        const lastDay = readUntrimmedFormText(data, 'lastDay');
        return inviteAdultAction({
          leagueIds: classes === 'all' ? ownClasses.map(({ id }) => id) : [leagueId],
          email: readUntrimmedFormText(data, 'email').trim(),
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
            legend={CLASS_ADULTS.inviteAs}
            name="role"
            value={role}
            onChange={onRole}
            options={INVITED_ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }))}
          />
          <TextField
            label={CLASS_ADULTS.email}
            name="email"
            type="email"
            autoComplete="off"
            maxLength={254}
            required
            error={errorOf('email')}
          />
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField
              label={CLASS_ADULTS.firstDay}
              name="firstDay"
              type="date"
              min={today}
              defaultValue={today}
            />
            <TextField
              label={CLASS_ADULTS.lastDay}
              name="lastDay"
              type="date"
              min={today}
              required={role === 'substitute'}
              error={errorOf('lastDay')}
            />
          </div>
          {ownClasses.length > 1 ? (
            <SegmentedControl
              legend={CLASS_ADULTS.forWhich}
              name="classes"
              value={classes}
              onChange={setClasses}
              options={[
                { value: 'this', label: CLASS_ADULTS.thisClass },
                { value: 'all', label: allClassesShortText(ownClasses.length) },
              ]}
            />
          ) : null}
          <Button type="submit" variant="next" pending={pending} className="justify-self-start">
            {CLASS_ADULTS.inviteButton}
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
      <p>{link === null ? invitationLinkSentText(email) : CLASS_ADULTS.handLink}</p>
      {link === null ? null : <p className="select-all font-semibold break-all">{link}</p>}
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {link === null ? null : (
          <Button
            variant="secondary"
            icon="copy"
            onClick={async () => setIsCopied(await copyTextToClipboard(link))}
          >
            {isCopied ? CLASS_ADULTS.copied : CLASS_ADULTS.copyLink}
          </Button>
        )}
        {part.role === 'substitute' ? (
          <PrintButton variant="secondary">{SUB_SHEET.print}</PrintButton>
        ) : null}
      </div>
    </Notice>
  );
}
