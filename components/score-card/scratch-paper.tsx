import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { deviceStorage, forgetOld } from '@/components/outbox/device-storage';
import { INPUT_CLASS } from '@/components/ui/field-parts';
import { Icon } from '@/components/ui/icon';
import { parseTypedAnswer } from '@/lib/domain/answers/read';

export type ScratchLine = { label: string; denominator: number };

/** The card begins the names of all notes so. */
const SHELF = 'scratch:';

const FEWEST_PARTS = 2;
const MOST_PARTS = 48;

type ScratchPaperProps = { name: string; lines: readonly ScratchLine[] };

/** What lies open in the scratch area. The default export is what React's `lazy` asks for. */
export function ScratchPaper({ name, lines }: ScratchPaperProps) {
  return (
    <div className="grid grid-cols-1 gap-4 pb-4">
      <Notes name={name} lines={lines} />
      <PartsStrip lines={lines.filter(({ denominator }) => denominator > 1)} />
    </div>
  );
}

function Notes({ name, lines }: ScratchPaperProps) {
  // Only ever drawn in the browser, after the paper was opened, so what the device keeps is there from the start.
  const [notes, setNotes] = useState(() => readNotes(name));
  useEffect(() => forgetOld(SHELF), []);
  const keep = (index: number, note: string) => {
    const next = lines.map((_, each) => (each === index ? note : (notes[each] ?? '')));
    setNotes(next);
    deviceStorage().write(name, { notes: next, savedAt: Date.now() });
  };
  return (
    <div className="grid grid-cols-1 gap-3 sm:gap-2">
      <p className="text-content-soft text-base">
        Write what each line gives you. Only you can see it, and it stays on this computer.
      </p>
      {lines.map(({ label }, index) => (
        <Note key={label} label={label} note={notes[index] ?? ''} onChange={(note) => keep(index, note)} />
      ))}
    </div>
  );
}

/** One line's result as it was typed, and beside it as a math book would set it, once it reads as a number. */
function Note({ label, note, onChange }: { label: string; note: string; onChange: (note: string) => void }) {
  const id = useId();
  // By the rule that reads the answers. While it is no number, that is no one's fault on scratch paper.
  const read = parseTypedAnswer({ whole: note, numerator: '', denominator: '' });
  return (
    <div className="grid min-h-[3.25rem] grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1 leading-snug sm:grid-cols-[minmax(0,1fr)_7rem_5.5rem]">
      <label htmlFor={id} className="col-span-2 sm:col-span-1">
        {label}
      </label>
      <input
        id={id}
        className={`${INPUT_CLASS} text-center font-semibold`}
        value={note}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        maxLength={20}
        autoComplete="off"
        aria-describedby={`${id}-number`}
      />
      <span id={`${id}-number`}>{read.ok ? <MixedNumberText value={read.value} size="md" /> : null}</span>
    </div>
  );
}

function PartsStrip({ lines }: { lines: readonly ScratchLine[] }) {
  const [parts, setParts] = useState(FEWEST_PARTS);
  if (lines.length === 0) return null;
  const fitting = lines.filter(({ denominator }) => parts % denominator === 0).length;
  return (
    <div className="grid grid-cols-1 gap-2">
      <label className="grid grid-cols-1 gap-1">
        <span className="font-semibold">Cut one whole into {parts} parts</span>
        <input
          type="range"
          className="min-h-touch w-full"
          min={FEWEST_PARTS}
          max={MOST_PARTS}
          value={parts}
          onChange={(event) => setParts(event.target.valueAsNumber)}
          aria-label="Parts in one whole"
          aria-valuetext={`${parts} parts, ${fitting} of ${lines.length} lines fit`}
        />
      </label>
      <ul className="grid grid-cols-1 gap-1">
        {lines.map(({ label, denominator }) => {
          const fits = parts % denominator === 0;
          return (
            <li key={label} className={`flex items-start gap-2 ${fits ? 'text-correct' : 'text-content-soft'}`}>
              <Icon name={fits ? 'check' : 'minus'} className="mt-1 size-[1.1em]" />
              {label}: {fits ? `fits, 1/${denominator} = ${parts / denominator}/${parts}` : `${denominator} does not fit yet`}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function readNotes(name: string): string[] {
  const kept = deviceStorage().read(name) as { notes?: unknown } | null;
  return Array.isArray(kept?.notes) ? kept.notes.map((note) => (typeof note === 'string' ? note : '')) : [];
}
