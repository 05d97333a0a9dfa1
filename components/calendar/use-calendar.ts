import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { changeCalendarAction, previewCalendarAction } from '@/lib/actions/calendar';
import type { CalendarPreviewDto } from '@/lib/data/calendar/dto';
import type { CalendarChange } from '@/lib/domain/calendar/change';

type Asked = { change: CalendarChange; preview: CalendarPreviewDto };

/** A change to the calendar that says what it does before it is made. */
export function useCalendar(leagueId: string) {
  const router = useRouter();
  const [asked, setAsked] = useState<Asked | null>(null);
  const asking = useAction<CalendarPreviewDto>();
  const saving = useAction<{ week: number }>();

  /** Asks what the change would do. */
  async function ask(change: CalendarChange) {
    saving.forget();
    const result = await asking.run(() => previewCalendarAction({ leagueId, change }));
    setAsked(result?.ok ? { change, preview: result.data } : null);
  }

  /** Makes it. */
  async function make(change: CalendarChange): Promise<boolean> {
    const result = await saving.run(() => changeCalendarAction({ leagueId, change }));
    if (!result) return false;
    setAsked(null);
    router.refresh();
    return result.ok;
  }

  return {
    asked,
    ask,
    make,
    forget: () => setAsked(null),
    isAsking: asking.pending,
    isSaving: saving.pending,
    isSaved: saving.done && !saving.pending,
    problem: asked?.preview.refusal ?? asking.refusal?.message ?? saving.refusal?.message ?? null,
  };
}
