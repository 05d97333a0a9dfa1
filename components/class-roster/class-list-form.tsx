'use client';

import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { FileButton } from '@/components/forms/file-button';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FieldHint, INPUT_CLASS } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import type { KnownStudent } from '@/lib/domain/class/class-list';
import { CLASS_LIST, PASTE_A_NAME } from '@/words/class-list';
import { readClassListLines } from './card-memory';
import { ClassListCheck } from './class-list-check';
import { readListFile } from './read-list-file';

type ClassListFormProps = {
  leagueId: string;
  /** The students who are already in the league. */
  present: readonly KnownStudent[];
};

/**
 * A class list is pasted, typed, or chosen as a file; its columns are checked before any account is
 * created.
 */
export function ClassListForm({ leagueId, present }: ClassListFormProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isChecking, setIsChecking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  // Lines that were left over come back from the login cards' page.
  useEffect(() => setText((before) => before || readClassListLines()), []);

  function check(list: string) {
    if (list.trim() === '') {
      setProblem(PASTE_A_NAME);
      box.current?.focus();
      return;
    }
    setProblem(null);
    setIsChecking(true);
  }

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    const { value } = event.target;
    setText(value);
    setProblem(null);
    // A pasted list is complete; a typed one isn't yet.
    const { inputType } = event.nativeEvent as InputEvent;
    if (inputType === 'insertFromPaste' && value.trim().includes('\n')) check(value);
  }

  async function open(file: File) {
    const list = await readListFile(file);
    if (list === null) {
      setProblem(CLASS_LIST.unreadableFile);
      return;
    }
    setText(list);
    check(list);
  }

  if (isChecking) {
    return (
      <ClassListCheck
        leagueId={leagueId}
        text={text}
        present={present}
        onBack={() => {
          setIsChecking(false);
          requestAnimationFrame(() => box.current?.focus());
        }}
      />
    );
  }
  return (
    <Card title={CLASS_LIST.title} className="print-hidden mt-8">
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
        <Notice alert>{problem}</Notice>
        <div className="flex flex-wrap gap-3">
          <Button size="lg" icon="list-checks" onClick={() => check(text)}>
            {CLASS_LIST.check}
          </Button>
          <FileButton
            variant="secondary"
            accept=".csv,.tsv,.tab,.txt,text/csv,text/plain"
            onFile={open}
          >
            {CLASS_LIST.file}
          </FileButton>
        </div>
      </div>
    </Card>
  );
}
