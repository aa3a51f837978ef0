import { Icon, type IconProps } from './Icon';

export function ImageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.75" y="4.75" width="16.5" height="14.5" rx="2" />
      <circle cx="9" cy="9.75" r="1.5" />
      <path d="m4.5 17.25 4.75-4.5 3.25 3 3-2.75 4.5 4" />
    </Icon>
  );
}
