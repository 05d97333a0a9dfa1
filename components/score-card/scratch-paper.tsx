import { type ChangeEvent, useState } from 'react';
import { INPUT_CLASS } from '@/components/ui/field-parts';
import { Icon } from '@/components/ui/icon';

export type ScratchLine = { label: string; denominator: number };

const FEWEST_PARTS = 2;
const MOST_PARTS = 48;

type ScratchPaperProps = { name: string; lines: readonly ScratchLine[] };

/** What lies open in the scratch area. The default export is what React's `lazy` asks for. */
export default function ScratchPaper({ name, lines }: ScratchPaperProps) {
  return (
    <div className="grid grid-cols-1 gap-5 pb-4">
      <Notes name={name} lines={lines} />
      <PartsStrip lines={lines.filter(({ denominator }) => denominator > 1)} />
    </div>
  );
}

function Notes({ name, lines }: ScratchPaperProps) {
  const [notes, setNotes] = useState(() => readNotes(name));
  const keep = (index: number) => (event: ChangeEvent<HTMLInputElement>) => {
    const next = lines.map((_, each) => (each === index ? event.target.value : (notes[each] ?? '')));
    setNotes(next);
    writeNotes(name, next);
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-content-soft text-sm">Write what each line gives. Only you can see it.</p>
      {lines.map(({ label }, index) => (
        <label key={label} className="grid grid-cols-[minmax(0,1fr)_7rem] items-center gap-3 leading-snug">
          {label}
          <input
            className={`${INPUT_CLASS} text-center font-semibold`}
            value={notes[index] ?? ''}
            onChange={keep(index)}
            maxLength={20}
            autoComplete="off"
          />
        </label>
      ))}
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
          className="min-h-[2.75rem] w-full"
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
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept.map((note) => (typeof note === 'string' ? note : '')) : [];
  } catch {
    return [];
  }
}

function writeNotes(name: string, notes: readonly string[]): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(notes));
  } catch {
    // Without storage the notes last as long as the paper is open.
  }
}
