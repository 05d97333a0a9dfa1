import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { changeCalendarAction, previewCalendarChangeAction } from '@/lib/actions/calendar';
import type { CalendarChangePreviewDto } from '@/lib/data/calendar/dto';
import type { CalendarChange } from '@/lib/domain/calendar/change';
import { groupBy } from '@/lib/domain/lists';
import { affectedClassNamesText, classAndSentenceText } from '@/words/calendar';

export type CalendarClass = { readonly leagueId: string; readonly name: string };
type Preview = {
  readonly change: CalendarChange;
  readonly perClass: readonly (CalendarClass & CalendarChangePreviewDto)[];
};
/** `who` is null if there is only one class. */
type Effect = { readonly who: string | null; readonly sentences: readonly string[] };

/**
 * Each class is changed separately; repeating a change does nothing in classes that already have
 * it.
 *
 * @param classCount the number of the teacher's classes, of which these may be a few.
 */
export function useCalendarChangeForClasses(
  classes: readonly CalendarClass[],
  classCount = classes.length,
) {
  const router = useRouter();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const loading = useAction<CalendarChangePreviewDto>();
  const saving = useAction<{ week: number }>();

  async function showPreview(change: CalendarChange) {
    saving.forget();
    setFailures([]);
    const perClass: (CalendarClass & CalendarChangePreviewDto)[] = [];
    for (const each of classes) {
      const { leagueId } = each;
      const result = await loading.run(() => previewCalendarChangeAction({ leagueId, change }));
      if (!result?.ok) return setPreview(null);
      perClass.push({ ...each, ...result.data });
    }
    setPreview({ change, perClass });
  }

  async function apply(change: CalendarChange): Promise<boolean> {
    const refuse = new Set(
      preview?.perClass.filter(({ refusal }) => refusal).map(({ leagueId }) => leagueId),
    );
    const failed: string[] = [];
    for (const { leagueId, name } of classes.filter((each) => !refuse.has(each.leagueId))) {
      const result = await saving.run(() => changeCalendarAction({ leagueId, change }));
      if (!result) return false;
      if (!result.ok)
        failed.push(
          classes.length > 1
            ? classAndSentenceText(name, result.error.message)
            : result.error.message,
        );
    }
    setFailures(failed);
    setPreview(null);
    router.refresh();
    return failed.length === 0;
  }

  const isAllowed = preview?.perClass.some(({ refusal }) => !refusal) ?? false;
  return {
    /** Null if no class allows the change. */
    preview:
      preview && isAllowed
        ? { change: preview.change, effects: effectsOf(preview.perClass, classCount) }
        : null,
    showPreview,
    apply,
    forget: () => setPreview(null),
    isLoadingPreview: loading.pending,
    isSaving: saving.pending,
    isSaved: saving.done && !saving.pending && failures.length === 0,
    problem:
      (preview && !isAllowed ? preview.perClass[0]?.refusal : null) ??
      loading.refusal?.message ??
      (failures.length > 0 ? failures.join(' ') : null),
  };
}

export function useChosenClassesCalendarChange(
  classes: readonly CalendarClass[],
  first: 'all' | 'this',
) {
  const ids = classes.map(({ leagueId }) => leagueId);
  const [chosen, setChosen] = useState(first === 'all' ? ids : ids.slice(0, 1));
  const calendar = useCalendarChangeForClasses(
    classes.filter(({ leagueId }) => chosen.includes(leagueId)),
    classes.length,
  );
  return {
    calendar,
    chosen,
    choose(wanted: string[]) {
      calendar.forget();
      setChosen(wanted);
    },
  };
}

function effectsOf(previews: Preview['perClass'], all: number): Effect[] {
  const alike = groupBy(previews, (each) => JSON.stringify([each.sentences, each.refusal]));
  return [...alike.values()].map((group) => {
    const [{ sentences, refusal } = { sentences: [], refusal: null }] = group;
    return {
      who: previews.length > 1 ? affectedClassNamesText(group, all) : null,
      sentences: refusal ? [refusal] : sentences,
    };
  });
}
