'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { useActionWithRefresh } from '@/components/forms/use-action-with-refresh';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { ScrollTable } from '@/components/ui/scroll-table';
import { SelectField } from '@/components/ui/select-field';
import {
  changeAdultRoleAction,
  declineClassOwnershipAction,
  leaveClassAction,
  offerClassOwnershipAction,
  removeAdultAction,
  takeBackAdultInvitationAction,
  takeOverClassAction,
} from '@/lib/actions/league';
import type { ClassAdultsDto } from '@/lib/data/league/dto';
import { INVITED_ROLES, type InvitedRole } from '@/lib/domain/class/adults';
import {
  CLASS_ADULTS,
  periodListText,
  removeAdultText,
  rowControlLabel,
  takeOutTitle,
} from '@/words/people';
import { ROLE_NAMES } from '@/words/role-names';

type SendChange = Pick<ReturnType<typeof useActionWithRefresh>, 'send' | 'pending'>;
const columns = (hasClasses: boolean) => [
  CLASS_ADULTS.name,
  CLASS_ADULTS.role,
  ...(hasClasses ? [CLASS_ADULTS.classes] : []),
  CLASS_ADULTS.from,
  CLASS_ADULTS.until,
  { label: CLASS_ADULTS.more, hiddenLabel: true },
];
const FIELD = 'min-h-9 rounded-md border-2 border-line-strong bg-raised px-1 disabled:bg-sunk';

export function ClassAdultTable({ people }: { people: ClassAdultsDto }) {
  const { leagueId, role, canChange, owner, adults, invitations, ownClasses, isUnreadable } =
    people;
  const inClasses = (periods: readonly string[]) =>
    ownClasses.length > 1 ? periodListText(periods, ownClasses.length) : null;
  const { send: sendChange, news, pending } = useActionWithRefresh();
  const box = useRef<HTMLDivElement>(null);
  // The pressed button is often gone afterwards, so the focus goes to what happened.
  const send: SendChange['send'] = async (...change) => {
    await sendChange(...change);
    box.current?.focus();
  };
  const self = adults.find(({ isYou }) => isYou);
  return (
    <div className="grid gap-3">
      {isUnreadable ? <Notice tone="warn">{CLASS_ADULTS.unreadable}</Notice> : null}
      {self?.isAskedToTakeOver ? <TakeOver leagueId={leagueId} change={{ send, pending }} /> : null}
      <ScrollTable
        caption={CLASS_ADULTS.table}
        hideCaption
        columns={columns(ownClasses.length > 1)}
      >
        <tr>
          <th scope="row" className="min-w-32">
            <AdultName isYou={role === 'owner'}>{owner.name}</AdultName>
          </th>
          <td>{ROLE_NAMES.owner}</td>
          <ClassesCell text={inClasses(ownClasses.map(({ period }) => period))} />
          <td />
          <td>{CLASS_ADULTS.noEnd}</td>
          <td className="whitespace-nowrap">
            {canChange ? <HandOver people={people} change={{ send, pending }} /> : null}
          </td>
        </tr>
        {adults.map((adult) => (
          <tr key={adult.accountId}>
            <AdultCells
              people={people}
              adult={adult}
              classes={inClasses(adult.periods)}
              change={{ send, pending }}
            />
          </tr>
        ))}
        {invitations.map(({ id, email, role: invitedRole, periods, firstDayText, lastDayText }) => (
          <tr key={id}>
            <th scope="row" className="min-w-32 [overflow-wrap:anywhere]">
              {email}
            </th>
            <td>{`${ROLE_NAMES[invitedRole]} (${CLASS_ADULTS.invited})`}</td>
            <ClassesCell text={inClasses(periods)} />
            <td>{firstDayText}</td>
            <td>{lastDayText ?? CLASS_ADULTS.noEnd}</td>
            <td>
              <Button
                variant="quiet"
                pending={pending}
                aria-label={rowControlLabel(email, CLASS_ADULTS.takeBack)}
                onClick={() =>
                  send(
                    () => takeBackAdultInvitationAction({ leagueId, invitationId: id }),
                    CLASS_ADULTS.takenBack,
                  )
                }
              >
                {CLASS_ADULTS.takeBack}
              </Button>
            </td>
          </tr>
        ))}
      </ScrollTable>
      <div ref={box} tabIndex={-1}>
        <LiveRegion className="empty:absolute">{news}</LiveRegion>
      </div>
    </div>
  );
}

