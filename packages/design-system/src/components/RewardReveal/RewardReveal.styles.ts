import styled, { keyframes } from 'styled-components';
import { media } from '../../tokens/media';
import {
  color,
  duration,
  easing,
  fontFamily,
  fontSize,
  lineHeight,
  radius,
  space,
} from '../../tokens/read';

const lift = keyframes`
  0%, 45% { translate: 0; opacity: 1; }
  15% { translate: 0 -3px; }
  30% { translate: 0; }
  100% { translate: 0 -12px; opacity: 0; }
`;

const turn = keyframes`
  from { rotate: 0turn; }
  to { rotate: 2turn; }
`;

const crack = keyframes`
  0%, 60% { rotate: 0deg; translate: 0; opacity: 1; }
  12%, 36% { rotate: -3deg; }
  24%, 48% { rotate: 3deg; }
  100% { rotate: 14deg; translate: 6px -18px; opacity: 0; }
`;

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

export const Root = styled.div`
  display: grid;
  gap: ${space(16)};
  align-content: start;
  justify-items: center;
  min-inline-size: 0;
  padding-block: ${space(8)};
  text-align: center;
`;

/* 1: as long as the timer of useReveal.ts */
export const Stage = styled.div`
  position: relative;
  inline-size: min(200px, 60vi);
  &[data-wheel] { inline-size: min(280px, 80vi); }

  [data-phase='opening'] > & [data-move='lid'] {
    animation: ${lift} 900ms ${easing('in')} both; /* 1 */
  }
  [data-phase='opening'] > &[data-kind='prizeWheel'] [data-move='lid'] {
    animation-name: ${turn};
    animation-timing-function: cubic-bezier(0.2, 0.6, 0.2, 1);
  }
  [data-phase='opening'] > &[data-kind='goldenEgg'] [data-move='lid'] { animation-name: ${crack}; }
  /* Once open the lid stays hidden: without a gift while the result is pending, or if there is none. */
  :is([data-phase='pending'], [data-phase='empty']) > &:not([data-kind='prizeWheel']) [data-move='lid'] { opacity: 0; }
  [data-phase='pending'] > & > svg { animation: ${breathe} 2s ease-in-out infinite; }
  [data-phase='empty'] > &:not([data-wheel]) > svg, [data-phase='failed'] > & > svg { opacity: 0.45; }
  > svg { transition: opacity ${duration('appear')}; }

  @media ${media.still} {
    && [data-move='lid'], && > svg { animation: none; transition: none; }
    [data-phase='won'] > & > svg { animation: ${appear} ${duration('appear')} both; }
  }
`;

/** Covers the stage, so that all of it can be pressed; its text is below the drawing. */
export const Skip = styled.button`
  position: absolute;
  inset: 0 0 calc(-1 * ${space(12)});
  display: grid;
  place-items: end center;
  padding: 0;
  border: 0;
  background: none;
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  cursor: pointer;

  > span {
    min-block-size: 24px;
    padding-inline: ${space(12)};
    border-radius: ${radius('full')};
    background: ${color('surface-hover')};
    color: ${color('text-default')};
  }
`;

export const Result = styled.div`
  display: grid;
  gap: ${space(4)};
  align-content: start;
  max-inline-size: 40ch;
  min-block-size: 4.5rem;
  overflow-wrap: anywhere;
  color: ${color('text-muted')};

  [data-phase='failed'] > & { color: ${color('danger-text')}; }
  [data-phase='won'] > &, [data-phase='empty'] > & {
    animation: ${appear} ${duration('appear')} ${easing('in')} both;
    @media ${media.still} { animation: none; }
  }
`;

export const Prize = styled.p`
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('2xl')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: ${lineHeight('heading')};
  color: ${color('accent-text')};
  &[data-long] { font-size: ${fontSize('lg')}; }
`;

export const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(12)};
  max-inline-size: 100%;
`;
