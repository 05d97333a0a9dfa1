// Redraws one picture after another, in a process that may be killed: the image library has no
// limit of time that holds in the middle of a decoder. Started by `safe-image.ts`; plain Node,
// because nothing of it is built.
import sharp from 'sharp';

const MAX_SIDE = 2000;
const SMALL_SIDE = 480;
/**
 * More than the cameras of phones and Chromebooks take, and 160 MB when it has to be held at once
 * to turn it.
 */
const MAX_PIXELS = 40_000_000;
/** A picture of one pixel's height is a stripe, and no graph. */
const MIN_SIDE = 16;
/**
 * A process that has used more than this ends, so that each picture has its full two and a half
 * seconds.
 */
const SPENT_SECONDS = 0.4;
const MAX_MEMORY_BYTES = 700 * 1024 * 1024;
const LOOK_EVERY_MS = 25;

// One thread, and nothing kept between two pictures.
sharp.concurrency(1);
sharp.cache(false);
// Only loaders for JPEG, PNG, and WebP are allowed; everything else stays unreadable.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

const usedSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
// Not `process.exit`, which would wait for the decoder.
const die = () => process.kill(process.pid, 'SIGKILL');

let isBusy = false;
/** In seconds of processor time over the whole life of the process; each request brings it. */
let mostSeconds = 0;

// The decoder works on another thread, so this one is free to look.
setInterval(() => {
  if (isBusy && (usedSeconds() > mostSeconds || process.memoryUsage.rss() > MAX_MEMORY_BYTES))
    die();
}, LOOK_EVERY_MS).unref();

process.on('disconnect', die);
process.on('message', async ({ original, seconds }) => {
  mostSeconds = seconds;
  isBusy = true;
  const answer = await convert(original);
  isBusy = false;
  process.send?.({ ...answer, isSpent: usedSeconds() > SPENT_SECONDS });
});
process.send?.({ ready: true });

async function convert(original) {
  try {
    const { width, height } = await sharp(original, {
      limitInputPixels: false,
      failOn: 'error',
    }).metadata();
    if (width * height > MAX_PIXELS) return { refused: 'too-large' };
    if (Math.min(width, height) < MIN_SIDE) return { refused: 'too-small' };
    const { data, info } = await sharp(original, {
      failOn: 'error',
      limitInputPixels: MAX_PIXELS,
      animated: false,
    })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      // A drawing without a background was meant to lie on paper.
      .flatten({ background: '#ffffff' })
      .webp({ quality: 88, smartSubsample: true, effort: 2 })
      .toBuffer({ resolveWithObject: true });
    const small = await sharp(data)
      .resize({ width: SMALL_SIDE, height: SMALL_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, smartSubsample: true, effort: 2 })
      .toBuffer();
    return { bytes: data, small, width: info.width, height: info.height };
  } catch {
    // The library's own words can quote the file, so they go no further.
    return { refused: 'damaged' };
  }
}
