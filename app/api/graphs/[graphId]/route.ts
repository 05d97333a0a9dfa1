import { respondWithPicture } from '@/lib/actions/download';
import { getClaimedViewer } from '@/lib/auth/viewer';
import { findPictureForViewer } from '@/lib/data/graph/queries';

/**
 * A graph's picture; small with `?w=480`. Who may see it is found next to the data, so the role is
 * not looked up beforehand.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ graphId: string }> },
): Promise<Response> {
  const { graphId } = await params;
  const small = new URL(request.url).searchParams.has('w');
  return respondWithPicture(
    await findPictureForViewer(await getClaimedViewer(), graphId, { small }),
    'graph.webp',
  );
}
