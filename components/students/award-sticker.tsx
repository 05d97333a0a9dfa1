'use client';

import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { newOperationId } from '@/lib/actions/operation-id';
import { awardStickerAction } from '@/lib/actions/student-record';
import { STICKER_KIND_IDS, STICKER_WORDS_MAX, type StickerKind } from '@/lib/domain/stickers';
import { stickerKindText } from '@/words/stickers';
import { useChange } from './use-change';

const OWN_WORDS = 'own-words';

/** A sticker for the helmet, with a reason that the student reads. */
export function AwardSticker({ leagueId, studentId }: { leagueId: string; studentId: string }) {
  const { send, news, pending } = useChange();
  const [choice, setChoice] = useState<StickerKind | typeof OWN_WORDS>(STICKER_KIND_IDS[0]);
  const [words, setWords] = useState('');
  // The same sticker keeps its id until it is given, so that a second click after lost Wi-Fi gives no second one.
  const operation = useRef<{ id: string; reason: string } | null>(null);

  async function give(event: FormEvent) {
    event.preventDefault();
    const kind = choice === OWN_WORDS ? null : choice;
    const reason = kind ?? words;
    if (operation.current?.reason !== reason) operation.current = { id: newOperationId(), reason };
    const { id: operationId } = operation.current;
    const given = await send(
      () => awardStickerAction({ leagueId, studentId, kind, words: kind === null ? words : '', operationId }),
      () => 'The sticker is on the helmet.',
    );
    if (!given) return;
    operation.current = null;
    setWords('');
  }

  return (
    <form onSubmit={give} className="grid gap-3">
      <div>
        <label htmlFor="sticker-reason" className="mb-1 block font-semibold">
          A sticker for
        </label>
        <select
          id="sticker-reason"
          value={choice}
          onChange={(event) => setChoice(event.target.value as typeof choice)}
          className="block min-h-[3rem] w-full rounded-md border-2 border-line-strong bg-raised px-3 py-2 text-content hover:border-content"
        >
          {STICKER_KIND_IDS.map((id) => (
            <option key={id} value={id}>
              {stickerKindText(id)}
            </option>
          ))}
          <option value={OWN_WORDS}>My own words</option>
        </select>
      </div>
      {choice === OWN_WORDS ? (
        <TextField
          label="What it’s for"
          name="words"
          hint={`The student will see this. Use at most ${STICKER_WORDS_MAX} characters.`}
          value={words}
          maxLength={STICKER_WORDS_MAX}
          required
          onChange={(event) => setWords(event.target.value)}
        />
      ) : null}
      <Button type="submit" variant="secondary" icon="star" pending={pending} className="justify-self-start">
        Give the sticker
      </Button>
      <LiveRegion>{news ? <Notice tone={news.tone}>{news.text}</Notice> : null}</LiveRegion>
    </form>
  );
}
