'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useReducer, useRef, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { callAction } from '@/lib/actions/call-action';
import { changeFormulaSetAction, previewFormulaDifficultyAction } from '@/lib/actions/league';
import type {
  ClassFormulasDto,
  FormulaDifficultyInput,
  FormulaDifficultyPreviewDto,
} from '@/lib/data/formula-set/dto';
import type { CustomFormulaLines } from '@/lib/domain/football/formulas';
import {
  formulaSetProblems,
  MAX_FORMULA_SET_NAME_LENGTH,
} from '@/lib/domain/football/own-formulas';
import { POSITION_CODES } from '@/lib/domain/football/positions';
import {
  FORMULA_SET_TEMPLATE_IDS,
  templateFormulaLines,
} from '@/lib/domain/football/ready-formulas';
import {
  FORMULA_SET,
  fillInNumbersOfPositionText,
  formulaSetsNowAndNextText,
  NAME_THE_SET,
  savedSetText,
  setProblemWords,
  setTemplateLabel,
  suggestedSetName,
  useFromWeekLabel,
} from '@/words/formula-sets';
import { FormulaDifficultyMeter } from './formula-difficulty-meter';
import {
  findMatchingTemplateId,
  formulaSetReducer,
  initialFormulaSetState,
  parseFormulaSet,
  parsePositionFormula,
} from './formula-set-state';
import { PositionFormulaEditor } from './position-formula-editor';

type FormulaSetFormProps = {
  set: ClassFormulasDto & { fromWeek: number };
  start: { name: string; lines: CustomFormulaLines };
  meter: FormulaDifficultyPreviewDto;
};

