import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, fontSize, lineHeight, radius, space } from '../../tokens/read';

export { ErrorText } from '../Field/Field.styles';

export const Zone = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(4)};
  padding: ${space(16)};
  border: 1px dashed ${color('border-control')};
  border-radius: ${radius('control')};
  text-align: center;
  background: ${color('surface-field')};
  transition: border-color ${duration('feedback')}, background-color ${duration('feedback')};

  > svg { color: ${color('text-muted')}; }
  @media ${media.hover} { &:not(:has(:disabled)):hover { border-color: ${color('text-muted')}; } }
  &:has(:focus-visible) { outline: 2px solid ${color('focus')}; outline-offset: 2px; }
  &:has([aria-invalid='true']) { border-color: ${color('danger')}; }
  &[data-over] { border-color: ${color('action-text')}; background: ${color('action-subtle')}; }
  &:has(:disabled) {
    border-color: ${color('border-default')};
    background: ${color('surface-hover')};
    > span { color: ${color('text-muted')}; }
    > svg { color: ${color('text-disabled')}; }
  }
`;

/* The native input covers the area, so it handles presses, keys and drops itself. */
export const Input = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  opacity: 0;
  cursor: pointer;
  &::file-selector-button { cursor: inherit; }
  &:disabled { cursor: not-allowed; }
`;

export const Choose = styled.span`
  font-size: ${fontSize('sm')};
  font-weight: 600;
  color: ${color('action-text')};
  overflow-wrap: anywhere;
`;

export const Drop = styled.span`
  font-size: ${fontSize('sm')};
  @media not all and ${media.hover} { display: none; }
`;

export const Count = styled.span`
  font-size: ${fontSize('xs')};
  color: ${color('text-muted')};
`;

/* After the hint, which belongs to the drop area. */
export const Refused = styled.div`order: 1;`;

export const List = styled.ul`
  order: 1;
  display: flex;
  flex-direction: column;
  gap: ${space(8)};
  padding-block-start: ${space(4)};
`;

export const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(12)};
  padding: ${space(8)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('control')};
  background: ${color('surface-panel')};
  &[data-failed] { border-color: ${color('danger')}; }
`;

export const Tile = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 48px;
  aspect-ratio: 1;
  border-radius: 4px;
  overflow: hidden;
  background: ${color('skeleton')};
  color: ${color('text-muted')};
  > canvas { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; }
`;

export const Text = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-inline-size: 0;
`;

/* Keeps the direction of the file name, so that its extension stays at the end. */
export const Name = styled.bdi`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  overflow: hidden;
  font-size: ${fontSize('sm')};
  line-height: ${lineHeight('title')};
  text-align: start;
  overflow-wrap: anywhere;
  /* A name in another direction begins beside its picture too. */
  :dir(rtl) > &:dir(ltr), :dir(ltr) > &:dir(rtl) { text-align: end; }
`;

export const Progress = styled.progress`
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: 4px;
  border: 0;
  border-radius: ${radius('full')};
  overflow: hidden;
  background: ${color('surface-hover')};
  &::-webkit-progress-bar { background: ${color('surface-hover')}; }
  &::-webkit-progress-value { background: ${color('action-mark')}; }
  @media ${media.moving} { &::-webkit-progress-value { transition: inline-size ${duration('appear')}; } }
  &::-moz-progress-bar { background: ${color('action-mark')}; }
  @media ${media.forced} { appearance: auto; block-size: 12px; }
`;

export const Done = styled.span`
  display: inline-flex;
  flex: none;
  color: ${color('positive')};
`;
