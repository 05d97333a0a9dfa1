'use client';

import 'react-image-crop/dist/ReactCrop.css';
import { useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/notice';
import { useLiveRegionContent } from '@/components/ui/use-live-region-content';
import {
  CROP,
  CROP_AREA_AND_HANDLE_LABELS,
  CROP_EDGES,
  cropSizeInPercentText,
  moveEdgeText,
} from '@/words/crop';
import type { CropArea } from './prepare-picture';

type CropPictureProps = {
  src: string;
  initial: CropArea | null;
  onDone: (part: CropArea | null) => void;
  onCancel: () => void;
};

/** Starts slightly smaller than the picture, so that all edges can be grabbed. */
const START: PercentCrop = { unit: '%', x: 5, y: 5, width: 90, height: 90 };
/** In percent of the picture, per key press. */
const STEP = 5;

export function CropPicture({ src, initial, onDone, onCancel }: CropPictureProps) {
  const [crop, setCrop] = useState<PercentCrop>(initial ? { unit: '%', ...initial } : START);
  const { x, y, width, height } = crop;
  const [spoken, say] = useLiveRegionContent();
  const isPart = width >= MIN_CROP_PERCENT && height >= MIN_CROP_PERCENT;

  function move(edge: CropEdge, inward: number) {
    const next = moveCropEdge(crop, edge, inward);
    setCrop({ unit: '%', ...next });
    say(cropSizeInPercentText(Math.round(next.width), Math.round(next.height)));
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <p id="crop-help">{CROP.help}</p>
      <div className="flex justify-center rounded-md bg-board p-2">
        <ReactCrop
          crop={crop}
          onChange={(_, percent) => setCrop(percent)}
          keepSelection
          ruleOfThirds
          ariaLabels={CROP_AREA_AND_HANDLE_LABELS}
        >
          {/* biome-ignore lint/performance/noImgElement: it is still on the device. */}
          <img src={src} alt={CROP.whatYouChose} className="max-h-[60vh] w-auto" />
        </ReactCrop>
      </div>
      <ul className="grid grid-cols-2 gap-2">
        {CROP_EDGE_NAMES.map((edge) => (
          <li key={edge} className="flex flex-wrap items-center justify-between gap-2">
            <span>{CROP_EDGES[edge]}</span>
            <span className="flex gap-2">
              <Button variant="secondary" onClick={() => move(edge, STEP)}>
                <span className="sr-only">{`${moveEdgeText(edge)} `}</span>
                <span>{CROP.inward}</span>
              </Button>
              <Button variant="secondary" onClick={() => move(edge, -STEP)}>
                <span className="sr-only">{`${moveEdgeText(edge)} `}</span>
                <span>{CROP.outward}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <LiveRegion className="sr-only">{spoken}</LiveRegion>
      <div className="flex flex-wrap gap-3">
        <Button icon="check" disabled={!isPart} onClick={() => onDone({ x, y, width, height })}>
          {CROP.usePart}
        </Button>
        <Button variant="secondary" onClick={() => onDone(null)}>
          {CROP.useWhole}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {CROP.cancel}
        </Button>
      </div>
    </div>
  );
}

export const CROP_EDGE_NAMES = ['left', 'right', 'top', 'bottom'] as const;
type CropEdge = (typeof CROP_EDGE_NAMES)[number];

/** A smaller selection is an accidental tap. */
export const MIN_CROP_PERCENT = 5;

/**
 * Moves one edge inward by a percentage of the picture, or outward if negative. The part stays
 * inside the picture and never disappears.
 */
export function moveCropEdge(
  { x, y, width, height }: CropArea,
  edge: CropEdge,
  inward: number,
): CropArea {
  const isAcross = edge === 'left' || edge === 'right';
  const [start, length] = isAcross ? [x, width] : [y, height];
  const isFirst = edge === 'left' || edge === 'top';
  const room = isFirst ? start : 100 - start - length;
  const by = Math.max(-room, Math.min(inward, length - MIN_CROP_PERCENT));
  const [moved, rest] = [isFirst ? start + by : start, length - by];
  return isAcross ? { x: moved, y, width: rest, height } : { x, y: moved, width, height: rest };
}
