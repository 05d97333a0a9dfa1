import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createSmtpMailer } from './mailer';

type Received = { from: string; to: string[]; data: string };

let server: Server;
let sockets: Socket[];

beforeEach(() => {
  sockets = [];
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  server.close();
  await once(server, 'close');
});

/** Only the parts of RFC 5321 that a letter needs. */
async function listen(refuseRecipient = false): Promise<{ url: string; letters: Received[] }> {
  const letters: Received[] = [];
  server = createServer((socket) => {
    sockets.push(socket);
    socket.setEncoding('utf8');
    let letter: Received = { from: '', to: [], data: '' };
    let readingData = false;
    let pending = '';
    const answer = (line: string) => socket.write(`${line}\r\n`);
    const line = (text: string) => {
      if (readingData) {
        if (text !== '.') {
          letter.data += `${text}\n`;
          return;
        }
        readingData = false;
        letters.push(letter);
        letter = { from: '', to: [], data: '' };
        answer('250 kept');
        return;
      }
      const command = text.toUpperCase();
      if (command.startsWith('EHLO')) answer('250 test');
      else if (command.startsWith('MAIL FROM:')) {
        letter.from = text.slice('MAIL FROM:'.length);
        answer('250 ok');
      } else if (command.startsWith('RCPT TO:')) {
        letter.to.push(text.slice('RCPT TO:'.length));
        answer(refuseRecipient ? '550 nobody of that name' : '250 ok');
      } else if (command === 'DATA') {
        readingData = true;
        answer('354 go on');
      } else if (command === 'QUIT') {
        answer('221 bye');
        socket.end();
      } else answer('250 ok');
    };
    socket.on('data', (chunk) => {
      pending += chunk;
      const lines = pending.split('\r\n');
      pending = lines.pop() ?? '';
      for (const text of lines) line(text);
    });
    answer('220 test');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, letters };
}

const LINK = 'http://localhost:3000/reset-password?token=0123456789abcdef';

it('hands the whole letter to the server that the setting names', async () => {
  const { url, letters } = await listen();
  const mailer = createSmtpMailer(url, 'Fraction League <league@school.test>', 'no-such-folder');

  await mailer.send({
    to: 'rivera@school.test',
    subject: 'A new password',
    text: `Open this link:\n\n${LINK}\n`,
  });

  expect(letters).toHaveLength(1);
  expect(letters[0]).toMatchObject({ from: '<league@school.test>', to: ['<rivera@school.test>'] });
  const [head = '', body = ''] = (letters[0]?.data ?? '').split(/\n\n([\s\S]*)/);
  expect(head.split('\n')).toEqual(
    expect.arrayContaining([
      'From: Fraction League <league@school.test>',
      'To: rivera@school.test',
      'Subject: A new password',
    ]),
  );
  // A key that is cut by a line break, or escaped, opens nothing.
  expect(body.split('\n')).toContain(LINK);
});

it('throws when the server takes the letter from nobody, so that the caller can say so', async () => {
  const { url, letters } = await listen(true);
  const mailer = createSmtpMailer(url, 'league@school.test', 'no-such-folder');

  await expect(mailer.send({ to: 'nobody@school.test', subject: 'S', text: 'T' })).rejects.toThrow(
    /550/,
  );
  expect(letters).toEqual([]);
});
