import { Icon, type IconProps } from './Icon';

export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
    </Icon>
  );
}
