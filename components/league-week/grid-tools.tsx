import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { useUnexpiredEyesUp } from '@/components/live/use-unexpired-eyes-up';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { setEyesUpMessageAction } from '@/lib/actions/league';
import type { EyesUpMessageDto } from '@/lib/data/season/dto';
import type { GridFilter } from '@/lib/domain/class/class-grid';
import { EYES_UP_MINUTES, MAX_EYES_UP_LENGTH } from '@/lib/domain/class/eyes-up';
import { CLASS_GRID, FILTER_WORDS } from '@/words/class-grid';
import { EYES_UP, EYES_UP_SENTENCES, eyesUpEndsText, sentenceIsShownText } from '@/words/eyes-up';
import { type GridView, gridHref } from './grid-view';
import { GridViewLink } from './grid-view-link';

type EyesUpControlProps = { leagueId: string; latest: EyesUpMessageDto | null };

/** One button starts and ends "Eyes up", so the focus stays on it. */
export function EyesUpControl({ leagueId, latest }: EyesUpControlProps) {
  const [shown, setShown] = useState(latest);
  useEffect(() => setShown(latest), [latest]);
  const eyesUp = useUnexpiredEyesUp(shown);
  const { pending, refusal, run } = useAction();
  const choices = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  async function send(sentence: string | null): Promise<void> {
    const answer = await run(() => setEyesUpMessageAction({ leagueId, sentence }));
    if (!answer?.ok) return;
    setShown((before) => ({
      sentence: sentence ?? before?.sentence ?? EYES_UP_SENTENCES[0],
      secondsLeft: sentence === null ? 0 : EYES_UP_MINUTES * 60,
    }));
  }

  function choose(sentence: string): void {
    if (choices.current) choices.current.open = false;
    button.current?.focus();
    void send(sentence);
  }

  function sendOwn(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const own = new FormData(event.currentTarget).get('sentence');
    if (typeof own === 'string' && own.trim() !== '') choose(own);
  }

  return (
    <>
      <div className="print-hidden relative flex gap-1">
        <Button
          ref={button}
          variant={eyesUp ? 'next' : 'secondary'}
          icon={eyesUp ? 'arrow-right' : 'eye'}
          pending={pending}
          onClick={() => void send(eyesUp ? null : (shown?.sentence ?? EYES_UP_SENTENCES[0]))}
        >
          {eyesUp ? EYES_UP.goOn : EYES_UP.button}
        </Button>
        <details
          ref={choices}
          className="group"
          onKeyDown={({ key, currentTarget }) => {
            if (key !== 'Escape') return;
            currentTarget.open = false;
            currentTarget.querySelector('summary')?.focus();
          }}
        >
          <summary className={buttonClass('secondary', 'md', 'list-none px-3!')}>
            <Icon
              name="chevron-down"
              className="size-5 group-open:rotate-180"
              title={EYES_UP.choose}
            />
          </summary>
          <div
            className={
              'forced-edge absolute top-full right-0 z-30 mt-1 w-96 max-sm:fixed max-sm:inset-x-4 ' +
              'rounded-lg border-2 border-line-strong bg-raised p-3 shadow-lift max-sm:top-auto max-sm:w-auto'
            }
          >
            <ul className="grid gap-1">
              {EYES_UP_SENTENCES.map((sentence) => (
                <li key={sentence}>
                  <button
                    type="button"
                    onClick={() => choose(sentence)}
                    className={
                      'min-h-touch w-full rounded-md px-3 text-left text-content ' +
                      'hover:bg-field-soft'
                    }
                  >
                    {sentence}
                  </button>
                </li>
              ))}
            </ul>
            <form onSubmit={sendOwn} className="mt-2 grid gap-2 border-line border-t pt-2">
              <TextField
                name="sentence"
                label={EYES_UP.ownSentence}
                maxLength={MAX_EYES_UP_LENGTH}
                autoComplete="off"
              />
              <Button type="submit" variant="secondary">
                {EYES_UP.show}
              </Button>
            </form>
          </div>
        </details>
      </div>
      <LiveRegion className="print-hidden basis-full empty:hidden">
        {eyesUp ? (
          <p className="on-board rounded-md bg-board px-4 py-2 text-chalk">
            <strong dir="auto">{sentenceIsShownText(eyesUp.sentence)}</strong>{' '}
            <span className="text-chalk-soft">
              {`${EYES_UP.typingKept} ${eyesUpEndsText(Math.ceil(eyesUp.secondsLeft / 60))}`}
            </span>
          </p>
        ) : null}
      </LiveRegion>
      <Notice alert className="basis-full">
        {refusal?.message}
      </Notice>
    </>
  );
}

/** Always offered; the other filters appear only when a link leads to them. */
const ALWAYS: readonly GridFilter[] = ['all', 'finished', 'at-work', 'not-started'];

type GridFiltersProps = {
  leagueId: string;
  view: GridView;
  counts: Readonly<Record<GridFilter, number>>;
  onChange: (show: GridFilter) => void;
};

export function GridFilters({ leagueId, view, counts, onChange }: GridFiltersProps) {
  const offered: readonly GridFilter[] =
    counts['not-signed-in'] > 0 ? [...ALWAYS, 'not-signed-in'] : ALWAYS;
  const filters = offered.includes(view.show) ? offered : [...offered, view.show];
  return (
    <nav aria-label={CLASS_GRID.whoToShow} className="print-hidden max-sm:w-full">
      <ul
        className={
          'forced-edge inline-flex flex-wrap overflow-clip rounded-md border-2 ' +
          'border-line-strong bg-raised'
        }
      >
        {filters.map((show) => (
          <li key={show} className="not-first:border-line not-first:border-l">
            <GridViewLink
              href={gridHref(leagueId, { ...view, show })}
              onFollow={() => onChange(show)}
              aria-current={view.show === show ? 'true' : undefined}
              className={
                'flex min-h-[2.25rem] items-center gap-1 px-2 text-content -outline-offset-3! ' +
                'hover:bg-field-soft aria-[current]:bg-board aria-[current]:font-semibold ' +
                'aria-[current]:text-chalk sm:px-3'
              }
            >
              <span>{FILTER_WORDS[show]}</span>
              <span className="tabular-nums">{counts[show]}</span>
            </GridViewLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