export function FormulaSetForm({ set, start, meter: first }: FormulaSetFormProps) {
  const { leagueId, now, next, fromWeek } = set;
  const router = useRouter();
  const [state, change] = useReducer(formulaSetReducer, start, initialFormulaSetState);
  const [hasTriedToSave, setTriedToSave] = useState(false);
  const [example, setExample] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const { pending, data, refusal, run, forget } = useAction<{
    fromWeek: number;
    name: string | null;
  }>();
  const { lines, firstInvalid } = parseFormulaSet(state);
  const { position } = state;
  const openFormula = parsePositionFormula(state, position);
  const { meter, isStale } = useFormulaDifficulty(
    first,
    openFormula.firstInvalid ? null : { leagueId, position, formula: openFormula.formula, example },
  );
  const template = firstInvalid ? null : findMatchingTemplateId(lines);

  function edit(event: Parameters<typeof change>[0]) {
    setProblem(null);
    forget();
    change(event);
  }

  async function send(newSet: { name: string; lines: CustomFormulaLines } | null) {
    setProblem(null);
    const result = await run(() => changeFormulaSetAction({ leagueId, fromWeek, set: newSet }));
    if (result?.ok) router.refresh();
  }

  function save(event: FormEvent) {
    event.preventDefault();
    setTriedToSave(true);
    if (firstInvalid) {
      change({ kind: 'position', position: firstInvalid });
      return setProblem(fillInNumbersOfPositionText(firstInvalid));
    }
    const [wrong] = formulaSetProblems(lines);
    if (wrong) {
      if ('position' in wrong) change({ kind: 'position', position: wrong.position });
      return setProblem(setProblemWords(wrong));
    }
    if (state.name.trim() === '') return setProblem(NAME_THE_SET);
    return send({ name: state.name, lines });
  }

  const warning = problem ?? refusal?.message;
  return (
    <form onSubmit={save} noValidate>
      <PageHeader
        title={FORMULA_SET.title}
        subtitle={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <label className="flex items-center gap-2 font-semibold text-content">
              <span>{FORMULA_SET.name}</span>
              <input
                name="set-name"
                type="text"
                autoComplete="off"
                maxLength={MAX_FORMULA_SET_NAME_LENGTH}
                value={state.name}
                onChange={(event) => edit({ kind: 'name', name: event.currentTarget.value })}
                className={
                  'min-h-touch w-56 max-w-full rounded-md border-2 border-line-strong ' +
                  'bg-raised px-3 font-normal hover:border-content'
                }
              />
            </label>
            <span>{formulaSetsNowAndNextText(now, next?.name ?? null, fromWeek)}</span>
          </span>
        }
        actions={
          <>
            {next ? (
              <Button variant="secondary" pending={pending} onClick={() => send(null)}>
                {FORMULA_SET.backToLevels}
              </Button>
            ) : null}
            <Button type="submit" variant="next" pending={pending}>
              {useFromWeekLabel(fromWeek)}
            </Button>
          </>
        }
      />
      <LiveRegion className="mb-2 empty:absolute">
        {warning ? <Notice tone="warn">{warning}</Notice> : null}
        {data ? <Notice tone="good">{savedSetText(data.name, data.fromWeek)}</Notice> : null}
      </LiveRegion>
      <fieldset className="mb-2 flex min-w-0 flex-wrap items-center gap-1">
        <legend className="float-left mr-2 font-semibold">{FORMULA_SET.startFrom}</legend>
        {FORMULA_SET_TEMPLATE_IDS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={template === each}
            onClick={() =>
              edit({
                kind: 'start',
                lines: templateFormulaLines(each),
                name: suggestedSetName(each),
              })
            }
            className={
              'inline-flex min-h-touch items-center gap-1 rounded-md border-2 ' +
              'border-line-strong bg-raised px-2 font-medium hover:bg-field-soft ' +
              'aria-pressed:bg-board aria-pressed:text-chalk'
            }
          >
            {template === each ? <Icon name="check" /> : null}
            <span>{setTemplateLabel(each)}</span>
          </button>
        ))}
      </fieldset>
      <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[1fr_24rem]">
        <Card>
          <div
            className={
              'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line ' +
              'border-b-2 pb-2'
            }
          >
            <SegmentedControl
              legend={FORMULA_SET.position}
              name="position"
              options={POSITION_CODES.map((value) => ({ value, label: value }))}
              value={position}
              onChange={(value) => change({ kind: 'position', position: value })}
            />
            <label className="flex min-h-9 items-center gap-2">
              <input
                type="checkbox"
                checked={state.isSame}
                onChange={(event) => edit({ kind: 'same', isSame: event.currentTarget.checked })}
                className="size-5"
              />
              <span>{FORMULA_SET.likeRunningBacks}</span>
            </label>
          </div>
          <PositionFormulaEditor
            state={state}
            hasTriedToSave={hasTriedToSave}
            onChange={(line, part) => edit({ kind: 'line', line, change: part })}
          />
        </Card>
        <Card title={FORMULA_SET.howHard} titleClass="text-lead">
          <FormulaDifficultyMeter
            meter={meter}
            isStale={isStale}
            onAnother={() => setExample(example + 1)}
          />
        </Card>
      </div>
    </form>
  );
}

/** A number has several digits, so the request waits for the last key. */
const WAIT_MS = 250;

/** Null requests nothing. Only the newest answer counts, and a lost one leaves the old figures. */
function useFormulaDifficulty(
  first: FormulaDifficultyPreviewDto,
  input: FormulaDifficultyInput | null,
): { meter: FormulaDifficultyPreviewDto; isStale: boolean } {
  const inputJson = input && JSON.stringify(input);
  const [measured, setMeasured] = useState<{
    meter: FormulaDifficultyPreviewDto;
    of: string | null;
  }>({
    meter: first,
    of: inputJson,
  });
  const newest = useRef(inputJson);
  newest.current = inputJson;

  useEffect(() => {
    if (inputJson === null || inputJson === measured.of) return;
    const timer = setTimeout(async () => {
      const result = await callAction(() =>
        previewFormulaDifficultyAction(JSON.parse(inputJson) as FormulaDifficultyInput),
      );
      if (result.ok && newest.current === inputJson)
        setMeasured({ meter: result.data, of: inputJson });
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [inputJson, measured.of]);

  return { meter: measured.meter, isStale: inputJson !== measured.of };
}
