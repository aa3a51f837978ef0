import { Icon, type IconProps } from './Icon';

export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20c.9-3.7 3.7-5.5 7.5-5.5s6.6 1.8 7.5 5.5" />
    </Icon>
  );
}
