import { Icon, type IconProps } from './Icon';

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 3.75h3l1.75 4.5-2.1 1.4a11.5 11.5 0 0 0 6.2 6.2l1.4-2.1 4.5 1.75v3a1.75 1.75 0 0 1-1.9 1.75A16 16 0 0 1 3.75 5.65 1.75 1.75 0 0 1 5.5 3.75Z" />
    </Icon>
  );
}
