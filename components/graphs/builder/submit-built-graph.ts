import type { ActionResult } from '@/lib/actions/run-request';
import { MAX_GRAPH_DESCRIPTION_LENGTH } from '@/lib/domain/graphs/handed-in-graph';
import { BUILDER } from '@/words/graph-builder';
import { type GraphUploadFields, uploadGraphPicture } from '../upload-graph-picture';

/** Pixels. The picture is shown to a whole class. */
const MIN_WIDTH = 1280;

const notDrawn = (): ActionResult<never> => ({
  ok: false,
  error: { code: 'unavailable', message: BUILDER.noPicture },
});

type GraphToHandIn = Omit<GraphUploadFields, 'file' | 'source'> & { svg: SVGSVGElement };

/** Turns the chart into a picture and uploads it. Never rejects. */
export async function submitBuiltGraph({
  svg,
  description,
  ...fields
}: GraphToHandIn): ReturnType<typeof uploadGraphPicture> {
  const file = await renderChartAsPng(svg).catch(() => null);
  if (!file) return notDrawn();
  return uploadGraphPicture({
    file,
    description: shortenAfterWord(description, MAX_GRAPH_DESCRIPTION_LENGTH),
    source: 'builder',
    ...fields,
  });
}

function shortenAfterWord(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}

/**
 * The chart as a PNG on white, with the page's font embedded.
 *
 * @throws Error when the browser can't draw it.
 */
async function renderChartAsPng(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal;
  const scale = Math.max(1, MIN_WIDTH / width);
  const image = await loadImage(await standAlone(svg, width * scale, height * scale));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture.'))),
      'image/png',
    );
  });
}

/**
 * Makes a standalone SVG document: an image can use neither the page's style sheet nor its fonts.
 */
async function standAlone(svg: SVGSVGElement, width: number, height: number): Promise<string> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', `${width}`);
  copy.setAttribute('height', `${height}`);
  copy.removeAttribute('class');
  const font = await pageFont();
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = `${font ? `@font-face{font-family:page;src:url(${font});font-weight:400 700}` : ''}text{font-family:page,system-ui,sans-serif}`;
  copy.prepend(style);
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
}

function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The chart could not be read as a picture.'));
    image.src = address;
  });
}

/** The page's font as a data URL, or null, which leaves the device's default font. */
async function pageFont(): Promise<string | null> {
  try {
    const file = fontFile();
    if (!file) return null;
    const blob = await (await fetch(file)).blob();
    return await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.onerror = () => resolve(null);
      reader.readAsDataURL(blob);
    });
  } catch {
    return null;
  }
}

function fontFile(): string | null {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      const file =
        rule instanceof CSSFontFaceRule
          ? /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1]
          : null;
      if (file) return new URL(file, sheet.href ?? document.baseURI).href;
    }
  }
  return null;
}
