import { ICON_PATHS, type IconName } from './icon-paths';
import { LineIcon, type LineIconProps } from './line-icon';

export type { IconName };

export const Icon = ({ name, ...look }: LineIconProps & { name: IconName }) => (
  <LineIcon {...look} path={ICON_PATHS[name]} />
);
