import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { changeCalendarAction, previewCalendarAction } from '@/lib/actions/calendar';
import type { CalendarPreviewDto } from '@/lib/data/calendar/dto';
import type { CalendarChange } from '@/lib/domain/calendar/change';
import { groupBy } from '@/lib/domain/lists';
import { ofClass, ofClasses } from '@/words/calendar';

export type ClassOfCalendar = { readonly leagueId: string; readonly name: string };
type Asked = {
  readonly change: CalendarChange;
  readonly previews: readonly (ClassOfCalendar & CalendarPreviewDto)[];
};
/** What a change does in some of the classes; `who` is null where there is one class only. */
type Effect = { readonly who: string | null; readonly sentences: readonly string[] };

/**
 * A change to the calendar of one class or several that says what it does before it is made. Each
 * class is changed by itself; sent again, the change does nothing where it is made already.
 */
export function useCalendar(classes: readonly ClassOfCalendar[]) {
  const router = useRouter();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const asking = useAction<CalendarPreviewDto>();
  const saving = useAction<{ week: number }>();

  /** Asks what the change would do. */
  async function ask(change: CalendarChange) {
    saving.forget();
    setFailures([]);
    const previews: (ClassOfCalendar & CalendarPreviewDto)[] = [];
    for (const each of classes) {
      const { leagueId } = each;
      const result = await asking.run(() => previewCalendarAction({ leagueId, change }));
      if (!result?.ok) return setAsked(null);
      previews.push({ ...each, ...result.data });
    }
    setAsked({ change, previews });
  }

  /** Makes it in every class that can. */
  async function make(change: CalendarChange): Promise<boolean> {
    const refuse = new Set(
      asked?.previews.filter(({ refusal }) => refusal).map(({ leagueId }) => leagueId),
    );
    const failed: string[] = [];
    for (const { leagueId, name } of classes.filter((each) => !refuse.has(each.leagueId))) {
      const result = await saving.run(() => changeCalendarAction({ leagueId, change }));
      if (!result) return false;
      if (!result.ok)
        failed.push(
          classes.length > 1 ? ofClass(name, result.error.message) : result.error.message,
        );
    }
    setFailures(failed);
    setAsked(null);
    router.refresh();
    return failed.length === 0;
  }

  const canBe = asked?.previews.some(({ refusal }) => !refusal) ?? false;
  return {
    /** The change that can be made, with what it does; null where there is none. */
    asked: asked && canBe ? { change: asked.change, effects: effectsOf(asked.previews) } : null,
    ask,
    make,
    forget: () => setAsked(null),
    isAsking: asking.pending,
    isSaving: saving.pending,
    isSaved: saving.done && !saving.pending && failures.length === 0,
    problem:
      (asked && !canBe ? asked.previews[0]?.refusal : null) ??
      asking.refusal?.message ??
      (failures.length > 0 ? failures.join(' ') : null),
  };
}

/** Classes in which the same happens are told of together. */
function effectsOf(previews: Asked['previews']): Effect[] {
  const alike = groupBy(previews, (each) => JSON.stringify([each.sentences, each.refusal]));
  return [...alike.values()].map((group) => {
    const [{ sentences, refusal } = { sentences: [], refusal: null }] = group;
    return {
      who: previews.length > 1 ? ofClasses(group, previews.length) : null,
      sentences: refusal ? [refusal] : sentences,
    };
  });
}
