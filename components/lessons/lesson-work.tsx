import { FractionField } from '@/components/math/fraction-field';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { AnswerForm } from '@/components/outbox/answer-form';
import { draftName, useTypedDraft } from '@/components/outbox/use-typed-draft';
import { ChoiceCards } from '@/components/ui/choice-cards';
import type { LessonDto, LessonStepDto, LessonVerdictDto, OwnAnswerDto } from '@/lib/data/lesson/dto';

type LessonWorkProps = {
  lesson: Pick<LessonDto, 'type' | 'week' | 'season' | 'rules'>;
  step: LessonStepDto;
  owner: string;
};

const NOTHING_CHOSEN = { field: null, message: 'Choose one of the answers first.' };
const SHORT_LABEL = 22;

/** The answer to one step, typed or chosen: until it is right, and a number then until it is in its shortest form. */
export function LessonWork({ lesson, step, owner }: LessonWorkProps) {
  const { type, week, rules } = lesson;
  const { ask, index, lastTry, correct, hold } = step;
  const draft = useTypedDraft(lessonDraft(owner, lesson, index));
  const common = {
    owner,
    route: 'lessons',
    // A choice is kept like a typed text: its key is in the first box.
    draft,
    isHere: (sent: { type: string; week: number; step: number }) =>
      sent.type === type && sent.week === week && sent.step === index,
    attemptsOf: (verdict: { step: { attempts: number } }) => verdict.step.attempts,
    kept: 'here',
    hold,
    meanwhile: 'You can do another lesson in the meantime.',
    last: lastTry ? { ...lastTry, attempts: step.attempts, tried: <Tried tried={lastTry.tried} /> } : null,
  } as const;

  if (ask.kind === 'choice') {
    return (
      <AnswerForm
        {...common}
        inputOf={({ whole }, operationId) => ({ type, week, rules, step: index, operationId, choice: whole })}
        problemOf={({ whole }) => (ask.options.some(({ key }) => key === whole) ? null : NOTHING_CHOSEN)}
      >
        {({ typed, change, problem, action }) => (
          <>
            <ChoiceCards
              legend={ask.question}
              name={`choice-${index}`}
              options={ask.options.map(({ key, label }) => ({ value: key, label }))}
              value={typed.whole === '' ? null : typed.whole}
              onChange={(key) => change({ whole: key, numerator: '', denominator: '' })}
              columns={ask.options.every(({ label }) => label.length <= SHORT_LABEL) ? 2 : 1}
              error={problem?.message ?? null}
            />
            {action}
          </>
        )}
      </AnswerForm>
    );
  }
  return (
    <AnswerForm
      {...common}
      inputOf={(typed, operationId) => ({ type, week, rules, step: index, operationId, typed })}
      {...(correct ? { optional: 'Check the simplest form', leftOpen: shorterForm } : {})}
    >
      {({ typed, change, problem, action }) => (
        <FractionField
          label={
            <>
              {correct ? 'Write it in simplest form. This doesn’t count as a try.' : ask.question}
              <span className="block font-normal text-content-soft">Your answer {unitText(ask.unit)}</span>
            </>
          }
          value={typed}
          onChange={change}
          error={problem}
          beside={action}
        />
      )}
    </AnswerForm>
  );
}

const shorterForm = ({ step, message }: LessonVerdictDto) => (step.simplified ? null : message);

function Tried({ tried }: { tried: OwnAnswerDto }) {
  return tried.kind === 'choice' ? `“${tried.label}”` : <MixedNumberText value={tried.value} />;
}

export function lessonDraft(
  owner: string,
  { season, week, type, rules }: Pick<LessonDto, 'type' | 'week' | 'season' | 'rules'>,
  index: number,
): string {
  return draftName(owner, 'lesson', season, week, type, rules, index);
}

/** "in yards", "as a part of the whole", or the note in brackets as it is. */
function unitText(unit: string): string {
  if (unit.startsWith('(')) return unit;
  return unit.startsWith('of ') ? `as a part ${unit}` : `in ${unit}`;
}
