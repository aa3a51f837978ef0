import { Icon, type IconProps } from './Icon';

export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 8.75 7 7 7-7" />
    </Icon>
  );
}
