import { AlsoInSpanish, InReadingLanguages } from '@/components/math/also-in-spanish';
import { FractionField } from '@/components/math/fraction-field';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { WholeNumberField } from '@/components/math/whole-number-field';
import { AnswerForm } from '@/components/outbox/answer-form';
import { type AnswerDraft, answerDraftKey } from '@/components/outbox/use-answer-draft';
import type { SettledBarContent } from '@/components/steps/verdict-bar';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { DisabledUntilHydrated } from '@/components/ui/disabled-until-hydrated';
import type {
  LessonDto,
  LessonStepDto,
  LessonVerdictDto,
  OwnAnswerDto,
} from '@/lib/data/lesson/dto';
import { answerWithUnitLabel, LESSON, markOrChooseText, markOrTypeText } from '@/words/lessons';

type LessonStepFormProps = {
  lesson: Pick<LessonDto, 'type' | 'week' | 'season' | 'rules'>;
  step: LessonStepDto;
  owner: string;
  /** The figure writes this draft too: a student can answer by moving the mark on the picture. */
  draft: AnswerDraft;
  settled?: SettledBarContent;
};

const nothingChosen = () => ({ field: null, message: LESSON.chooseFirst });
const LONGEST_LABEL_IN_TWO_COLUMNS = 22;

/**
 * The form for one step. It stays open until the answer is right and, for a fraction, in simplest
 * form.
 */
export function LessonStepForm({ lesson, step, owner, draft, settled }: LessonStepFormProps) {
  const { type, week, rules } = lesson;
  const { ask, spanish: inSpanish, index, lastWrong, correct, hold } = step;
  const common = {
    owner,
    route: 'lessons',
    // A choice is stored like typed text: its key is in the first box.
    draft,
    isForThisForm: (sent: { type: string; week: number; step: number }) =>
      sent.type === type && sent.week === week && sent.step === index,
    attemptsOf: (verdict: { step: { attempts: number } }) => verdict.step.attempts,
    hold,
    noTriesSuggestion: LESSON.otherMeanwhile,
    lastWrong: lastWrong
      ? { ...lastWrong, attempts: step.attempts, tried: <Tried tried={lastWrong.tried} /> }
      : null,
  } as const;

  if (ask.kind === 'choice') {
    const inEnglish = new Set(ask.options.map(({ label }) => label));
    // An option that is the same in both languages, such as a player's name, isn't repeated.
    const optionsInSpanish = new Map(
      inSpanish?.kind === 'choice'
        ? inSpanish.options
            .filter(({ label }) => !inEnglish.has(label))
            .map(({ key, label }) => [key, label])
        : [],
    );
    return (
      <AnswerForm
        {...common}
        inputOf={({ whole }, operationId) => ({
          type,
          week,
          rules,
          step: index,
          operationId,
          choice: whole,
        })}
        problemOf={({ whole }) =>
          ask.options.some(({ key }) => key === whole) ? null : nothingChosen()
        }
      >
        {({ typed, change, problem }) => (
          <DisabledUntilHydrated>
            <ChoiceCards
              legend={
                <>
                  <span>{ask.question}</span>
                  <AlsoInSpanish>{inSpanish?.question}</AlsoInSpanish>
                </>
              }
              hint={ask.hand ? <InReadingLanguages>{markOrChooseText}</InReadingLanguages> : null}
              name={`choice-${index}`}
              options={ask.options.map(({ key, label }) => ({
                value: key,
                label,
                hint: <AlsoInSpanish>{optionsInSpanish.get(key)}</AlsoInSpanish>,
              }))}
              value={typed.whole === '' ? null : typed.whole}
              onChange={(key) => change({ whole: key, numerator: '', denominator: '' })}
              columns={
                ask.options.every(({ label }) => label.length <= LONGEST_LABEL_IN_TWO_COLUMNS)
                  ? 2
                  : 1
              }
              errorId={problem?.id}
            />
          </DisabledUntilHydrated>
        )}
      </AnswerForm>
    );
  }
  return (
    <AnswerForm
      {...common}
      inputOf={(typed, operationId) => ({ type, week, rules, step: index, operationId, typed })}
      settled={settled}
      {...(correct ? { leftOpen: simplifyMessage } : {})}
    >
      {({ typed, change, problem, action }) => {
        const questionText = correct ? LESSON.simplify : ask.question;
        const alsoInSpanish = (
          <AlsoInSpanish>{correct ? () => LESSON.simplify : inSpanish?.question}</AlsoInSpanish>
        );
        const mark =
          ask.hand && !correct ? (
            <span className="block font-normal text-content-soft">
              <InReadingLanguages>{markOrTypeText}</InReadingLanguages>
            </span>
          ) : null;
        const boxes = { value: typed, onChange: change, error: problem, submitButton: action };
        const unitInSpanish = inSpanish?.kind === 'number' ? inSpanish.unit : undefined;
        if (ask.whole) {
          const unit = (
            <>
              <span>{ask.unit}</span>
              <AlsoInSpanish>{unitInSpanish}</AlsoInSpanish>
            </>
          );
          const note = ask.unit.startsWith('(') ? (
            <span className="block font-normal text-content-soft">{unit}</span>
          ) : null;
          return (
            <WholeNumberField
              {...boxes}
              label={
                <>
                  <span>{questionText}</span>
                  {alsoInSpanish}
                  {note}
                  {mark}
                </>
              }
              unit={note ? null : unit}
            />
          );
        }
        return (
          <FractionField
            {...boxes}
            label={
              <>
                <span>{questionText}</span>
                {alsoInSpanish}
                <span className="block font-normal text-content-soft">
                  <span>{answerWithUnitLabel(ask.unit)}</span>
                  <AlsoInSpanish>
                    {unitInSpanish === undefined
                      ? undefined
                      : () => answerWithUnitLabel(unitInSpanish)}
                  </AlsoInSpanish>
                </span>
                {mark}
              </>
            }
          />
        );
      }}
    </AnswerForm>
  );
}

const simplifyMessage = ({ step, message }: LessonVerdictDto) => (step.simplified ? null : message);

function Tried({ tried }: { tried: OwnAnswerDto }) {
  return tried.kind === 'choice' ? `“${tried.label}”` : <MixedNumberText value={tried.value} />;
}

export function lessonDraftKey(
  owner: string,
  { season, week, type, rules }: Pick<LessonDto, 'type' | 'week' | 'season' | 'rules'>,
  index: number,
): string {
  return answerDraftKey(owner, 'lesson', season, week, type, rules, index);
}