function AdultName({ isYou, children }: { isYou: boolean; children: string }) {
  return (
    <>
      <span>{children}</span>
      {isYou ? (
        <span className="font-normal text-content-soft">{` ${CLASS_ADULTS.you}`}</span>
      ) : null}
    </>
  );
}

/** Only owners of several classes have this column. */
function ClassesCell({ text }: { text: string | null }) {
  return text === null ? null : <td className="whitespace-nowrap">{text}</td>;
}

function AdultCells({
  people: { leagueId, role: viewerRole, canChange, today },
  adult,
  classes,
  change: { send, pending },
}: {
  people: ClassAdultsDto;
  adult: ClassAdultsDto['adults'][number];
  classes: string | null;
  change: SendChange;
}) {
  const { accountId, name, isYou, isOver, lastDayText } = adult;
  const [role, setRole] = useState<InvitedRole>(adult.role);
  const [firstDay, setFirstDay] = useState(adult.firstDay ?? '');
  const [lastDay, setLastDay] = useState(adult.lastDay ?? '');
  const isChanged =
    role !== adult.role || firstDay !== (adult.firstDay ?? '') || lastDay !== (adult.lastDay ?? '');
  return (
    <>
      <th scope="row">
        <AdultName isYou={isYou}>{name}</AdultName>
      </th>
      <td>
        {canChange ? (
          <select
            aria-label={rowControlLabel(name, CLASS_ADULTS.role)}
            value={role}
            onChange={({ target }) => setRole(target.value as InvitedRole)}
            className={FIELD}
          >
            {INVITED_ROLES.map((each) => (
              <option key={each} value={each}>
                {ROLE_NAMES[each]}
              </option>
            ))}
          </select>
        ) : (
          <span>{ROLE_NAMES[adult.role]}</span>
        )}
        {adult.isAskedToTakeOver ? (
          <span className="block font-semibold">{CLASS_ADULTS.isAsked}</span>
        ) : null}
      </td>
      <ClassesCell text={classes} />
      <td className="whitespace-nowrap">
        {canChange ? (
          <input
            type="date"
            aria-label={rowControlLabel(name, CLASS_ADULTS.firstDay)}
            min={today}
            value={firstDay}
            onChange={({ target }) => setFirstDay(target.value)}
            className={FIELD}
          />
        ) : (
          adult.firstDayText
        )}
      </td>
      <td className="whitespace-nowrap">
        {canChange ? (
          <input
            type="date"
            aria-label={rowControlLabel(name, CLASS_ADULTS.lastDay)}
            min={today}
            value={lastDay}
            onChange={({ target }) => setLastDay(target.value)}
            className={FIELD}
          />
        ) : (
          <span>{lastDayText ?? CLASS_ADULTS.noEnd}</span>
        )}
        {isOver ? <strong>{` ${CLASS_ADULTS.over}`}</strong> : null}
      </td>
      <td className="whitespace-nowrap">
        {canChange && isChanged ? (
          <Button
            pending={pending}
            aria-label={rowControlLabel(name, CLASS_ADULTS.save)}
            onClick={() => {
              const days = { ...(firstDay ? { firstDay } : {}), ...(lastDay ? { lastDay } : {}) };
              const part = { accountId, role, ...days };
              return send(() => changeAdultRoleAction({ leagueId, ...part }), CLASS_ADULTS.saved);
            }}
          >
            {CLASS_ADULTS.save}
          </Button>
        ) : null}
        {viewerRole === 'owner' && !isChanged ? (
          <ButtonWithConfirmation
            button={CLASS_ADULTS.takeOut}
            label={rowControlLabel(name, CLASS_ADULTS.takeOut)}
            title={takeOutTitle(name)}
            text={removeAdultText}
            pending={pending}
            onConfirm={() =>
              send(() => removeAdultAction({ leagueId, accountId }), CLASS_ADULTS.takenOut)
            }
          />
        ) : null}
        {isYou ? <Leave leagueId={leagueId} /> : null}
      </td>
    </>
  );
}

