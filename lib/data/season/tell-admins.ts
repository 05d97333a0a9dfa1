import { getServices } from '@/lib/server/services';
import { admins } from '@/lib/store/collections/profiles';

/** Sends the same mail to every admin. True when at least one went out; with no admin there is nobody to tell, which is true as well. */
export async function tellAdmins({ subject, text }: { subject: string; text: string }): Promise<boolean> {
  const { store, mailer } = getServices();
  const addresses = (await store.query(admins, {})).map(({ id }) => id);
  const sent = await Promise.allSettled(addresses.map((to) => mailer.send({ to, subject, text })));
  return addresses.length === 0 || sent.some(({ status }) => status === 'fulfilled');
}
