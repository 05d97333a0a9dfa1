import 'server-only';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import { requireAdmin } from '@/lib/data/admin/require-admin';
import { requireTeacherPage } from './guards';
import { orNotFound } from './own-league-page';

/** A page for admins: everyone who is no teacher is sent away, and for every other teacher it is the 404 page. */
export async function requireAdminPage(): Promise<SignedInViewer> {
  const viewer = await requireTeacherPage();
  await orNotFound(() => requireAdmin(viewer, 'admin.page'));
  return viewer;
}
