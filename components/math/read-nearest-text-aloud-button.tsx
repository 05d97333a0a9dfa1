import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { noVoiceText, voiceFailedText } from '@/words/reading';
import { readElementAloud } from './speech';

let speaking: AbortController | null = null;

export function ReadNearestTextAloudButton({ label, slow }: { label: string; slow: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  const ownReading = useRef<AbortController>(null);
  const [isSpeaking, setIsSpeaking] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => () => ownReading.current?.abort(), []);
  useEffect(() => {
    if (problem) note.current?.showPopover?.();
  }, [problem]);

  async function press() {
    const isOwn = isSpeaking;
    speaking?.abort();
    const part = button.current?.closest<HTMLElement>('[data-reads]');
    if (isOwn || !part) return;
    const stop = new AbortController();
    speaking = stop;
    ownReading.current = stop;
    setIsSpeaking(true);
    setProblem('');
    try {
      const missing = await readElementAloud(part, { slow, signal: stop.signal });
      if (missing) setProblem(noVoiceText(missing));
    } catch {
      setProblem(voiceFailedText());
    } finally {
      setIsSpeaking(false);
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        data-speaker
        aria-label={label}
        aria-pressed={isSpeaking}
        onClick={press}
        className={
          'print-hidden grid size-touch shrink-0 place-items-center rounded-full bg-sunk ' +
          'text-field text-lead hover:bg-field-soft aria-pressed:bg-field aria-pressed:text-raised'
        }
      >
        <Icon name="volume-2" />
      </button>
      <span
        ref={note}
        popover="auto"
        role="status"
        className={
          'm-auto max-w-[min(20rem,calc(100vw-2rem))] rounded-md border-2 border-content bg-raised ' +
          'px-3 py-2 font-normal text-base text-content shadow-lift'
        }
      >
        {problem}
      </span>
    </>
  );
}
