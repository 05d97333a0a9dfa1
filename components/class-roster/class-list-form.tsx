'use client';

import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { FileButton } from '@/components/forms/file-button';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FieldHint, INPUT_CLASS } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { getClassesForListCheckAction } from '@/lib/actions/class-roster';
import type { ClassesForListCheckDto } from '@/lib/data/class-roster/dto';
import { type OneRosterData, parseOneRosterDataFromFiles } from '@/lib/domain/class/one-roster';
import { toCalendarDay } from '@/lib/domain/time/calendar';
import { CLASS_LIST, fileProblemText, PASTE_A_NAME } from '@/words/class-list';
import { ClassListCheck } from './class-list-check';
import { OneRosterCheck } from './one-roster-check';
import { readClassListFiles } from './read-list-file';
import { readUnresolvedListLinesInMemory } from './roster-tab-memory';

type ClassListFormProps = {
  leagueId: string;
  onChanged: (students: number) => void;
};

export function ClassListForm({ leagueId, onChanged }: ClassListFormProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<'list' | OneRosterData | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { data: compare, refusal, pending, run } = useAction<ClassesForListCheckDto>();
  const read = () => run(() => getClassesForListCheckAction({ leagueId }));

  // Lines that were left over come back from the login cards' page.
  useEffect(() => setText((before) => before || readUnresolvedListLinesInMemory()), []);

  function check(list: string) {
    if (list.trim() === '') {
      setProblem(PASTE_A_NAME);
      box.current?.focus();
      return;
    }
    setProblem(null);
    setChecked('list');
    void read();
  }

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    const { value } = event.target;
    setText(value);
    setProblem(null);
    // A pasted list is complete; a typed one isn't yet.
    const { inputType } = event.nativeEvent as InputEvent;
    if (inputType === 'insertFromPaste' && value.trim().includes('\n')) check(value);
  }

  async function open(files: readonly File[]) {
    const found = await readClassListFiles(files);
    if (found.kind === 'list') {
      setText(found.text);
      check(found.text);
      return;
    }
    const roster =
      found.kind === 'tables'
        ? parseOneRosterDataFromFiles(found.files, toCalendarDay(new Date(), timeZone()))
        : found;
    if ('why' in roster) {
      setProblem(fileProblemText(roster));
      return;
    }
    setProblem(null);
    setChecked(roster);
    void read();
  }

  function backToList() {
    setChecked(null);
    requestAnimationFrame(() => box.current?.focus());
  }

  if (checked && compare && !pending) {
    return checked === 'list' ? (
      <ClassListCheck
        leagueId={leagueId}
        text={text}
        compare={compare}
        onBack={backToList}
        onChanged={onChanged}
      />
    ) : (
      <OneRosterCheck roster={checked} compare={compare} onBack={backToList} />
    );
  }
  return (
    <Card title={CLASS_LIST.title} className="print-hidden mt-2 mb-6">
      <div className="space-y-4">
        <div>
          <label htmlFor={id} className="mb-1 block font-semibold">
            {CLASS_LIST.list}
          </label>
          <FieldHint id={`${id}-hint`}>{CLASS_LIST.hint}</FieldHint>
          <textarea
            ref={box}
            id={id}
            name="classList"
            rows={6}
            value={text}
            onChange={change}
            placeholder={CLASS_LIST.example}
            spellCheck={false}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            aria-invalid={problem ? true : undefined}
            className={INPUT_CLASS}
          />
        </div>
        <Notice alert>{problem ?? refusal?.message}</Notice>
        <div className="flex flex-wrap gap-3">
          <Button size="lg" icon="list-checks" pending={pending} onClick={() => check(text)}>
            {pending ? CLASS_LIST.comparing : CLASS_LIST.check}
          </Button>
          <FileButton
            variant="secondary"
            accept=".csv,.tsv,.tab,.txt,.zip,text/csv,text/plain,application/zip"
            onFiles={open}
          >
            {CLASS_LIST.file}
          </FileButton>
        </div>
      </div>
    </Card>
  );
}

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
