import { OutOfBounds } from '@/components/open/out-of-bounds';

export default function NotFound() {
  return <OutOfBounds />;
}
