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

/*
 * 1: words do not break; their padding shrinks before the smallest phone has to scroll
 * 2: long labels wrap to a second line before they would cover the logo
 */
export const Root = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(8)};
  min-inline-size: 0;

  & button { min-inline-size: min-content; } /* 2 */
  & button, & button > * { overflow-wrap: normal; } /* 1 */
  @media not ${media.desktop} {
    gap: ${space(4)};
    & button {
      padding-inline: clamp(${space(4)}, calc((100vw - 300px) / 8), ${space(16)}); /* 1 */
      font-size: clamp(${fontSize('xs')}, 3.75vw, ${fontSize('sm')}); /* 1 */
    }
  }
`;

export const Opener = styled.div`
  @media ${media.desktop} { ${Root}:not([data-only-dialog]) > & { display: none; } }
`;

/** Shown only where the fields are; the dialog has it too. */
export const Forgot = styled.div`
  min-inline-size: min-content;

  @media not ${media.desktop} { display: none; }
`;

/* 1: never narrower than its narrowest fields: first the fields shrink, then the labels around them */
export const Fields = styled.form`
  position: relative;
  display: flex;
  flex: 1 0 auto; /* 1 */
  align-items: center;
  justify-content: flex-end;
  gap: ${space(8)};

  > button { flex: none; }
  @media not ${media.desktop} { display: none; }
  ${Root}[data-only-dialog] > & { display: none; }
`;

export const Input = styled.input`
  flex: 0 1 168px;
  inline-size: 130px;
  min-inline-size: 130px;
  min-block-size: ${size('control-md')};
  padding-inline: ${space(12)};
  border: 1px solid ${color('border-control')};
  border-radius: ${radius('control')};
  background: ${color('surface-field')};
  font-size: ${fontSize('sm')};
  text-overflow: ellipsis;

  &::placeholder { color: ${color('text-muted')}; opacity: 1; }
  &[aria-invalid] { border-color: ${color('danger-text')}; }
`;

/* 1: over the page below, so that an error moves nothing */
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
