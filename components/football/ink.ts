import { contrastRatio } from '@/lib/domain/colours';

/** Whichever of white and ink is easier to read on this colour; one of the two always reaches 4.5:1. */
export function inkOn(background: string): '#ffffff' | '#000000' {
  return contrastRatio(background, '#ffffff') >= 4.5 ? '#ffffff' : '#000000';
}
