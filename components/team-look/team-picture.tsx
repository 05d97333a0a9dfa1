import { Helmet } from '@/components/football/helmet';
import type { RichContent } from '@/components/ui/sentence';
import type { TeamNameAndLookDto } from '@/lib/data/team/dto';
import { themeOrDefaultById } from '@/lib/domain/team/looks';
import type { WornSticker } from '@/lib/domain/team/stickers';
import { helmetWords } from '@/words/colors';
import { TEAM_LOOK } from '@/words/team-look';

type TeamPictureProps = {
  look: TeamNameAndLookDto;
  stickers?: readonly WornSticker[];
  size?: number;
  overlay?: RichContent;
};

export function TeamPicture({ look, stickers = [], size = 200, overlay }: TeamPictureProps) {
  const theme = themeOrDefaultById(look.theme);
  return (
    <div
      className={
        'keep-colors grid grid-cols-1 justify-items-center gap-2 rounded-xl border-2 border-line px-4 ' +
        'pt-6 pb-4 text-center'
      }
      style={{ backgroundColor: theme.background, color: theme.foreground }}
    >
      <div className="relative">
        <Helmet look={look} size={size} stickers={stickers} />
        {overlay}
      </div>
      <p className="max-w-full break-words font-bold text-title leading-tight">
        {look.name || TEAM_LOOK.yourTeam}
      </p>
      <p>{helmetWords(look)}</p>
    </div>
  );
}
