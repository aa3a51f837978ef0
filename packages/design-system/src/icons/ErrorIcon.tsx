import { Icon, type IconProps } from './Icon';

export function ErrorIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3ZM12 7.75V13M12 16.25h.01" />
    </Icon>
  );
}
