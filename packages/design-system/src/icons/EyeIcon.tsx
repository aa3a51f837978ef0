import { Icon, type IconProps } from './Icon';

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 12C4.7 7.7 8 5.5 12 5.5s7.3 2.2 9.5 6.5c-2.2 4.3-5.5 6.5-9.5 6.5S4.7 16.3 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
    </Icon>
  );
}
