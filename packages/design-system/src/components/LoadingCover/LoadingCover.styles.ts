import styled from 'styled-components';
import { media } from '../../tokens/media';
import {
  color,
  duration,
  floatShadow,
  fontSize,
  lineHeight,
  radius,
  space,
} from '../../tokens/read';

export const Root = styled.div`
  position: relative;
  min-inline-size: 0;
`;

export const Content = styled.div`
  min-inline-size: 0;
  isolation: isolate;
  &:focus { outline: none; }
`;

/* 1: also covers corners and focus rings at the edge */
export const Cover = styled.div`
  position: absolute;
  inset: -4px; /* 1 */
  z-index: 1;
  display: grid;
  place-items: center;
  inline-size: auto;
  block-size: auto;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: ${space(8)};
  border: 0;
  overflow: hidden;
  background: none;
  color: ${color('text-default')};
  cursor: progress;

  [data-variant='page'] > & { position: fixed; inset: 0; }
  &:focus { outline: none; }
  &::backdrop { background: none; }

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius('control')};
    background: ${color('surface-page')};
    opacity: 0;
    transition: opacity ${duration('appear')};
  }
  &[data-shown]::before { opacity: 0.8; }
  @media ${media.still} { &::before { transition: none; } }
`;

export const Sign = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${space(12)};
  max-inline-size: min(100%, 280px);
  padding: ${space(16)} ${space(24)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('panel')};
  text-align: center;
  background: ${color('surface-raised')};
  box-shadow: ${floatShadow};

  transition: opacity ${duration('appear')};
  @starting-style { opacity: 0; }
  @media ${media.still} { transition: none; }
`;

export const Label = styled.p`
  font-size: ${fontSize('sm')};
  font-weight: 600;
  line-height: ${lineHeight('title')};
  overflow-wrap: anywhere;
`;
