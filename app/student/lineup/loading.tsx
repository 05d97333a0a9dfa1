import { ScreenLoading } from '../in-frame';

export default function Loading() {
  return <ScreenLoading panel={false} rows={8} />;
}
