import { KeptList } from '@/components/offline/kept-list';
import { OpenShell } from '@/components/shell/open-shell';

/** Made for each request, so that its scripts carry the nonce of its policy. */
export const dynamic = 'force-dynamic';

export const metadata = { title: 'This page needs Wi-Fi' };

/**
 * Shown by the worker in the place of a page that isn't kept on the device. It is the same for
 * everyone, and asks nothing of the server.
 */
export default function OfflinePage() {
  return (
    <OpenShell end={<span />} className="max-w-text py-8">
      <h1 className="text-big">This page needs Wi-Fi</h1>
      <p className="mt-4 mb-6 text-lead">
        It isn’t saved on this device, so it opens when the Wi-Fi is back. Nothing you did is lost.
      </p>
      <KeptList />
    </OpenShell>
  );
}
