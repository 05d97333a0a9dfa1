import { respondWithPicture } from '@/lib/actions/download';
import { getViewer } from '@/lib/auth/viewer';
import { readPlayerPhoto } from '@/lib/platform/player-images';

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ playerId: string }> },
): Promise<Response> {
  const { playerId } = await params;
  const photo = (await getViewer()) ? await readPlayerPhoto(playerId) : null;
  return respondWithPicture(photo, 'player');
}
