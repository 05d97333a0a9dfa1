import { useEffect, useState } from 'react';
import { deviceStorage } from '@/components/outbox/device-storage';

const NAME = 'grid-words';

/** Shows words beside the signs; the choice is saved on the device. */
export function useShowsGridWords(): [boolean, (next: boolean) => void] {
  const [words, setWords] = useState(false);
  useEffect(() => setWords(deviceStorage().read(NAME) === true), []);
  return [
    words,
    (next) => {
      setWords(next);
      deviceStorage().write(NAME, next);
    },
  ];
}
