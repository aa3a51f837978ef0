import { Icon, type IconProps } from './Icon';

export function MoonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 14.4A8.4 8.4 0 1 1 9.6 4 6.7 6.7 0 0 0 20 14.4Z" />
    </Icon>
  );
}
