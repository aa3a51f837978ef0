import {
  color,
  floatShadow,
  fontSize,
  layer,
  media,
  radius,
  size,
  space,
} from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  min-inline-size: 0;
`;

export const Opener = styled.div`
  @media ${media.desktop} { ${Root}:not([data-only-dialog]) > & { display: none; } }
`;

export const Fields = styled.form`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(8)};
  inline-size: fit-content;

  @media not ${media.desktop} { display: none; }
  ${Root}[data-only-dialog] > & { display: none; }
`;

export const Input = styled.input`
  inline-size: 168px;
  min-inline-size: 0;
  min-block-size: ${size('control-md')};
  padding-inline: ${space(12)};
  border: 1px solid ${color('border-control')};
  border-radius: ${radius('control')};
  background: ${color('surface-sunken')};
  font-size: ${fontSize('sm')};
  text-overflow: ellipsis;

  &::placeholder { color: ${color('text-muted')}; opacity: 1; }
  &[aria-invalid] { border-color: ${color('danger-text')}; }
`;

/* 1: over the page below, so that a refusal moves nothing */
export const Warning = styled.p`
  position: absolute; /* 1 */
  inset-block-start: calc(100% + ${space(8)});
  inset-inline-end: 0;
  z-index: ${layer('bar')};
  max-inline-size: 100%;
  font-size: ${fontSize('sm')};
  color: ${color('danger-text')};

  &[data-shown] {
    padding: ${space(8)} ${space(12)};
    border: 1px solid currentColor;
    border-radius: ${radius('control')};
    background: ${color('danger-subtle')};
    box-shadow: ${floatShadow};
  }
`;
