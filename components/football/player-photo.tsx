'use client';

import { useCallback, useState } from 'react';

/**
 * A photo over the jersey, seen once it has arrived: one that is missing, or fails, leaves the
 * jersey as it is. It decorates, as the jersey does: the name is beside it as text.
 */
export function PlayerPhoto({ src, width }: { src: string; width: number }) {
  const [isShown, setIsShown] = useState(false);
  // It may have arrived before this script has.
  const look = useCallback((picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth > 0) setIsShown(true);
  }, []);
  return (
    // biome-ignore lint/performance/noImgElement: the operator's own pictures, at an address an optimizer does not know.
    <img
      ref={look}
      src={src}
      alt=""
      width={width}
      height={width}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onLoad={() => setIsShown(true)}
      className={`absolute inset-0 size-full rounded-md object-cover ${isShown ? 'bg-raised' : 'opacity-0'}`}
    />
  );
}
