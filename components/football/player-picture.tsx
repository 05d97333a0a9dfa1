import type { Jersey } from '@/lib/domain/football/jersey';
import { JerseyPicture } from './jersey-picture';
import { PlayerPhotoOverJersey } from './player-photo-over-jersey';

export function PlayerPicture({
  jersey,
  photo,
  width,
}: {
  jersey: Jersey;
  photo?: string | undefined;
  width: number;
}) {
  if (!photo) return <JerseyPicture jersey={jersey} width={width} />;
  return (
    <span className="relative block shrink-0" style={{ width, height: width }}>
      <JerseyPicture jersey={jersey} width={width} />
      <PlayerPhotoOverJersey key={photo} src={photo} width={width} />
    </span>
  );
}
