import { respondWithPicture } from '@/lib/actions/picture';
import { getViewer } from '@/lib/auth/viewer';
import { findPictureForViewer } from '@/lib/data/graph/queries';

type Context = { params: Promise<{ graphId: string }> };

/** A graph's picture; small with `?w=480`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { graphId } = await params;
  const small = new URL(request.url).searchParams.has('w');
  return respondWithPicture(await findPictureForViewer(await getViewer(), graphId, { small }), 'graph.webp');
}
