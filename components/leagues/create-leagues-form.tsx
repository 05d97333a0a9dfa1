'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import {
  ActionForm,
  FormErrorMessage,
  readUntrimmedFormText,
} from '@/components/forms/action-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { createLeaguesAction } from '@/lib/actions/league';
import { newOperationId } from '@/lib/actions/operation-id';
import type { SeasonOptionsDto } from '@/lib/data/calendar/dto';
import type { NewLeagueSetupDto } from '@/lib/data/league/dto';
import { MAX_PERIOD_LABEL_LENGTH } from '@/lib/domain/class/period';
import { FORMULA_LEVELS, type FormulaLevel } from '@/lib/domain/football/formulas';
import { allowanceUsedText } from '@/words/league';
import { LEAGUE_FIELDS, suggestLeaguePassword } from '@/words/league-fields';
import {
  laterClassFieldLabel,
  NEW_LEAGUE,
  openLeaguesLabel,
  removeNewClassLabel,
  sameSettingsAsClassLabel,
  settingsForClassesText,
  startLevelText,
} from '@/words/new-league';
import { secureRandom } from './league-password-field';
import { readSeasonChoiceFields, SeasonChoice } from './season-choice';

/** A class of the form. Its boxes are uncontrolled, so the key alone says which one it is. */
type Row = { readonly key: number; readonly period: string; readonly password: string };

type LeagueFormProps = {
  seasons: SeasonOptionsDto;
  setup: NewLeagueSetupDto;
  /**
   * The first class's password, made by the server: one from the browser would differ from the
   * page.
   */
  firstPassword: string;
};

