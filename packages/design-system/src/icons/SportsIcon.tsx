import { Icon, type IconProps } from './Icon';

export function SportsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="m12 8 3.8 2.8-1.45 4.4h-4.7L8.2 10.8ZM12 8V3M15.8 10.8l4.8-1.6M14.35 15.2l2.9 4M9.65 15.2l-2.9 4M8.2 10.8 3.4 9.2" />
    </Icon>
  );
}
