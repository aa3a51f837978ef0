import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, easing } from '../../tokens/read';

export const Root = styled.svg`
  display: block;
  inline-size: 100%;
  aspect-ratio: 1;
  overflow: visible;

  [data-ink] { fill: none; stroke: ${color('accent-mark')}; stroke-width: 1.5; stroke-linejoin: round; stroke-linecap: round; }
  /* A deep red in both themes, which is not a colour of the interface. */
  [data-ink='wine'] { fill: color-mix(in oklab, ${color('danger')} 48%, ${color('on-accent')}); }
  [data-ink='paper'] { fill: ${color('accent-subtle')}; }
  [data-ink='brass'] { fill: ${color('accent')}; }
  [data-ink='dark'] { fill: ${color('on-accent')}; stroke: none; }
  [data-ink='rim'] { stroke-width: 4; }
  [data-ink='shine'] { stroke: ${color('accent-subtle')}; stroke-width: 2.5; }

  [data-move] {
    transform-box: fill-box;
    transform-origin: center;
    transition: opacity ${duration('appear')} ${easing('in')}, translate ${duration('appear')} ${easing('in')};
  }
  [data-move='gift'] { opacity: 0; translate: 0 20px; }
  &[data-open] [data-move='gift'] { opacity: 1; translate: 0; }
  &[data-open][data-kind='redEnvelope'] [data-move='lid'] { opacity: 0; translate: 0 -12px; }
  &[data-open][data-kind='goldenEgg'] [data-move='lid'] { translate: 6px -18px; rotate: 14deg; opacity: 0; }

  @media ${media.still} { [data-move] { transition-property: opacity; } }
  @media ${media.forced} {
    && [data-ink] { stroke: CanvasText; }
    [data-ink='wine'], [data-ink='paper'], [data-ink='dark'] { fill: Canvas; }
    [data-ink='brass'] { fill: CanvasText; }
    && [data-ink='shine'] { stroke: Canvas; }
  }
`;
