import { Icon, type IconProps } from './Icon';

export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 4v5h-5M19.4 9A8 8 0 1 0 20 12" />
    </Icon>
  );
}