/** Sets up all classes of a teacher in one press: a row for each, and one season for all. */
export function CreateLeaguesForm({ seasons, setup, firstPassword }: LeagueFormProps) {
  const router = useRouter();
  const { allowance, classes } = setup;
  const taken = classes.map(({ period }) => period);
  const [rows, setRows] = useState<readonly Row[]>([
    { key: 0, period: freePeriod(taken), password: firstPassword },
  ]);
  const operation = useRef<string | null>(null);
  const addedKey = useRef<number | null>(null);
  const fields = rows.flatMap((_, index) => fieldNamesOf(index));
  const tooMany = allowance.used + rows.length > allowance.allowed;

  function add() {
    const key = (rows.at(-1)?.key ?? 0) + 1;
    addedKey.current = key;
    const period = freePeriod([...taken, ...rows.map((row) => row.period)]);
    setRows([...rows, { key, period, password: suggestLeaguePassword(secureRandom) }]);
  }

  return (
    <ActionForm
      fields={fields}
      send={async (data) => {
        operation.current ??= newOperationId();
        const chosen = readUntrimmedFormText(data, 'settings');
        const answer = await createLeaguesAction({
          operationId: operation.current,
          classes: rows.map((_, index) => {
            const [name = '', period = '', password = ''] = fieldNamesOf(index);
            return {
              name: readUntrimmedFormText(data, name),
              period: readUntrimmedFormText(data, period),
              password: readUntrimmedFormText(data, password),
            };
          }),
          calendar: readSeasonChoiceFields(data),
          ...(chosen in LEVELS
            ? { startLevel: LEVELS[chosen as keyof typeof LEVELS] }
            : { likeId: chosen }),
        });
        // A form that is changed after a refusal is a new request.
        if (!answer.ok) operation.current = null;
        return answer;
      }}
      after="leaves"
      onDone={({ ids }) => {
        router.push(`/teacher/leagues/${ids[0]}/roster`);
        // The page frame lists the new classes too.
        router.refresh();
      }}
      className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]"
    >
      {({ pending, message, errorOf }) => (
        <>
          <Card title={NEW_LEAGUE.yourClasses}>
            <ul className="space-y-2">
              {rows.map((row, index) => {
                const [name = '', period = '', password = ''] = fieldNamesOf(index);
                const label = (field: string) =>
                  index === 0 ? field : laterClassFieldLabel(field, index + 1);
                const isFirst = index === 0;
                return (
                  <li
                    key={row.key}
                    className={
                      'grid grid-cols-1 items-end gap-x-3 gap-y-1 border-line max-md:border-b ' +
                      'max-md:pb-3 md:grid-cols-[5rem_minmax(0,1fr)_minmax(0,11rem)_2.75rem]'
                    }
                  >
                    <TextField
                      label={label(NEW_LEAGUE.period)}
                      isLabelHidden={!isFirst}
                      name={period}
                      autoComplete="off"
                      maxLength={MAX_PERIOD_LABEL_LENGTH}
                      defaultValue={row.period}
                      error={errorOf(period)}
                    />
                    <TextField
                      label={label(LEAGUE_FIELDS.name)}
                      isLabelHidden={!isFirst}
                      name={name}
                      autoComplete="off"
                      maxLength={60}
                      required
                      ref={(box) => {
                        if (box && addedKey.current === row.key) {
                          addedKey.current = null;
                          box.focus();
                        }
                      }}
                      error={errorOf(name)}
                    />
                    <TextField
                      label={label(LEAGUE_FIELDS.password)}
                      isLabelHidden={!isFirst}
                      name={password}
                      autoComplete="off"
                      autoCapitalize="none"
                      spellCheck={false}
                      maxLength={80}
                      required
                      defaultValue={row.password}
                      error={errorOf(password)}
                    />
                    {rows.length > 1 ? (
                      <button
                        type="button"
                        className={
                          'flex min-h-touch min-w-touch items-center justify-center rounded-md ' +
                          'hover:bg-field-soft'
                        }
                        onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
                      >
                        <Icon name="x" title={removeNewClassLabel(index + 1)} />
                      </button>
                    ) : null}
                  </li>
                );
              })}
            </ul>
            <Button variant="quiet" icon="plus" className="mt-2 -ml-4" onClick={add}>
              {NEW_LEAGUE.oneMore}
            </Button>
            <p className="text-content-soft">{NEW_LEAGUE.hint}</p>
            <LiveRegion className="mt-3 empty:absolute">
              {tooMany ? (
                <Notice tone="info">
                  {allowanceUsedText(allowance.used, allowance.allowed, rows.length)}
                </Notice>
              ) : null}
            </LiveRegion>
          </Card>
          <Card title={settingsForClassesText(rows.length)}>
            <div className="space-y-3">
              <SeasonChoice seasons={seasons}>
                <SelectField
                  label={NEW_LEAGUE.settings}
                  name="settings"
                  options={[
                    { value: 'ask', label: NEW_LEAGUE.askEach },
                    ...FORMULA_LEVELS.map((level) => ({
                      value: `${level}`,
                      label: startLevelText(level),
                    })),
                    ...classes.map(({ id, name }) => ({
                      value: id,
                      label: sameSettingsAsClassLabel(name),
                    })),
                  ]}
                />
              </SeasonChoice>
              <FormErrorMessage>{message}</FormErrorMessage>
              <Button type="submit" variant="next" icon="arrow-right" pending={pending}>
                {pending ? NEW_LEAGUE.opening : openLeaguesLabel(rows.length)}
              </Button>
            </div>
          </Card>
        </>
      )}
    </ActionForm>
  );
}

const LEVELS: Readonly<Record<'ask' | `${FormulaLevel}`, FormulaLevel | null>> = {
  ask: null,
  '1': 1,
  '2': 2,
};

/** The names of a class's boxes, as the server names their errors. */
const fieldNamesOf = (index: number) =>
  ['name', 'period', 'password'].map((field) => `classes.${index}.${field}`);

function freePeriod(taken: readonly string[]): string {
  let next = 1;
  while (taken.includes(String(next))) next += 1;
  return String(next);
}
