import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, easing, fontFamily, fontSize, radius, space } from '../../tokens/read';
import { digitLine } from '../DigitStrip/DigitStrip.styles';

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  padding: ${space(24)} ${space(8)} ${space(16)};
  border-radius: ${radius('panel')};
  text-align: center;
  container-type: inline-size;
  background: radial-gradient(closest-side, ${color('glow')}, transparent);
`;

export const Name = styled.p`
  font-size: ${fontSize('sm')};
  font-weight: 600;
  color: ${color('text-muted')};
`;

export const Line = styled.div`
  display: grid;
  /* A long figure takes the space of the side without a button. */
  grid-template-columns: minmax(auto, 32px) auto minmax(auto, 32px);
  align-items: center;
  max-inline-size: 100%;
  @media ${media.touch} { grid-template-columns: minmax(auto, 44px) auto minmax(auto, 44px); }
`;

export const Figure = styled.div`
  grid-column: 2;
  display: flex;
  ${digitLine}
  line-height: var(--pl-digit-line);
  /* Keeps the height until the figure is known. */
  min-block-size: calc(1em * var(--pl-digit-line));
  padding-inline: ${space(4)};
  font-family: ${fontFamily('display')};
  font-weight: 600;
  /* The longest figure has to fit into 320 px. */
  font-size: clamp(1.125rem, 6.5cqi, ${fontSize('3xl')});
  color: ${color('accent-text')};
  @media ${media.hover} { cursor: help; }
  [data-source='feed'] & { cursor: auto; }
`;

export const Note = styled.p`
  max-inline-size: 60ch;
  min-block-size: 1.5em;
  font-size: ${fontSize('xs')};
  color: ${color('text-muted')};

  /* Always takes its space, so that showing it moves and covers nothing. */
  [data-source='simulated'] > & {
    opacity: 0;
    transition: opacity ${duration('feedback')} ${easing('in')};
  }
  [data-source='simulated']:is(:hover, :focus-within) > & { opacity: 1; }
`;
