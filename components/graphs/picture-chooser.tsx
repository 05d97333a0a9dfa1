'use client';

import { type DragEvent, useEffect, useRef, useState } from 'react';
import { FileButton } from '@/components/forms/file-button';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { lazyModule } from '@/components/ui/lazy-module';
import { GRAPH_UPLOAD } from '@/words/turn-in';
import { type CropArea, drawCroppedPictureIntoCanvas, pictureRefusal } from './prepare-picture';

const CropPicture = lazyModule(() => import('./crop-picture')).component(
  (parts) => parts.CropPicture,
);

export type ChosenPicture = { file: File; part: CropArea | null };

type PictureChooserProps = {
  chosen: ChosenPicture | null;
  error: string | null;
  onChoose: (picture: ChosenPicture | null) => void;
  onError: (message: string | null) => void;
};

export function PictureChooser({ chosen, error, onChoose, onError }: PictureChooserProps) {
  const [over, setOver] = useState(false);
  const [cropping, setCropping] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const moved = useRef(false);

  // The focused element disappears with its step, so the focus moves on to the next one.
  useEffect(() => {
    if (moved.current) box.current?.focus();
    moved.current = false;
  });

  function move(picture: ChosenPicture | null, crops = false) {
    moved.current = true;
    setCropping(crops);
    onChoose(picture);
  }

  function take(file: File | null | undefined) {
    if (!file) return;
    const problem = pictureRefusal(file);
    onError(problem);
    if (!problem) move({ file, part: null });
  }

  function refuse() {
    move(null);
    onError(GRAPH_UPLOAD.notAPicture);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  }

  return (
    <fieldset className="min-w-0" aria-describedby={error ? 'picture-error' : undefined}>
      <legend className="mb-1 font-semibold">{GRAPH_UPLOAD.picture}</legend>
      <div ref={box} tabIndex={-1}>
        {chosen ? (
          <Preview
            key={chosen.file.name + chosen.file.lastModified}
            chosen={chosen}
            cropping={cropping}
            onMove={move}
            onBroken={refuse}
          />
        ) : (
          // biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same.
          <div
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
            className={
              'grid justify-items-center gap-3 rounded-lg border-2 border-dashed px-4 py-8 ' +
              'text-center ' +
              (over ? 'border-field bg-field-soft' : 'border-line-strong bg-surface')
            }
          >
            <Icon name="image" className="size-12 text-content-faint" />
            <p>{GRAPH_UPLOAD.dragHere}</p>
            <div className="flex flex-wrap justify-center gap-3">
              <FileButton variant="primary" onFile={take}>
                <Icon name="upload" />
                <span>{` ${GRAPH_UPLOAD.choose}`}</span>
              </FileButton>
              <FileButton variant="secondary" camera onFile={take}>
                <Icon name="camera" />
                <span>{` ${GRAPH_UPLOAD.takePhoto}`}</span>
              </FileButton>
            </div>
            <p className="text-content-soft text-base">{GRAPH_UPLOAD.kinds}</p>
          </div>
        )}
      </div>
      {error ? <FieldError id="picture-error">{error}</FieldError> : null}
    </fieldset>
  );
}

type PreviewProps = {
  chosen: ChosenPicture;
  cropping: boolean;
  onMove: (picture: ChosenPicture | null, crops?: boolean) => void;
  /** The browser can't decode the picture. */
  onBroken: () => void;
};

function Preview({ chosen, cropping, onMove, onBroken }: PreviewProps) {
  const [src, setSrc] = useState<string | null>(null);
  const { file, part } = chosen;

  useEffect(() => {
    const url = URL.createObjectURL(file);
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  if (!src) return null;
  if (cropping) {
    return (
      <CropPicture
        src={src}
        initial={part}
        onDone={(next) => onMove({ file, part: next })}
        onCancel={() => onMove(chosen)}
      />
    );
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex justify-center rounded-lg border-2 border-line bg-sunk p-2">
        <Cropped src={src} part={part} onBroken={onBroken} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon="crop" onClick={() => onMove(chosen, true)}>
          {part ? GRAPH_UPLOAD.cropAgain : GRAPH_UPLOAD.crop}
        </Button>
        <Button variant="quiet" icon="rotate-ccw" onClick={() => onMove(null)}>
          {GRAPH_UPLOAD.chooseAnother}
        </Button>
      </div>
    </div>
  );
}

const PREVIEW_SIDE = 800;

function Cropped({
  src,
  part,
  onBroken,
}: {
  src: string;
  part: CropArea | null;
  onBroken: () => void;
}) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  useEffect(() => {
    if (!canvas || !part) return;
    const image = new Image();
    image.onload = () => {
      drawCroppedPictureIntoCanvas(
        canvas,
        image,
        { width: image.naturalWidth, height: image.naturalHeight },
        part,
        PREVIEW_SIDE,
      );
    };
    image.src = src;
  }, [canvas, part, src]);

  if (part)
    return (
      <canvas
        ref={setCanvas}
        role="img"
        aria-label={GRAPH_UPLOAD.partKept}
        className="max-h-80 max-w-full"
      />
    );
  return (
    // biome-ignore lint/performance/noImgElement: a picture that has not left the device.
    <img
      src={src}
      alt={GRAPH_UPLOAD.whatYouChose}
      onError={onBroken}
      className="max-h-80 max-w-full object-contain"
    />
  );
}
