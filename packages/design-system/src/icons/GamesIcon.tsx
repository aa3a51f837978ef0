import { Icon, type IconProps } from './Icon';

export function GamesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="4" width="6.5" height="6.5" rx="1.75" />
      <rect x="4" y="13.5" width="6.5" height="6.5" rx="1.75" />
      <rect x="13.5" y="13.5" width="6.5" height="6.5" rx="1.75" />
      <path d="m16.75 3.1 4.15 4.15-4.15 4.15-4.15-4.15Z" />
    </Icon>
  );
}
