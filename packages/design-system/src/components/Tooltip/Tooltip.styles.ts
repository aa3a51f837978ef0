import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, fontSize, radius, space } from '../../tokens/read';

export const Root = styled.span`
  display: inline-flex;
  max-inline-size: 100%;
`;

/* 1: anchored to the wrapper of the control, which `showPopover` names as the source */
export const Tip = styled.span`
  position: fixed;
  inset: auto;
  position-area: block-start; /* 1 */
  position-try-fallbacks: flip-block;

  inline-size: max-content;
  max-inline-size: min(280px, 100vi - ${space(16)});
  margin: 0;
  margin-block: ${space(8)};
  padding: ${space(4)} ${space(8)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('control')};
  overflow: visible;

  font-size: ${fontSize('xs')};
  font-weight: 400;
  line-height: 1.5;
  text-align: start;
  text-wrap: balance;
  white-space: normal;
  overflow-wrap: anywhere;

  background: ${color('surface-raised')};
  color: ${color('text-default')};

  opacity: 0;
  transition: opacity ${duration('feedback')};
  &:popover-open { opacity: 1; }
  @starting-style { &:popover-open { opacity: 0; } }
  &[data-placement='below'] { position-area: block-end; }
  @media ${media.still} { transition: none; }
`;
