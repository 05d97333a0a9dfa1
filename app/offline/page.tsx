import { SavedPageList } from '@/components/offline/saved-page-list';
import { PublicPageShell } from '@/components/shell/public-page-shell';
import { OFFLINE } from '@/words/offline';

/** Rendered per request, so that its scripts carry the nonce of its content security policy. */
export const dynamic = 'force-dynamic';

export const generateMetadata = () => ({ title: OFFLINE.needsWifi });

/**
 * The service worker shows this instead of a page that isn't stored on the device. It is the same
 * for everyone and requests nothing from the server.
 */
export default function OfflinePage() {
  return (
    <PublicPageShell headerEnd={<span />} className="max-w-text py-8">
      <h1 className="text-big">{OFFLINE.needsWifi}</h1>
      <p className="mt-4 mb-6 text-lead">{OFFLINE.notSaved}</p>
      <SavedPageList />
    </PublicPageShell>
  );
}
