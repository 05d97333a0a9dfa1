import { respondWithPicture } from '@/lib/actions/download';
import { getViewer } from '@/lib/auth/viewer';
import { findTeacherPicture } from '@/lib/data/profile/queries';

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ teacherId: string }> },
): Promise<Response> {
  const { teacherId } = await params;
  return respondWithPicture(await findTeacherPicture(await getViewer(), teacherId), 'teacher.webp');
}
