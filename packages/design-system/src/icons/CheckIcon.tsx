import { Icon, type IconProps } from './Icon';

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.5 12.75 5 5 10-11" />
    </Icon>
  );
}
