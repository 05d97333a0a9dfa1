'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import {
  ActionForm,
  FormErrorMessage,
  type FormResult,
  readFormNumber,
} from '@/components/forms/action-form';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { Sentence } from '@/components/ui/sentence';
import { saveOnboardingSelfAssessmentAction } from '@/lib/actions/profile';
import {
  SELF_ASSESSMENT_QUESTIONS,
  type SelfAssessmentQuestion,
} from '@/lib/domain/class/assessment';
import {
  type FormulaLevel,
  levelForConfidence,
  parseFormulaLevelOrLevel2,
} from '@/lib/domain/football/formulas';
import { levelInSentence, levelName } from '@/words/formula-levels';
import {
  ASSESSMENT_WORDS,
  formulasInUseText,
  ONBOARDING,
  recommendedLevelLabel,
} from '@/words/onboarding';

type AssessmentFormProps = {
  samples: readonly { level: FormulaLevel; rules: readonly string[] }[];
  /** The level from the teacher or from last season; null if it is still open. */
  fixedLevel: FormulaLevel | null;
};

const NO_ANSWERS: Record<SelfAssessmentQuestion, FaceLevel | null> = {
  gameExcitement: null,
  mathConfidence: null,
  fractionConfidence: null,
};

export function SelfAssessmentForm({ samples, fixedLevel }: AssessmentFormProps) {
  const router = useRouter();
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const [chosenLevel, setChosenLevel] = useState<FormulaLevel | null>(null);
  const skipping = useAction({ leaves: true });

  const proposed = levelForConfidence(answers.fractionConfidence ?? 1);
  const level = fixedLevel ?? chosenLevel ?? proposed;
  const openNextPage = ({ next }: { next: string }) => router.push(next);

  /** Reads the form itself, since it may have been filled in and sent before the script loaded. */
  async function send(data: FormData): Promise<FormResult<{ next: string }>> {
    const given = { ...NO_ANSWERS };
    for (const name of SELF_ASSESSMENT_QUESTIONS)
      given[name] = FACE_LEVELS.find((face) => String(face) === data.get(name)) ?? null;
    setAnswers(given);
    const unanswered = SELF_ASSESSMENT_QUESTIONS.find((name) => given[name] === null);
    if (unanswered)
      return {
        ok: false,
        error: {
          message: ONBOARDING.pickAFace,
          fieldErrors: { [unanswered]: ONBOARDING.pickAFace },
        },
      };
    const inForm = parseFormulaLevelOrLevel2(readFormNumber(data, 'formulaLevel'));
    // The level follows the answers until the student changes it.
    const newLevel =
      chosenLevel ??
      (inForm === proposed ? levelForConfidence(given.fractionConfidence ?? 1) : inForm);
    return saveOnboardingSelfAssessmentAction({
      skipped: false,
      ...given,
      formulaLevel: fixedLevel ?? newLevel,
    });
  }

  async function skip() {
    const result = await skipping.run(() =>
      saveOnboardingSelfAssessmentAction({ skipped: true, ...NO_ANSWERS, formulaLevel: level }),
    );
    if (result?.ok) openNextPage(result.data);
  }

  return (
    <ActionForm
      fields={SELF_ASSESSMENT_QUESTIONS}
      send={send}
      after="leaves"
      onDone={openNextPage}
      className="grid grid-cols-1 gap-4 lg:gap-6"
    >
      {({ pending, message, errorOf, forget }) => (
        <>
          <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-2">
            {SELF_ASSESSMENT_QUESTIONS.map((name) => (
              <ChoiceCards
                key={name}
                legend={ASSESSMENT_WORDS[name].legend}
                name={name}
                columns={5}
                value={answers[name] === null ? null : String(answers[name])}
                onChange={(value) => {
                  setAnswers((before) => ({ ...before, [name]: Number(value) as FaceLevel }));
                  if (errorOf(name)) forget();
                }}
                options={FACE_LEVELS.map((face) => ({
                  value: String(face),
                  label: ASSESSMENT_WORDS[name].answers[face - 1] ?? '',
                  picture: <Face level={face} />,
                }))}
                error={errorOf(name)}
              />
            ))}
            {fixedLevel ? (
              <p>
                <Sentence
                  parts={formulasInUseText(<strong>{levelInSentence(fixedLevel)}</strong>)}
                />
              </p>
            ) : (
              <ChoiceCards
                legend={ONBOARDING.yourFormulas}
                hint={samples.length === 2 ? ONBOARDING.pickTheOther : ONBOARDING.pickAnother}
                name="formulaLevel"
                columns={2}
                value={String(level)}
                onChange={(value) => setChosenLevel(parseFormulaLevelOrLevel2(Number(value)))}
                options={samples.map((sample) => ({
                  value: String(sample.level),
                  label:
                    sample.level === proposed
                      ? recommendedLevelLabel(levelName(sample.level))
                      : levelName(sample.level),
                  hint: sample.rules.join('. '),
                }))}
              />
            )}
          </div>
          <FormErrorMessage>{message ?? skipping.refusal?.message ?? null}</FormErrorMessage>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="next" size="lg" pending={pending}>
              {ONBOARDING.next}
            </Button>
            <Button
              variant="quiet"
              size="lg"
              pending={skipping.pending}
              onClick={() => void skip()}
            >
              {ONBOARDING.skip}
            </Button>
          </div>
        </>
      )}
    </ActionForm>
  );
}

const FACE_LEVELS = [1, 2, 3, 4, 5] as const;
type FaceLevel = (typeof FACE_LEVELS)[number];

const FACES: Readonly<Record<FaceLevel, { fill: string; brows: string; mouth: string }>> = {
  1: { fill: '#dbe7f0', brows: 'M18 24l8-4M46 24l-8-4', mouth: 'M20 45q12-12 24 0' },
  2: { fill: '#dfeeea', brows: 'M18 22.500l8-2M46 22.500l-8-2', mouth: 'M21 43q11-6 22 0' },
  3: { fill: '#eef1d8', brows: 'M18 21h8M38 21h8', mouth: 'M21 42h22' },
  4: { fill: '#fbeab0', brows: 'M18 21q4-3 8 0M38 21q4-3 8 0', mouth: 'M21 39q11 8 22 0' },
  5: { fill: '#ffd24a', brows: 'M18 20q4-4 8-1M46 20q-4-4-8-1', mouth: 'M19 37q13 17 26 0Z' },
};

/**
 * One of the faces, which differ in brows and mouth. Decoration, because the answer is beside it in
 * words.
 */
function Face({ level }: { level: FaceLevel }) {
  const { fill, brows, mouth } = FACES[level];
  return (
    <svg
      viewBox="0 0 64 64"
      width={56}
      height={56}
      aria-hidden="true"
      className="keep-colors block"
      fill="none"
      stroke="#12231b"
    >
      <circle cx="32" cy="32" r="28" fill={fill} strokeWidth="2.5" />
      <path d={brows} strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="22.500" cy="29" r="3" fill="#12231b" stroke="none" />
      <circle cx="41.500" cy="29" r="3" fill="#12231b" stroke="none" />
      <path
        d={mouth}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill={level === 5 ? '#fff' : 'none'}
      />
    </svg>
  );
}
