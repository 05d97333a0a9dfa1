import { useRouter } from 'next/navigation';
import { type RefObject, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { useStoreClassScreenQuestion } from '@/components/math/class-screen-question';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useHasClassCapability } from '@/components/ui/class-role';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-field';
import { setBriefGraphQuestionAction } from '@/lib/actions/graph';
import type { ProjectableGraphDto } from '@/lib/data/graph/dto';
import { MAX_DISCUSSION_QUESTION_LENGTH } from '@/lib/domain/graphs/handed-in-graph';
import {
  CLASS_SCREEN,
  noLongerInBriefOfWeekText,
  nowInBriefOfWeekText,
  replacesTuesdayQuestionText,
  takeOffScreenText,
} from '@/words/class-screen';
import { questionsAbout } from '@/words/graph-questions';
import type { GraphQuestions } from '@/words/graphs/graph-words';
import { joinGraphIds, projectedGraphsHref } from './projected-graphs';

type ClassScreenPanelProps = {
  leagueId: string;
  week: number;
  chosen: readonly ProjectableGraphDto[];
  askedGraph: ProjectableGraphDto | null;
  questions: Readonly<Record<string, GraphQuestions>>;
  box: RefObject<HTMLTextAreaElement | null>;
  onRemove: (graph: ProjectableGraphDto) => void;
};

export function ProjectedGraphsControlPanel({
  leagueId,
  week,
  chosen,
  askedGraph,
  questions,
  box,
  onRemove,
}: ClassScreenPanelProps) {
  const [typed, setTyped] = useState<{ for: string; text: string } | null>(null);
  const [first] = chosen;
  const ids = chosen.map(({ id }) => id);
  const isPair = chosen.length > 1;
  const prepared = questionsAbout(questions, first?.graphType ?? '', isPair ? 'two' : 'one');
  const stored = isPair ? null : (first?.question ?? null);
  // A question typed about other graphs doesn't fit these.
  const question = typed?.for === ids.join() ? typed.text : (stored ?? prepared[0] ?? '');
  useStoreClassScreenQuestion(joinGraphIds(ids), question);
  const type = (text: string) => setTyped({ for: ids.join(), text });
  return (
    <Card
      title={CLASS_SCREEN.onScreen}
      titleClass="mb-1 text-lead"
      className="sm:p-4 lg:sticky lg:top-4"
    >
      {isPair ? null : (
        <p className="text-content-soft">
          {first ? CLASS_SCREEN.addSameKind : CLASS_SCREEN.chooseOne}
        </p>
      )}
      <ol className="mt-2 grid grid-cols-1 gap-2 empty:hidden">
        {chosen.map((graph, index) => (
          <li
            key={graph.id}
            className="flex items-center gap-2 rounded-md border-2 border-line pl-2"
          >
            {isPair ? (
              <strong className="text-field text-lead">{index === 0 ? 'A' : 'B'}</strong>
            ) : null}
            <span className="min-w-0 grow break-words py-1 leading-tight">
              <span>{graph.studentName}</span>
              <span className="sr-only">{`, ${graph.title}`}</span>
            </span>
            <button
              type="button"
              aria-label={takeOffScreenText(graph.title, graph.studentName)}
              onClick={() => onRemove(graph)}
              className="grid size-11 shrink-0 place-items-center rounded-md"
            >
              <Icon name="x" className="size-6" />
            </button>
          </li>
        ))}
      </ol>
      {/* The box exists before a graph is chosen, so that it can take the focus then. */}
      <div className="mt-3 grid gap-3">
        {first ? (
          <SelectField
            label={CLASS_SCREEN.questions}
            options={[
              ...(prepared.includes(question) ? [] : [{ value: '', label: CLASS_SCREEN.ownWords }]),
              ...prepared.map((text) => ({ value: text, label: text })),
            ]}
            value={prepared.includes(question) ? question : ''}
            onChange={({ target }) => type(target.value)}
          />
        ) : null}
        <TextArea
          ref={box}
          label={CLASS_SCREEN.oneQuestion}
          rows={3}
          maxLength={MAX_DISCUSSION_QUESTION_LENGTH}
          value={first ? question : ''}
          readOnly={!first}
          onChange={({ target }) => type(target.value)}
        />
        {first ? (
          <LinkButton href={projectedGraphsHref(leagueId, week, ids)} icon="eye">
            {CLASS_SCREEN.projectNoNames}
          </LinkButton>
        ) : null}
        <NamesWarning graphs={chosen} />
        {first && !isPair ? (
          <TuesdayQuestion
            key={first.id}
            {...{ leagueId, week, graph: first, askedGraph, question }}
          />
        ) : null}
      </div>
    </Card>
  );
}

/** The app can't tell whether a picture shows names, so the teacher has to look. */
function NamesWarning({ graphs }: { graphs: readonly ProjectableGraphDto[] }) {
  const isNamed = graphs.some(({ namesSomebody }) => namesSomebody);
  if (!isNamed && !graphs.some(({ source }) => source === 'photo')) return null;
  return (
    <p className="flex gap-2 text-content-soft leading-snug">
      <Icon name="eye" className="mt-0.5 size-5 shrink-0" />
      <span>{isNamed ? CLASS_SCREEN.nameInTitle : CLASS_SCREEN.nameInPhoto}</span>
    </p>
  );
}

type TuesdayQuestionProps = Pick<ClassScreenPanelProps, 'leagueId' | 'week' | 'askedGraph'> & {
  graph: ProjectableGraphDto;
  question: string;
};

function TuesdayQuestion({ leagueId, week, graph, askedGraph, question }: TuesdayQuestionProps) {
  const router = useRouter();
  const mayAsk = useHasClassCapability('run');
  const { pending, done, refusal, run } = useAction();
  const send = async (text: string | null) => {
    const answer = await run(() =>
      setBriefGraphQuestionAction({ leagueId, graphId: graph.id, question: text }),
    );
    if (answer?.ok) router.refresh();
  };
  const isAsked = graph.question !== null;
  if (!mayAsk) return null;
  return (
    <div className="grid gap-2 border-line border-t-2 pt-3">
      <h3 className="font-bold">{CLASS_SCREEN.forTuesday}</h3>
      {graph.inGallery ? (
        <>
          <LiveRegion>
            {isAsked && graph.question === question.trim()
              ? nowInBriefOfWeekText(week)
              : done && !isAsked
                ? noLongerInBriefOfWeekText(week)
                : null}
          </LiveRegion>
          {askedGraph && askedGraph.id !== graph.id ? (
            <p>{replacesTuesdayQuestionText(askedGraph.title)}</p>
          ) : null}
          {isAsked && graph.question === question.trim() ? null : (
            <Button
              variant="secondary"
              icon="save"
              pending={pending}
              onClick={() => send(question)}
            >
              {isAsked ? CLASS_SCREEN.saveQuestion : CLASS_SCREEN.makeQuestion}
            </Button>
          )}
          {isAsked ? (
            <Button
              variant="quiet"
              icon="x"
              pending={pending}
              onClick={() => send(null)}
              className="-mx-4 justify-self-start"
            >
              {CLASS_SCREEN.takeOut}
            </Button>
          ) : null}
          <Notice alert>{refusal?.fieldErrors?.question ?? refusal?.message}</Notice>
        </>
      ) : (
        <p className="text-content-soft">{CLASS_SCREEN.galleryOnly}</p>
      )}
    </div>
  );
}
