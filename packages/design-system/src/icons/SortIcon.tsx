import { Icon, type IconProps } from './Icon';

export function SortIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m8 9.5 4-4 4 4M8 14.5l4 4 4-4" />
    </Icon>
  );
}
