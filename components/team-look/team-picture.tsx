import { Helmet } from '@/components/football/helmet';
import type { TeamLookDto } from '@/lib/data/team/dto';
import { themeOf } from '@/lib/domain/team/looks';
import type { HelmetPlace } from '@/lib/domain/team/stickers';
import { helmetWords } from '@/words/colors';

/** The helmet and the name on the team's own color. */
export function TeamPicture({ look, stickers = [] }: { look: TeamLookDto; stickers?: readonly HelmetPlace[] }) {
  const theme = themeOf(look.theme);
  return (
    <div
      className="keep-colors grid justify-items-center gap-2 rounded-xl border-2 border-line px-4 pt-6 pb-4 text-center"
      style={{ backgroundColor: theme.background, color: theme.foreground }}
    >
      <Helmet look={look} size={200} stickers={stickers} />
      <p className="max-w-full break-words font-bold text-title leading-tight">{look.name || 'Your team'}</p>
      <p>{helmetWords(look)}</p>
    </div>
  );
}
