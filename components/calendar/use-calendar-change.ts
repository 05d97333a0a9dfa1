import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { changeCalendarAction, previewCalendarAction } from '@/lib/actions/calendar';
import type { CalendarPreviewDto } from '@/lib/data/calendar/dto';
import type { CalendarChange } from '@/lib/domain/calendar/change';
import { groupBy } from '@/lib/domain/lists';
import { ofClassesText, ofClassText } from '@/words/calendar';

export type CalendarClass = { readonly leagueId: string; readonly name: string };
type Asked = {
  readonly change: CalendarChange;
  readonly previews: readonly (CalendarClass & CalendarPreviewDto)[];
};
/** A change's effects in some classes; `who` is null if there is only one class. */
type Effect = { readonly who: string | null; readonly sentences: readonly string[] };

/**
 * Changes the calendars of one or more classes after showing the effects. Each class is changed
 * separately; repeating a change does nothing in classes that already have it.
 *
 * @param classCount the number of the teacher's classes, of which these may be a few.
 */
export function useCalendarChange(classes: readonly CalendarClass[], classCount = classes.length) {
  const router = useRouter();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const asking = useAction<CalendarPreviewDto>();
  const saving = useAction<{ week: number }>();

  async function ask(change: CalendarChange) {
    saving.forget();
    setFailures([]);
    const previews: (CalendarClass & CalendarPreviewDto)[] = [];
    for (const each of classes) {
      const { leagueId } = each;
      const result = await asking.run(() => previewCalendarAction({ leagueId, change }));
      if (!result?.ok) return setAsked(null);
      previews.push({ ...each, ...result.data });
    }
    setAsked({ change, previews });
  }

  /** Applies it in every class that allows it. */
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
          classes.length > 1 ? ofClassText(name, result.error.message) : result.error.message,
        );
    }
    setFailures(failed);
    setAsked(null);
    router.refresh();
    return failed.length === 0;
  }

  const canBe = asked?.previews.some(({ refusal }) => !refusal) ?? false;
  return {
    /** The change with its effects; null if it can't be made. */
    asked:
      asked && canBe
        ? { change: asked.change, effects: effectsOf(asked.previews, classCount) }
        : null,
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

/** A change to the calendars of those of a teacher's classes that are chosen. */
export function useClassCalendarChange(classes: readonly CalendarClass[], first: 'all' | 'this') {
  const ids = classes.map(({ leagueId }) => leagueId);
  const [chosen, setChosen] = useState(first === 'all' ? ids : ids.slice(0, 1));
  const calendar = useCalendarChange(
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

/** Classes with the same effects are listed together. */
function effectsOf(previews: Asked['previews'], all: number): Effect[] {
  const alike = groupBy(previews, (each) => JSON.stringify([each.sentences, each.refusal]));
  return [...alike.values()].map((group) => {
    const [{ sentences, refusal } = { sentences: [], refusal: null }] = group;
    return {
      who: previews.length > 1 ? ofClassesText(group, all) : null,
      sentences: refusal ? [refusal] : sentences,
    };
  });
}
