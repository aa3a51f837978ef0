import { Icon, type IconProps } from './Icon';

export function CardsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="9.5" y="5.5" width="11" height="15" rx="2" />
      <path d="m15 10.2 2.1 2.8-2.1 2.8-2.1-2.8ZM12.6 2.9 4.9 4.7a2 2 0 0 0-1.5 2.4l2.1 9.6" />
    </Icon>
  );
}
