import { queryMedia } from '../../hooks/queryMedia';
import { color, fontFamily, radius } from '../../tokens/read';
import type { ColorName } from '../../tokens/semantic';

/** Colours of the message, which is a promise to vendors (`docs/contracts/vendor-frames.md`). */
const COLORS = {
  page: 'surface-page',
  panel: 'surface-panel',
  text: 'text-default',
  mutedText: 'text-muted',
  line: 'border-default',
  action: 'action',
  onAction: 'on-action',
  accent: 'accent',
  onAccent: 'on-accent',
  accentText: 'accent-text',
  danger: 'danger-text',
  positive: 'positive',
} as const satisfies Record<string, ColorName>;

/** Red, green and blue of a computed colour as `#rrggbb`. */
function hexOf(computed: string): string {
  const unit = computed.startsWith('color(') ? 255 : 1;
  const parts = (computed.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).slice(0, 3).map((part) => {
    const value = Math.min(255, Math.max(0, Math.round(Number(part) * unit)));
    return value.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** The theme where the frame stands, as a message to it. */
export function readFrameTheme(frame: HTMLIFrameElement) {
  const own = getComputedStyle(frame);
  // A frame shows none of its children, but they inherit its values.
  const probe = document.createElement('i');
  frame.append(probe);
  const style = getComputedStyle(probe);
  const colorOf = (name: ColorName): string => {
    probe.style.color = color(name);
    const given = style.color;
    // A merchant's style sheet may use another colour space.
    if (!given.startsWith('rgb')) probe.style.color = `color-mix(in srgb, ${given} 100%, ${given})`;
    return hexOf(style.color);
  };
  const radiusOf = (name: 'control' | 'panel'): number => {
    probe.style.borderRadius = radius(name);
    return Number.parseFloat(style.borderTopLeftRadius);
  };
  const fontOf = (name: 'text' | 'display'): string => {
    probe.style.fontFamily = fontFamily(name);
    return style.fontFamily;
  };
  const theme = {
    type: 'parlour:theme',
    version: 1,
    scheme: own.colorScheme.startsWith('dark') ? 'dark' : 'light',
    language: frame.closest<HTMLElement>('[lang]')?.lang ?? '',
    direction: own.direction,
    colors: Object.fromEntries(
      Object.entries(COLORS).map(([name, token]) => [name, colorOf(token)]),
    ),
    radius: { control: radiusOf('control'), panel: radiusOf('panel') },
    font: { text: fontOf('text'), display: fontOf('display') },
    reducedMotion: queryMedia('(prefers-reduced-motion: reduce)')?.matches === true,
  };
  probe.remove();
  return theme;
}
