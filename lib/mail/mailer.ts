import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';

export type MailMessage = { to: string; subject: string; text: string };

export interface Mailer {
  /** Throws if the message can't be handed over for delivery. */
  send(message: MailMessage): Promise<void>;
  forget(to: string): Promise<void>;
  newest(to: string, subject: string): Promise<MailMessage | null>;
  countOlder(than: Date): Promise<number>;
  removeOlder(than: Date): Promise<void>;
}

/** Also finds messages that an earlier start without SMTP left in the outbox folder. */
export function createSmtpMailer(url: string, from: string, dataDir: string): Mailer {
  const transport = nodemailer.createTransport(url);
  return {
    ...storedMail(dataDir),
    async send(message) {
      await transport.sendMail({ from, ...message });
    },
  };
}

/**
 * Without SMTP, each message becomes a file in `DATA_DIR/outbox`, which the operator can pass on.
 * The log names only the file: it must not show the recipient, and the link inside is a key to an
 * account.
 */
export function createFileMailer(dataDir: string, log: (line: string) => void): Mailer {
  const folder = outboxFolder(dataDir);
  return {
    ...storedMail(dataDir),
    async send({ to, subject, text }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${Date.now()}-${randomBytes(4).toString('hex')}.txt`;
      await writeFile(join(folder, name), `To: ${to}\nSubject: ${subject}\n\n${text}\n`, {
        mode: 0o600,
      });
      log(`outbox/${name}`);
    },
  };
}

const outboxFolder = (dataDir: string) => join(dataDir, 'outbox');

function storedMail(dataDir: string): Omit<Mailer, 'send'> {
  const folder = outboxFolder(dataDir);
  const files = async () =>
    (await readdir(folder).catch(() => [])).sort().map((name) => join(folder, name));
  const read = (path: string) => readFile(path, 'utf8').catch(() => '');

  async function older(than: Date): Promise<string[]> {
    const found = await Promise.all(
      (await files()).map(async (path) => ({ path, file: await stat(path).catch(() => null) })),
    );
    return found.flatMap(({ path, file }) => (file?.isFile() && file.mtime < than ? [path] : []));
  }

  return {
    async forget(to) {
      for (const path of await files()) {
        const [firstLine] = (await read(path)).split('\n');
        if (firstLine === `To: ${to}`) await rm(path, { force: true });
      }
    },
    async newest(to, subject) {
      const head = `To: ${to}\nSubject: ${subject}\n\n`;
      for (const path of (await files()).reverse()) {
        const mail = await read(path);
        if (mail.startsWith(head)) return { to, subject, text: mail.slice(head.length).trimEnd() };
      }
      return null;
    },
    countOlder: async (than) => (await older(than)).length,
    async removeOlder(than) {
      for (const path of await older(than)) await rm(path, { force: true });
    },
  };
}
