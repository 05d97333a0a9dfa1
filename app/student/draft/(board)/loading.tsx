import { ScreenLoading } from '../../in-frame';

export default function Loading() {
  return <ScreenLoading rows={8} />;
}
