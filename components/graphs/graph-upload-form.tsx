'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useReducer, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { DisabledUntilHydrated } from '@/components/ui/disabled-until-hydrated';
import { useFocusWhen } from '@/components/ui/hooks';
import { Notice } from '@/components/ui/notice';
import { ProgressBar } from '@/components/ui/progress-bar';
import { SelectField } from '@/components/ui/select-field';
import { TextArea, TextField } from '@/components/ui/text-field';
import { newOperationId } from '@/lib/actions/operation-id';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import {
  MAX_GRAPH_DESCRIPTION_LENGTH,
  MAX_GRAPH_TITLE_LENGTH,
  parseTypedTable,
} from '@/lib/domain/graphs/handed-in-graph';
import { titleNeededText } from '@/words/graph';
import { typedTableProblemText } from '@/words/graph-review';
import { afterTurnInText, GRAPH_UPLOAD, youTurnedInGraphText } from '@/words/turn-in';
import {
  type GraphUploadDraft,
  type GraphUploadErrors,
  graphUploadReducer,
  initialGraphUploadState,
  type ReplacedGraph,
} from './graph-upload-state';
import { type ChosenPicture, PictureChooser } from './picture-chooser';
import { cropAndShrinkPicture } from './prepare-picture';
import { uploadGraphPicture } from './upload-graph-picture';

export type GraphUploadFormProps = {
  types: readonly { type: GraphType; label: string }[];
  account: string;
  replaces: ReplacedGraph | null;
};

const FIELDS = ['file', 'title', 'description', 'table'] as const;

export function GraphUploadForm({ types, account, replaces }: GraphUploadFormProps) {
  const router = useRouter();
  const [state, dispatch] = useReducer(graphUploadReducer, replaces, initialGraphUploadState);
  const { draft, errors, problem, progress, sent } = state;
  const { picture, title, description, graphType, numbers } = draft;
  const change = (part: Partial<GraphUploadDraft>) => dispatch({ type: 'changed', part });
  const form = useRef<HTMLFormElement>(null);
  const done = useFocusWhen(sent);
  // A retry of the same graph reuses its operation id and bytes, so it is stored once; any change
  // makes a new operation.
  const attempt = useRef<{
    key: string;
    chosen: ChosenPicture;
    operationId: string;
    file: Blob;
  } | null>(null);

  // The student chose another graph to replace on this page, so the form starts with its words.
  if (state.replacesId !== replaces?.id) dispatch({ type: 'replaces', graph: replaces });

  function refuse(fieldErrors: GraphUploadErrors, message: string | null) {
    dispatch({ type: 'refused', errors: fieldErrors, problem: message });
    requestAnimationFrame(() => {
      const wrong = form.current?.querySelector<HTMLElement>(
        '[aria-invalid="true"], fieldset[aria-describedby] input',
      );
      wrong?.focus();
    });
  }

  async function prepared(chosen: ChosenPicture): Promise<{ operationId: string; file: Blob }> {
    const key = JSON.stringify([title, description, graphType, numbers, replaces?.id]);
    if (attempt.current?.key !== key || attempt.current.chosen !== chosen) {
      attempt.current = {
        key,
        chosen,
        operationId: newOperationId(),
        file: await cropAndShrinkPicture(chosen.file, chosen.part),
      };
    }
    return attempt.current;
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (progress !== null) return;
    const typed = parseTypedTable(numbers);
    const problems: GraphUploadErrors = {
      ...(picture ? {} : { file: GRAPH_UPLOAD.choosePicture }),
      ...(title.trim() ? {} : { title: titleNeededText() }),
      ...(description.trim() ? {} : { description: GRAPH_UPLOAD.describe }),
      ...('problem' in typed ? { table: typedTableProblemText(typed.problem) } : {}),
    };
    if (!picture || 'problem' in typed || Object.keys(problems).length > 0) {
      refuse(problems, null);
      return;
    }
    const showProgress = (fraction: number) => dispatch({ type: 'sending', progress: fraction });
    showProgress(0);
    const { operationId, file } = await prepared(picture);
    const result = await uploadGraphPicture(
      {
        title,
        description,
        graphType: graphType as GraphType | '',
        source: 'photo',
        operationId,
        account,
        file,
        table: typed.table ?? undefined,
        replacesId: replaces?.id,
      },
      showProgress,
    );
    if (!result.ok) {
      const fieldErrors: GraphUploadErrors = result.error.fieldErrors ?? {};
      const isOfField = FIELDS.some((field) => fieldErrors[field]);
      refuse(isOfField ? fieldErrors : {}, isOfField ? null : result.error.message);
      return;
    }
    dispatch({ type: 'arrived', title: title.trim(), award: result.data.points });
    attempt.current = null;
    if (replaces) router.replace('/student/graph-upload?photo=1', { scroll: false });
    router.refresh();
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void send(event)}
      className="grid grid-cols-1 gap-4"
    >
      {/* The notice takes the focus, so a live region would read it twice. */}
      {sent ? (
        <div ref={done} tabIndex={-1}>
          <Notice tone="good" title={youTurnedInGraphText(sent.title)}>
            {afterTurnInText(sent.award)}
          </Notice>
        </div>
      ) : null}
      <DisabledUntilHydrated>
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
          <PictureChooser
            chosen={picture}
            error={errors.file ?? null}
            onChoose={(chosen) => change({ picture: chosen })}
            onError={(error) => dispatch({ type: 'picture-refused', error: error ?? undefined })}
          />
          <div className="grid grid-cols-1 content-start gap-4">
            <TextField
              label={GRAPH_UPLOAD.title}
              name="title"
              value={title}
              maxLength={MAX_GRAPH_TITLE_LENGTH}
              autoComplete="off"
              error={errors.title}
              onChange={(event) => change({ title: event.target.value })}
            />
            <SelectField
              id="graph-type"
              label={GRAPH_UPLOAD.type}
              value={graphType}
              options={[
                { value: '', label: GRAPH_UPLOAD.anotherKind },
                ...types.map(({ type, label }) => ({ value: type, label })),
              ]}
              onChange={(event) => change({ graphType: event.target.value })}
            />
            <TextArea
              id="graph-description"
              label={GRAPH_UPLOAD.whatShows}
              hint={GRAPH_UPLOAD.whatShowsHint}
              value={description}
              rows={4}
              maxLength={MAX_GRAPH_DESCRIPTION_LENGTH}
              error={errors.description}
              onChange={(event) => change({ description: event.target.value })}
            />
            <TextArea
              id="graph-numbers"
              label={GRAPH_UPLOAD.numbers}
              hint={GRAPH_UPLOAD.numbersHint}
              value={numbers}
              rows={3}
              error={errors.table}
              onChange={(event) => change({ numbers: event.target.value })}
            />
          </div>
        </div>
      </DisabledUntilHydrated>
      <Notice alert>{problem}</Notice>
      {progress === null ? null : <SendingBar fraction={progress} />}
      <div>
        <Button type="submit" size="lg" icon="upload" pending={progress !== null}>
          {replaces ? GRAPH_UPLOAD.turnInNew : GRAPH_UPLOAD.turnIn}
        </Button>
      </div>
    </form>
  );
}

function SendingBar({ fraction }: { fraction: number }) {
  const percent = Math.round(fraction * 100);
  return (
    <ProgressBar
      value={percent}
      max={100}
      label={percent < 100 ? GRAPH_UPLOAD.sending : GRAPH_UPLOAD.posting}
      valueText={`${percent} %`}
    />
  );
}
