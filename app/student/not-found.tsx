import { OutOfBounds } from '@/components/open/out-of-bounds';

export const metadata = { title: 'Page not found' };

export default function NotFound() {
  return <OutOfBounds />;
}
