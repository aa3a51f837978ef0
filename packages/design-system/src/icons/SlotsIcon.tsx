import { Icon, type IconProps } from './Icon';

export function SlotsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="5" width="18" height="14" rx="2.5" />
      <path d="M9 5v14M15 5v14M10.9 9.9h2.5l-1.6 4.2M6 12h.01M18 12h.01" />
    </Icon>
  );
}
