import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, floatShadow, fontSize, radius, size, space } from '../../tokens/read';
import { boxStyles } from '../Field/Field.styles';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  block-size: 100%;
  min-block-size: 0;
  overflow: hidden;
  border-radius: var(--pl-chat-panel-radius, ${radius('panel')});
  background: ${color('surface-panel')};
`;

export const Status = styled.div`
  &:not(:empty) { padding: ${space(12)} ${space(12)} 0; }
`;

export const Frame = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-block-size: 0;
`;

/* 1: the hook keeps the position itself, and both would add up */
export const Log = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-y: auto;
  overflow-anchor: none; /* 1 */
  overscroll-behavior: contain;
  &:focus-visible { outline-offset: -2px; }
`;

export const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(8)};
  min-block-size: 100%;
  padding: ${space(12)};
`;

export const Middle = styled.div`
  display: grid;
  place-items: center;
  margin-block: auto;
`;

export const Latest = styled.button`
  position: absolute;
  inset-block-end: ${space(8)};
  inset-inline: 0;
  display: flex;
  align-items: center;
  gap: ${space(8)};
  inline-size: fit-content;
  max-inline-size: calc(100% - ${space(24)});
  min-block-size: ${size('control-sm')};
  margin-inline: auto;
  padding: ${space(4)} ${space(12)};
  border: 1px solid ${color('border-control')};
  border-radius: ${radius('full')};
  font-size: ${fontSize('sm')};
  font-weight: 600;
  background: ${color('surface-raised')};
  color: ${color('text-default')};
  box-shadow: ${floatShadow};
  cursor: pointer;
  overflow-wrap: anywhere;
  @media ${media.touch} { min-block-size: 44px; }
`;

export const Foot = styled.div`
  padding: ${space(12)};
  border-block-start: 1px solid ${color('border-subtle')};
`;

export const Composer = styled.div`
  display: grid;
  gap: ${space(8)};
`;

export const Row = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${space(8)};
`;

export const Box = styled.div`
  ${boxStyles}
  cursor: text;
  > * { flex: 1; }
  /* The text itself fills the box, so that a press anywhere in it begins to write. */
  textarea, > *::after { box-sizing: content-box; padding-block: ${space(8)}; }
  @media ${media.touch} { textarea, > *::after { padding-block: 9px; } }
`;
