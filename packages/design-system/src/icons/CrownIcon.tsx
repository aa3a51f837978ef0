import { Icon, type IconProps } from './Icon';

export function CrownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.25 17 3 7.5l5 4 4-6.5 4 6.5 5-4L19.75 17ZM5 20.5h14" />
    </Icon>
  );
}
