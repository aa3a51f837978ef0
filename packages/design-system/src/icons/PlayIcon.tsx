import { Icon, type IconProps } from './Icon';

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5v14l11-7Z" />
    </Icon>
  );
}
