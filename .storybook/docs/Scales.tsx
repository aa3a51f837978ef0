import './docs.css';
import { ThemeProvider } from '@parlour/design-system/theme';
import {
  DURATIONS,
  EASINGS,
  FONT_SIZES,
  fontFamily,
  INSETS,
  LINE_HEIGHTS,
  media,
  RADII,
  SIZES,
  SPACE_STEPS,
} from '@parlour/design-system/tokens';
import type { CSSProperties, ReactNode } from 'react';

interface TableProps {
  prefix: string;
  values: Record<string, string>;
  /** Draws a value. */
  show?: (value: string) => ReactNode;
}

/** The tokens of one scale, each drawn where there is something to see. */
function Scale({ prefix, values, show }: TableProps) {
  return (
    <div className="pl-docs">
      <table className="even">
        <thead>
          <tr>
            <th>Token</th>
            <th>Value</th>
            {show === undefined ? null : <th>Sample</th>}
          </tr>
        </thead>
        <tbody>
          {Object.entries(values).map(([name, value]) => (
            <tr key={name}>
              <td>
                <code>{`${prefix}${name}`}</code>
              </td>
              <td>{value}</td>
              {show === undefined ? null : <td>{show(value)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const box = (style: CSSProperties): ReactNode => (
  <div style={{ border: '2px solid currentColor', ...style }} />
);

/** Sizes of text in the face of headings and in the one of running text. */
export function TypeSizes() {
  const faces = ['display', 'text'] as const;
  return (
    <ThemeProvider>
      {faces.map((face) => (
        <Scale
          key={face}
          prefix="--pl-font-size-"
          values={FONT_SIZES}
          show={(fontSize) => (
            <span style={{ fontSize, fontFamily: fontFamily(face), lineHeight: 1.2 }}>
              {face === 'display' ? 'Lantern 88' : 'Play a round'}
            </span>
          )}
        />
      ))}
    </ThemeProvider>
  );
}

export const LineHeights = () => <Scale prefix="--pl-line-height-" values={LINE_HEIGHTS} />;

export const Spaces = () => (
  <Scale
    prefix="--pl-space-"
    values={Object.fromEntries(SPACE_STEPS.map((step) => [step, `${step}px`]))}
    show={(inlineSize) => <div style={{ inlineSize, blockSize: 16, background: 'currentColor' }} />}
  />
);

export const Radii = () => (
  <Scale
    prefix="--pl-radius-"
    values={RADII}
    show={(borderRadius) => box({ borderRadius, inlineSize: 72, blockSize: 40 })}
  />
);

export const Insets = () => (
  <Scale
    prefix="--pl-inset-"
    values={INSETS}
    show={(padding) => (
      <div style={{ border: '2px solid currentColor', inlineSize: 'fit-content', padding }}>
        <div style={{ inlineSize: 40, blockSize: 16, background: 'currentColor' }} />
      </div>
    )}
  />
);

export const Sizes = () => <Scale prefix="--pl-size-" values={SIZES} />;

export const Breakpoints = () => <Scale prefix="media." values={media} />;

/** Durations and easings; a bar moves under the pointer, or when it has the focus. */
export function Motion() {
  const moving = (transition: string) => (
    <button type="button" className="mover" style={{ transition }}>
      Move
    </button>
  );
  return (
    <>
      <Scale
        prefix="--pl-duration-"
        values={DURATIONS}
        show={(duration) => moving(`translate ${duration} ${EASINGS.in}`)}
      />
      <Scale
        prefix="--pl-easing-"
        values={EASINGS}
        show={(easing) => moving(`translate ${DURATIONS.slide} ${easing}`)}
      />
    </>
  );
}
