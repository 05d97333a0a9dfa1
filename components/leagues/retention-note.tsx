import type { LeagueSettingsDto } from '@/lib/data/league/dto';

/** Until when the league is kept, and why. */
export function RetentionNote({ retention }: { retention: LeagueSettingsDto['retention'] }) {
  const { purgeDayText, isDue, daysAfterSchoolYear } = retention;
  return (
    <>
      <p className="text-content-soft">{isDue ? 'This league has been due to be deleted since' : 'This league is kept until'}</p>
      <p className="font-bold text-2xl">{purgeDayText}</p>
      <p className="mt-2 text-content-soft">
        That is {daysAfterSchoolYear} {daysAfterSchoolYear === 1 ? 'day' : 'days'} after the school year ends on June 30. Then the
        person who runs the app deletes it with all its students. Save what you need before then.
      </p>
    </>
  );
}
