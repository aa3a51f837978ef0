import { Icon, type IconProps } from './Icon';

export function ColumnsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="5" width="17" height="14" rx="2" />
      <path d="M9.25 5v14M14.75 5v14" />
    </Icon>
  );
}
