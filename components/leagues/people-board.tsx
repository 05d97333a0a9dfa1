'use client';

import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { ScrollTable } from '@/components/ui/scroll-table';
import type { ClassAdultsDto, NewAdultInvitationDto } from '@/lib/data/league/dto';
import {
  type ClassRole,
  hasClassCapability,
  INVITED_ROLES,
  type InvitedRole,
} from '@/lib/domain/class/adults';
import {
  endsByItselfText,
  invitedToText,
  MAY,
  MAY_NOT,
  PART_COLUMNS,
  PART_LINES,
  PEOPLE,
  SUB_SHEET,
} from '@/words/people';
import { ClassAdultTable } from './class-people';
import { InviteAdult } from './invite-adult';

/** Lists the adults of a class and what each may do; the owner can invite more. */
export function ClassAdultBoard({ people }: { people: ClassAdultsDto }) {
  const [role, setRole] = useState<InvitedRole>('substitute');
  const [invited, setInvited] = useState<NewAdultInvitationDto | null>(null);
  const sheet = invited?.part.role === 'substitute' ? invited : null;
  return (
    <>
      {sheet ? <SubSheet {...sheet} /> : null}
      <div className={`${BOARD} ${sheet ? 'print-hidden' : ''}`}>
        <div className="grid min-w-0 grid-cols-1 gap-3">
          <ClassAdultTable people={people} />
          <PartTable marked={people.role === 'owner' ? role : people.role} />
        </div>
        <div className="grid gap-2">
          {people.canChange ? (
            <Card title={PEOPLE.invite} className="sm:p-4!">
              <InviteAdult {...people} role={role} onRole={setRole} onInvited={setInvited} />
            </Card>
          ) : null}
          <p className="text-content-soft">{PEOPLE.anyoneCanLeave}</p>
        </div>
      </div>
    </>
  );
}

const BOARD = 'grid grid-cols-1 items-start gap-3 xl:grid-cols-[minmax(0,1fr)_24rem]';

/** Only on paper: how a substitute gets in, and what helps in a lesson. */
function SubSheet({ link, part }: NewAdultInvitationDto) {
  return (
    <section aria-labelledby="for-the-sub" className="hidden print:block">
      <h2 id="for-the-sub" className="mb-2 text-title">
        {SUB_SHEET.title}
      </h2>
      <p>{invitedToText(part)}</p>
      <p className="mt-2">{link === null ? SUB_SHEET.mailed : SUB_SHEET.handed}</p>
      {link === null ? null : <p className="font-semibold break-all">{link}</p>}
      <ul className="mt-3 list-disc space-y-2 pl-6">
        {SUB_SHEET.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {part.until ? <p className="mt-3">{endsByItselfText(part.until)}</p> : null}
    </section>
  );
}

const ROLES: readonly ClassRole[] = ['owner', ...INVITED_ROLES];

function PartTable({ marked }: { marked: ClassRole }) {
  return (
    <ScrollTable caption={PEOPLE.each} columns={PART_COLUMNS}>
      {PART_LINES.map(({ needs, text }) => (
        <tr key={text}>
          <th scope="row" className="font-normal!">
            {text}
          </th>
          {ROLES.map((each) => {
            const may = hasClassCapability(each, needs);
            return (
              <td key={each} className={each === marked ? 'bg-field-soft' : ''}>
                <Icon name={may ? 'check' : 'minus'} />
                <span className="sr-only">{may ? MAY : MAY_NOT}</span>
              </td>
            );
          })}
        </tr>
      ))}
    </ScrollTable>
  );
}
