import { useState } from 'react';
import type { ScoreStepDto } from '@/lib/data/score-card/dto';
import { later } from './later';
import type { ScratchLine } from './scratch-paper';

const ScratchPaper = later.part((parts) => parts.ScratchPaper);

type ScratchAreaProps = {
  /** Names the student and the step on this device. */
  name: string;
  lines: readonly ScratchLine[];
};

/** Room to write each line's result down, and a strip that shows which denominators go together. Nothing of it is ever sent. */
export function ScratchArea({ name, lines }: ScratchAreaProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="forced-edge rounded-lg border-2 border-line px-4"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-touch items-center font-semibold">Scratch paper</summary>
      {isOpen ? <ScratchPaper name={name} lines={lines} /> : null}
    </details>
  );
}

/** The denominators a step works with: those of the rates, and for the team those of the student's own answers. */
export function scratchLines({ key, terms }: ScoreStepDto, players: readonly ScoreStepDto[]): ScratchLine[] {
  if (key !== 'TEAM') return terms.map(({ label, rate }) => ({ label, denominator: rate.denominator }));
  return players.map(({ title, own }) => ({ label: title, denominator: own?.denominator ?? 1 }));
}
