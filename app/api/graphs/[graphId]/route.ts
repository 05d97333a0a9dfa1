import { respondWithPicture } from '@/lib/actions/download';
import { getViewerWithCookieRole } from '@/lib/auth/viewer';
import { findPictureForViewer } from '@/lib/data/graph/queries';

/**
 * A graph's picture, or its thumbnail with `?w=480`. The query decides who may see it, so the role
 * isn't looked up first.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ graphId: string }> },
): Promise<Response> {
  const { graphId } = await params;
  const small = new URL(request.url).searchParams.has('w');
  return respondWithPicture(
    await findPictureForViewer(await getViewerWithCookieRole(), graphId, { small }),
    'graph.webp',
  );
}
