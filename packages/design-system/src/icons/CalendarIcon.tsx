import { Icon, type IconProps } from './Icon';

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 5.5h13a1.5 1.5 0 0 1 1.5 1.5v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5Z" />
      <path d="M8 3.5v4M16 3.5v4M4 10.5h16" />
    </Icon>
  );
}
