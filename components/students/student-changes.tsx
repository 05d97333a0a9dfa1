'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { readUntrimmedFormText } from '@/components/forms/action-form';
import { SaveForm } from '@/components/forms/save-form';
import { useActionWithRefresh } from '@/components/forms/use-action-with-refresh';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { LiveRegion } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { newOperationId } from '@/lib/actions/operation-id';
import {
  awardStickerAction,
  giveMoreTriesAction,
  removeStickerAction,
} from '@/lib/actions/student-record';
import type { StudentStickerDto, WorkWithoutTriesLeftDto } from '@/lib/data/student/dto';
import {
  MAX_STICKER_REASON_LENGTH,
  PRESET_TEACHER_STICKER_REASONS,
  type PresetTeacherStickerReason,
} from '@/lib/domain/team/stickers';
import { stickerKindText } from '@/words/stickers';
import {
  AFTER_ALL_TRIES,
  MORE_TRIES,
  moreTriesSuffix,
  STICKER_REASON_HINT,
  STICKERS,
  stepAlreadyOpenText,
  stickerOriginText,
  takeBackStickerText,
  triesGivenText,
} from '@/words/student-record';

type MoreTriesProps = {
  leagueId: string;
  studentId: string;
  usedUp: readonly WorkWithoutTriesLeftDto[];
};

/**
 * Steps without tries left, each with a button that allows more. Renders nothing if there are none.
 */
export function GiveMoreTriesList({ leagueId, studentId, usedUp }: MoreTriesProps) {
  const { send, news, pending } = useActionWithRefresh();
  const give = ({ work, title }: WorkWithoutTriesLeftDto) =>
    send(
      () => giveMoreTriesAction({ leagueId, studentId, work }),
      ({ opened, tries }) => (opened ? triesGivenText(title, tries) : stepAlreadyOpenText(title)),
    );
  return (
    <>
      {usedUp.length > 0 ? (
        <Card title={MORE_TRIES.title} titleClass="text-lead" className="print-hidden mb-3">
          <p className="mb-3 text-content-soft">{AFTER_ALL_TRIES}</p>
          <ul className="grid grid-cols-1 gap-2">
            {usedUp.map((each) => (
              <li
                key={each.title}
                className={
                  'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line ' +
                  'border-t pt-2'
                }
              >
                <span className="font-semibold">{each.title}</span>
                <Button variant="secondary" pending={pending} onClick={() => give(each)}>
                  <span>{MORE_TRIES.give}</span>
                  <span className="sr-only">{moreTriesSuffix(each.title)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      <LiveRegion className="mb-2 empty:absolute">{news}</LiveRegion>
    </>
  );
}

type StickerShelfProps = {
  leagueId: string;
  studentId: string;
  stickers: readonly StudentStickerDto[];
  canChange: boolean;
};

/** Stickers from a teacher can be taken back; earned ones can't. */
export function StudentStickers({ leagueId, studentId, stickers, canChange }: StickerShelfProps) {
  const { send, news, pending } = useActionWithRefresh();
  const takeBack = (stickerId: string) =>
    send(() => removeStickerAction({ leagueId, studentId, stickerId }), STICKERS.takenBack);
  return (
    <>
      {stickers.length === 0 ? <p>{STICKERS.none}</p> : null}
      <ul className="grid gap-3 sm:grid-cols-2">
        {stickers.map(({ id, week, reason, time, byHand }) => (
          <li key={id} className="flex items-start gap-3">
            <span
              className={
                'flex size-10 shrink-0 items-center justify-center rounded-full bg-next ' +
                'text-on-next'
              }
            >
              <Icon name="star" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block break-words font-semibold leading-tight">{reason}</span>
              <span className="text-content-soft text-base">
                {stickerOriginText(week, byHand, time)}
              </span>
            </span>
            {byHand && canChange ? (
              <Button
                variant="quiet"
                pending={pending}
                onClick={() => takeBack(id)}
                aria-label={takeBackStickerText(reason)}
              >
                {STICKERS.takeBack}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <LiveRegion className="mt-3">{news}</LiveRegion>
    </>
  );
}

const OWN_WORDS = 'own-words';
const reasons = () => [
  ...PRESET_TEACHER_STICKER_REASONS.map((id) => ({ value: id, label: stickerKindText(id) })),
  { value: OWN_WORDS, label: STICKERS.ownWords },
];

export function AwardStickerForm({ leagueId, studentId }: { leagueId: string; studentId: string }) {
  const router = useRouter();
  const [choice, setChoice] = useState<string>(PRESET_TEACHER_STICKER_REASONS[0]);
  const wordsBox = useRef<HTMLInputElement>(null);
  // A retry keeps its operation id, so a second click after lost Wi-Fi doesn't give a second
  // sticker.
  const operation = useRef<{ id: string; reason: string } | null>(null);

  function give(data: FormData) {
    const chosen = readUntrimmedFormText(data, 'reason');
    // The choice may have been made before hydration.
    setChoice(chosen);
    const kind = chosen === OWN_WORDS ? null : (chosen as PresetTeacherStickerReason);
    const words = kind === null ? readUntrimmedFormText(data, 'words') : '';
    const reason = kind ?? words;
    if (operation.current?.reason !== reason) operation.current = { id: newOperationId(), reason };
    return awardStickerAction({
      leagueId,
      studentId,
      kind,
      words,
      operationId: operation.current.id,
    });
  }

  function startOver() {
    operation.current = null;
    if (wordsBox.current) wordsBox.current.value = '';
    router.refresh();
  }

  return (
    <SaveForm
      fields={['words']}
      send={give}
      onDone={startOver}
      button={STICKERS.give}
      look={{ variant: 'secondary', icon: 'star' }}
      saved={STICKERS.given}
    >
      {({ errorOf }) => (
        <>
          <SelectField
            label={STICKERS.for}
            name="reason"
            options={reasons()}
            defaultValue={PRESET_TEACHER_STICKER_REASONS[0]}
            onChange={(event) => setChoice(event.target.value)}
          />
          {choice === OWN_WORDS ? (
            <TextField
              ref={wordsBox}
              label={STICKERS.whatFor}
              name="words"
              hint={STICKER_REASON_HINT}
              maxLength={MAX_STICKER_REASON_LENGTH}
              required
              error={errorOf('words')}
            />
          ) : null}
        </>
      )}
    </SaveForm>
  );
}
