import { Icon, type IconName } from './icon';
import { PlainButton, type PlainButtonProps } from './plain-button';

type ButtonProps = Omit<PlainButtonProps, 'start'> & { icon?: IconName };

export function Button({ icon, ...rest }: ButtonProps) {
  return <PlainButton {...rest} start={icon ? <Icon name={icon} /> : null} />;
}
