import { respondWithPicture } from '@/lib/actions/download';
import { getViewer } from '@/lib/auth/viewer';
import { findTeacherPicture } from '@/lib/data/profile/queries';

type Context = { params: Promise<{ teacherId: string }> };

/** A teacher's picture, for the teacher and the own class. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { teacherId } = await params;
  return respondWithPicture(await findTeacherPicture(await getViewer(), teacherId), 'teacher.webp');
}
