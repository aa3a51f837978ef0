import { Icon, type IconProps } from './Icon';

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.7 5.8c.7-.2 1.5-.3 2.3-.3 4 0 7.3 2.2 9.5 6.5a14.6 14.6 0 0 1-2.7 3.6M15.4 17.9a9 9 0 0 1-3.4.6c-4 0-7.3-2.2-9.5-6.5a14.4 14.4 0 0 1 4-4.7" />
      <path d="M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16" />
    </Icon>
  );
}