type ButtonWithConfirmationProps = {
  button: string;
  label?: string;
  title: string;
  text: string;
  pending: boolean;
  onConfirm: () => unknown;
};

function ButtonWithConfirmation({
  button,
  label,
  title,
  text,
  pending,
  onConfirm,
}: ButtonWithConfirmationProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-label={label} onClick={() => setIsOpen(true)}>
        {button}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        closeLabel={CLASS_ADULTS.cancel}
        actions={
          <Button
            pending={pending}
            onClick={() => {
              setIsOpen(false);
              onConfirm();
            }}
          >
            {button}
          </Button>
        }
      >
        <p>{text}</p>
      </Dialog>
    </>
  );
}

function Leave({ leagueId }: { leagueId: string }) {
  const router = useRouter();
  const { pending, refusal, run } = useAction({ leaves: true });
  async function leave() {
    const result = await run(() => leaveClassAction({ leagueId }));
    if (result?.ok) router.push('/teacher/dashboard');
  }
  return (
    <>
      <ButtonWithConfirmation
        button={CLASS_ADULTS.leave}
        title={CLASS_ADULTS.leaveTitle}
        text={CLASS_ADULTS.leaveWhat}
        pending={pending}
        onConfirm={leave}
      />
      <Notice alert>{refusal?.message}</Notice>
    </>
  );
}

/** The co-teacher answers on the class's page. */
function HandOver({
  people,
  change: { send, pending },
}: {
  people: ClassAdultsDto;
  change: SendChange;
}) {
  const { leagueId, adults } = people;
  const coTeachers = adults.filter(({ role, isOver }) => role === 'co-teacher' && !isOver);
  const [isOpen, setIsOpen] = useState(false);
  const [to, setTo] = useState(coTeachers[0]?.accountId ?? '');
  if (adults.some(({ isAskedToTakeOver }) => isAskedToTakeOver))
    return (
      <Button
        variant="quiet"
        pending={pending}
        aria-label={rowControlLabel(CLASS_ADULTS.handOver, CLASS_ADULTS.takeBack)}
        onClick={() =>
          send(
            () => offerClassOwnershipAction({ leagueId, accountId: null }),
            CLASS_ADULTS.offerTakenBack,
          )
        }
      >
        {CLASS_ADULTS.takeBack}
      </Button>
    );
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {CLASS_ADULTS.handOver}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={CLASS_ADULTS.handOver}
        closeLabel={CLASS_ADULTS.cancel}
        actions={
          coTeachers.length > 0 ? (
            <Button
              pending={pending}
              onClick={() => {
                setIsOpen(false);
                return send(
                  () => offerClassOwnershipAction({ leagueId, accountId: to }),
                  CLASS_ADULTS.offered,
                );
              }}
            >
              {CLASS_ADULTS.ask}
            </Button>
          ) : null
        }
      >
        <p className="mb-3">
          {coTeachers.length > 0 ? CLASS_ADULTS.handOverWhat : CLASS_ADULTS.needsCoTeacher}
        </p>
        {coTeachers.length > 0 ? (
          <SelectField
            label={CLASS_ADULTS.handOverTo}
            value={to}
            onChange={({ target }) => setTo(target.value)}
            options={coTeachers.map(({ accountId, name }) => ({ value: accountId, label: name }))}
          />
        ) : null}
      </Dialog>
    </>
  );
}

function TakeOver({
  leagueId,
  change: { send, pending },
}: {
  leagueId: string;
  change: SendChange;
}) {
  return (
    <Card title={CLASS_ADULTS.askedYou}>
      <p className="mb-3">{CLASS_ADULTS.takeOverWhat}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          pending={pending}
          onClick={() => send(() => takeOverClassAction({ leagueId }), CLASS_ADULTS.tookOver)}
        >
          {CLASS_ADULTS.takeOver}
        </Button>
        <Button
          variant="quiet"
          pending={pending}
          onClick={() =>
            send(() => declineClassOwnershipAction({ leagueId }), CLASS_ADULTS.declined)
          }
        >
          {CLASS_ADULTS.decline}
        </Button>
      </div>
    </Card>
  );
}
