const DRAWINGS = {
  heart:
    'M12 20s-8.25-4.6-8.25-10.6A4.65 4.65 0 0 1 12 6.7a4.65 4.65 0 0 1 8.25 2.7C20.25 15.4 12 20 12 20Z',
  down: 'm5 8.75 7 7 7-7',
  close: 'M6 6l12 12M18 6 6 18',
  eye: 'M2.5 12C4.7 7.7 8 5.5 12 5.5s7.3 2.2 9.5 6.5c-2.2 4.3-5.5 6.5-9.5 6.5S4.7 16.3 2.5 12ZM9 12a3 3 0 0 0 6 0 3 3 0 0 0-6 0',
  eyeOff:
    'M9.7 5.8c.7-.2 1.5-.3 2.3-.3 4 0 7.3 2.2 9.5 6.5a14.6 14.6 0 0 1-2.7 3.6M15.4 17.9a9 9 0 0 1-3.4.6c-4 0-7.3-2.2-9.5-6.5a14.4 14.4 0 0 1 4-4.7M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16',
  play: 'M8 5v14l11-7Z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  fault: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3ZM12 7.75V13M12 16.25h.01',
} as const;

interface IconProps {
  name: keyof typeof DRAWINGS;
  isFilled?: boolean;
}

/** The same icons as on the page of the design system. */
export function Icon({ name, isFilled = false }: IconProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
