'use client';

import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { ScrollTable } from '@/components/ui/scroll-table';
import type { ClassPeopleDto } from '@/lib/data/league/dto';
import {
  type ClassRole,
  INVITED_ROLES,
  type InvitedRole,
  mayInClass,
} from '@/lib/domain/class/adults';
import { MAY, MAY_NOT, PART_COLUMNS, PART_LINES, PEOPLE } from '@/words/people';
import { ClassPeople } from './class-people';
import { InviteAdult } from './invite-adult';

/** Lists the adults of a class and what each may do; the owner can invite more. */
export function PeopleBoard({ people }: { people: ClassPeopleDto }) {
  const [role, setRole] = useState<InvitedRole>('substitute');
  return (
    <div className="grid grid-cols-1 items-start gap-3 xl:grid-cols-[minmax(0,1fr)_26.5rem]">
      <div className="grid min-w-0 grid-cols-1 gap-3">
        <ClassPeople people={people} />
        <PartTable marked={people.role === 'owner' ? role : people.role} />
      </div>
      <div className="grid gap-2">
        {people.canChange ? (
          <Card title={PEOPLE.invite} className="sm:p-4">
            <InviteAdult {...people} role={role} onRole={setRole} />
          </Card>
        ) : null}
        <p className="text-content-soft">{PEOPLE.anyoneCanLeave}</p>
      </div>
    </div>
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
            const may = mayInClass(each, needs);
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
