'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, startTransition, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { INPUT_CLASS } from '@/components/ui/field';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { ScrollTable } from '@/components/ui/scroll-table';
import { TextArea } from '@/components/ui/text-field';
import { changeOwnReferencesOfStudentsAction } from '@/lib/actions/class-roster';
import type { ClassRosterDto } from '@/lib/data/class-roster/dto';
import { createDisplayNameFormatter } from '@/lib/domain/account/student-name';
import { splitLinesKeepingInnerBlanks } from '@/lib/domain/class/match-names';
import { MAX_OWN_REFERENCE_LENGTH } from '@/lib/domain/class/own-reference';
import {
  type OwnReferenceLine,
  parseAndMatchOwnReferences,
} from '@/lib/domain/class/reference-list';
import {
  REFERENCES,
  referenceBeforeText,
  referencesSavedText,
  saveReferencesText,
  studentForLineText,
  tooManyReferenceLinesText,
} from '@/words/class-roster';
import { atMostCharactersText } from '@/words/form';

const MAX_LINES = 200;

type PasteStudentReferencesFormProps = Pick<ClassRosterDto, 'leagueId' | 'students'>;

export function PasteStudentReferencesForm({
  leagueId,
  students,
}: PasteStudentReferencesFormProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [lines, setLines] = useState<readonly OwnReferenceLine[] | null>(null);
  const [news, setNews] = useState('');

  function read(event: FormEvent) {
    event.preventDefault();
    const found = splitLinesKeepingInnerBlanks(text).filter((line) => line !== '');
    setNews('');
    if (found.length === 0) setProblem(REFERENCES.pasteLine);
    else if (found.length > MAX_LINES) setProblem(tooManyReferenceLinesText(MAX_LINES));
    else {
      setProblem(null);
      setLines(parseAndMatchOwnReferences(found, students));
    }
  }

  return (
    <>
      {lines ? (
        <CheckLines
          leagueId={leagueId}
          students={students}
          lines={lines}
          onBack={() => setLines(null)}
          onSaved={(changed) => {
            setLines(null);
            setText('');
            setNews(changed === 0 ? REFERENCES.unchanged : referencesSavedText(changed));
          }}
        />
      ) : (
        <form onSubmit={read} className="max-w-text space-y-3">
          <TextArea
            label={REFERENCES.list}
            name="references"
            rows={5}
            hint={REFERENCES.hint}
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={problem}
          />
          <Button type="submit" variant="secondary">
            {REFERENCES.check}
          </Button>
        </form>
      )}
      <LiveRegion className="mt-2 font-semibold empty:absolute">{news}</LiveRegion>
    </>
  );
}

type CheckLinesProps = PasteStudentReferencesFormProps & {
  lines: readonly OwnReferenceLine[];
  onBack: () => void;
  onSaved: (changed: number) => void;
};

const idOf = ({ match }: OwnReferenceLine): string => ('studentId' in match ? match.studentId : '');

function CheckLines({ leagueId, students, lines, onBack, onSaved }: CheckLinesProps) {
  const router = useRouter();
  const [chosen, setChosen] = useState(lines.map(idOf));
  const { pending, refusal, run } = useAction();
  const nameOf = createDisplayNameFormatter(students);
  const before = new Map(students.map(({ studentId, ownReference }) => [studentId, ownReference]));
  const isTwice = (id: string) => id !== '' && chosen.filter((each) => each === id).length > 1;
  const why = ({ reference, match }: OwnReferenceLine, id: string): string | null => {
    if (reference === '') return REFERENCES.noReference;
    if ([...reference].length > MAX_OWN_REFERENCE_LENGTH)
      return atMostCharactersText(MAX_OWN_REFERENCE_LENGTH);
    if (isTwice(id)) return REFERENCES.inTwoLines;
    if (id === '') return REFERENCES.leftOut;
    if (match.kind === 'guess' && idOf({ match } as OwnReferenceLine) === id)
      return REFERENCES.guess;
    const old = before.get(id);
    return old && old !== reference ? referenceBeforeText(old) : null;
  };
  const toSave = lines.flatMap(({ reference }, index) => {
    const studentId = chosen[index] ?? '';
    return reference === '' || studentId === '' ? [] : [{ studentId, ownReference: reference }];
  });
  const isUnclear =
    chosen.some(isTwice) ||
    toSave.some(({ ownReference }) => [...ownReference].length > MAX_OWN_REFERENCE_LENGTH);

  async function save() {
    const result = await run(() =>
      changeOwnReferencesOfStudentsAction({ leagueId, references: toSave }),
    );
    if (!result?.ok) return;
    startTransition(() => router.refresh());
    onSaved(result.data.changed);
  }

  return (
    <div className="space-y-3">
      <ScrollTable
        caption={REFERENCES.caption}
        hideCaption
        columns={[
          REFERENCES.inYourList,
          REFERENCES.student,
          REFERENCES.ownReference,
          REFERENCES.note,
        ]}
      >
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place.
          <tr key={index}>
            <td className="[overflow-wrap:anywhere]">{line.name}</td>
            <td>
              <select
                aria-label={studentForLineText(line.name)}
                className={INPUT_CLASS}
                value={chosen[index] ?? ''}
                onChange={(event) => setChosen(chosen.with(index, event.target.value))}
              >
                <option value="">{REFERENCES.noOne}</option>
                {students.map((student) => (
                  <option key={student.studentId} value={student.studentId}>
                    {nameOf(student)}
                  </option>
                ))}
              </select>
            </td>
            <td className="font-semibold [overflow-wrap:anywhere]">{line.reference}</td>
            <td className="text-content-soft">{why(line, chosen[index] ?? '')}</td>
          </tr>
        ))}
      </ScrollTable>
      <div className="flex flex-wrap gap-3">
        <Button disabled={isUnclear || toSave.length === 0} pending={pending} onClick={save}>
          {saveReferencesText(toSave.length)}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {REFERENCES.back}
        </Button>
      </div>
      <Notice alert>{refusal?.message}</Notice>
    </div>
  );
}
