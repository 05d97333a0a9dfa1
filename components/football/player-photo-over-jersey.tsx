'use client';

import { useCallback, useState } from 'react';

/**
 * If the photo is missing, the jersey stays. It is decoration, because the name is beside it as
 * text.
 */
export function PlayerPhotoOverJersey({ src, width }: { src: string; width: number }) {
  const [isShown, setIsShown] = useState(false);
  // The photo may have loaded before this script.
  const showIfLoaded = useCallback((picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth > 0) setIsShown(true);
  }, []);
  return (
    // biome-ignore lint/performance/noImgElement: an optimizer doesn't know its address.
    <img
      ref={showIfLoaded}
      src={src}
      alt=""
      width={width}
      height={width}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onLoad={() => setIsShown(true)}
      className={
        'absolute inset-0 size-full rounded-md object-cover ' +
        (isShown ? 'bg-raised' : 'opacity-0')
      }
    />
  );
}
