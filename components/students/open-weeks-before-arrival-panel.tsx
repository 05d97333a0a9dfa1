'use client';

import { useRouter } from 'next/navigation';
import { SaveForm } from '@/components/forms/save-form';
import { Fold } from '@/components/ui/fold';
import { setCatchUpWeeksAction } from '@/lib/actions/student-record';
import type { WeeksBeforeJoiningDto } from '@/lib/data/student/dto';
import { CATCH_UP, catchUpAfterJoiningTitle } from '@/words/student-record';
import { weekTitle } from '@/words/week-names';

type CatchUpProps = { leagueId: string; studentId: string; catchUp: WeeksBeforeJoiningDto | null };

/** Opens weeks from before the student joined; null for a student who was there from week 1. */
export function OpenWeeksBeforeArrivalPanel({ leagueId, studentId, catchUp }: CatchUpProps) {
  const router = useRouter();
  // A week that the student worked in without it being opened needs no opening.
  const weeks = catchUp?.weeks.filter(({ open, worked }) => open || !worked) ?? [];
  if (!catchUp || weeks.length === 0) return null;
  const begun = weeks.filter(({ worked }) => worked).map(({ week }) => week);

  function send(data: FormData) {
    const chosen = data.getAll('weeks').map(Number);
    return setCatchUpWeeksAction({ leagueId, studentId, weeks: [...begun, ...chosen] });
  }

  return (
    <Fold summary={catchUpAfterJoiningTitle(catchUp.joined)} className="print-hidden mb-2">
      <p className="mb-2 max-w-text text-content-soft">{CATCH_UP.explained}</p>
      <SaveForm
        fields={['weeks']}
        send={send}
        onDone={() => router.refresh()}
        button={CATCH_UP.save}
        look={{ variant: 'secondary' }}
        saved={CATCH_UP.saved}
      >
        {() => (
          <fieldset className="flex flex-wrap items-center gap-x-6">
            <legend className="sr-only">{CATCH_UP.weeks}</legend>
            {weeks.map(({ week, open, worked }) => (
              <label key={week} className="flex min-h-touch items-center gap-2">
                <input
                  type="checkbox"
                  name="weeks"
                  value={week}
                  defaultChecked={open}
                  disabled={worked}
                  className="size-6 shrink-0"
                />
                <span>{weekTitle(week)}</span>
                {worked ? <span className="text-content-soft">{CATCH_UP.started}</span> : null}
              </label>
            ))}
          </fieldset>
        )}
      </SaveForm>
    </Fold>
  );
}
