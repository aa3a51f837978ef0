import { Icon, type IconProps } from './Icon';

export function SoundIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 9.5v5h3.5l4.5 4v-13l-4.5 4ZM15.5 9a4.25 4.25 0 0 1 0 6M18.25 6.25a8.1 8.1 0 0 1 0 11.5" />
    </Icon>
  );
}
