import { NextRequest } from 'next/server';

/** The module reads the settings once, as a process does. */
async function policyWith(setting: string | undefined): Promise<string> {
  if (setting === undefined) delete process.env.PLAYER_IMAGES;
  else process.env.PLAYER_IMAGES = setting;
  jest.resetModules();
  const { middleware } = await import('./middleware');
  const response = await middleware(new NextRequest('http://localhost:3000/about'));
  return response.headers.get('content-security-policy') ?? '';
}

afterEach(() => {
  delete process.env.PLAYER_IMAGES;
});

const images = (policy: string) => policy.split('; ').find((line) => line.startsWith('img-src'));

test('pictures come from nowhere else, and with an address for photos of players from its origin alone', async () => {
  const plain = await policyWith(undefined);
  expect(images(plain)).toBe("img-src 'self' blob: data:");
  expect(images(await policyWith('data'))).toBe("img-src 'self' blob: data:");
  const opened = await policyWith('https://pictures.school.example/player_images/{id}.jpg');
  expect(images(opened)).toBe("img-src 'self' blob: data: https://pictures.school.example");
  const others = (policy: string) => policy.split('; ').filter((line) => !/^(img|script)-src/.test(line));
  expect(others(opened)).toEqual(others(plain));
});
