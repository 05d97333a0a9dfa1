import { weekHead } from '@/words/gradebook';

type WeekBoxesProps = {
  legend: string;
  latestWeek: number;
  weeks: readonly number[];
  onChange: (weeks: readonly number[]) => void;
};

export function WeekCheckboxes({ legend, latestWeek, weeks, onChange }: WeekBoxesProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {Array.from({ length: latestWeek }, (_, index) => index + 1).map((week) => (
          <label key={week} className="inline-flex min-h-touch items-center gap-3">
            <input
              type="checkbox"
              className="size-6"
              checked={weeks.includes(week)}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...weeks, week] : weeks.filter((each) => each !== week),
                )
              }
            />
            <span>{weekHead(week)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
