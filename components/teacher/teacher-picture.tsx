import { Icon } from '@/components/ui/icon';

/** It has no text alternative, because the name is always beside it. */
export function TeacherPicture({ url, className }: { url: string | null; className: string }) {
  if (!url) {
    return (
      <span
        className={
          'inline-flex items-center justify-center rounded-full bg-sunk text-content-faint ' +
          className
        }
      >
        <Icon name="user" className="size-3/5" />
      </span>
    );
  }
  // biome-ignore lint/performance/noImgElement: an optimizer would keep a copy.
  return <img src={url} alt="" className={`rounded-full bg-sunk object-cover ${className}`} />;
}
