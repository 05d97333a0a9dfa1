import { LineIcon, type LineIconProps } from './line-icon';
import { SIGN_PATHS, type SignName } from './sign-paths';

export type { SignName };

/**
 * One of the few icons that messages, fields, and buttons under way need, so that a page of one
 * form carries no others.
 */
export const SignIcon = ({ name, ...look }: LineIconProps & { name: SignName }) => (
  <LineIcon {...look} path={SIGN_PATHS[name]} />
);
