import { Icon, type IconProps } from './Icon';

export function FlameIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12.5 2.75c.3 3.7 6.25 5.6 6.25 11.5a6.75 6.75 0 0 1-13.5 0c0-2.7 1.4-4.4 2.7-5.9.3 1.7 1 2.7 2 3.3-.4-3.5.2-6.7 2.55-8.9Z" />
      <path d="M12 21c-1.7 0-2.75-1.1-2.75-2.6 0-1.7 1.35-2.4 2.75-4.15 1.4 1.75 2.75 2.45 2.75 4.15C14.75 19.9 13.7 21 12 21Z" />
    </Icon>
  );
}
