import { Icon, type IconProps } from './Icon';

export function ChartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4v16h16" />
      <path d="m7.5 14.5 3.75-4.25 3 2.75L20 7" />
    </Icon>
  );
}
