import { FormulaLines } from '@/components/math/formula-lines';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Badge } from '@/components/ui/badge';
import { Fold } from '@/components/ui/fold';
import type { MistakeGroupDto, MistakeSampleDto, StepMistakesDto } from '@/lib/data/league-week/dto';

/** What a class can talk about; the rest is one press away. */
const SHOWN = 2;

type MistakeListProps = {
  steps: readonly StepMistakesDto[];
  /** Larger, for a class that looks from its seats. */
  projector: boolean;
};

/** What the class got wrong, step by step, with one answer to each mistake to talk about. No student is named. */
export function MistakeList({ steps, projector }: MistakeListProps) {
  return (
    <div className={`space-y-8 ${projector ? 'text-title' : ''}`}>
      {steps.map((step) => (
        <section key={step.key} aria-labelledby={`mistakes-${step.key}`}>
          <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
            <h2 id={`mistakes-${step.key}`} className={projector ? 'text-big' : 'text-title'}>
              {step.title}
            </h2>
            <p className="text-content-soft">{countText(step)}</p>
          </div>
          <Groups groups={step.groups.slice(0, SHOWN)} />
          {step.groups.length > SHOWN ? (
            <Fold summary={`${step.groups.length - SHOWN} more`} className="mt-3 print-hidden">
              <div className="mt-2">
                <Groups groups={step.groups.slice(SHOWN)} />
              </div>
            </Fold>
          ) : null}
        </section>
      ))}
    </div>
  );
}

function Groups({ groups }: { groups: readonly MistakeGroupDto[] }) {
  return (
    <ol className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that is made once on the server.
        <li key={index} className="forced-edge print-keep rounded-lg bg-raised p-4 shadow-card">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <h3 className="font-bold text-[1.15em]">{titleOf(group)}</h3>
            <Badge tone="warn" icon="users">
              {group.students} {group.students === 1 ? 'student' : 'students'}
            </Badge>
          </div>
          {group.sample ? <Sample sample={group.sample} /> : null}
        </li>
      ))}
    </ol>
  );
}

function titleOf({ kind, label, sample }: MistakeGroupDto): string {
  if (kind === 'known') return label ?? 'A known mistake';
  if (kind === 'same') return sample ? 'Several students gave this same answer' : 'Several students gave the same answer';
  return sample ? 'Other answers, for instance' : 'Other answers';
}

function Sample({ sample: { player, terms, typed } }: { sample: MistakeSampleDto }) {
  return (
    <figure className="mt-3">
      {player ? <figcaption className="mb-2 text-content-soft">{player}</figcaption> : null}
      {terms.length > 0 ? <FormulaLines terms={terms} /> : null}
      <p className="mt-3 flex flex-wrap items-center gap-x-3">
        <span className="text-content-soft">Someone typed</span>
        <span className="text-[1.6em] text-again">
          <MixedNumberText value={typed} />
        </span>
      </p>
    </figure>
  );
}

function countText({ tries, students }: Pick<StepMistakesDto, 'tries' | 'students'>): string {
  const by = students === 1 ? 'one student' : `${students} students`;
  return `${tries} wrong ${tries === 1 ? 'answer' : 'answers'} by ${by}`;
}
