import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, fontSize, lineHeight, radius, size, space } from '../../tokens/read';
import { boxStyles, controlStyles } from '../Field/Field.styles';

export const Line = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(8)};
  min-inline-size: 0;
`;

export const Box = styled.div`
  ${boxStyles}
  flex: 1 1 120px;
  inline-size: auto;
  cursor: text;
`;

export const Input = styled.input`
  ${controlStyles}
`;

export const Side = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  max-inline-size: 100%;
`;

export const Picture = styled.div`
  --_block: ${size('control-md')};
  &[data-size='sm'] { --_block: ${size('control-sm')}; }
  &[data-size='lg'] { --_block: ${size('control-lg')}; }
  @media ${media.touch} { &, &[data-size='sm'] { --_block: 44px; } }

  display: flex;
  align-items: center;
  justify-content: center;
  inline-size: 128px;
  min-inline-size: 0;
  min-block-size: var(--_block);
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('control')};
  overflow: hidden;
  background: ${color('surface-sunken')};
  &[data-status='loading'] { background: ${color('skeleton')}; }

  /* Light in both themes: the pictures are drawn for a light background. */
  > img {
    flex: none;
    inline-size: 128px;
    block-size: var(--_block);
    margin: -1px;
    object-fit: contain;
    background: ${color('text-on-picture')};
    transition: opacity ${duration('feedback')};
  }
  &[data-status='loading'] > img { opacity: 0.3; }
`;

export const Failed = styled.p`
  padding: ${space(4)} ${space(8)};
  font-size: ${fontSize('xs')};
  line-height: ${lineHeight('heading')};
  text-align: center;
  overflow-wrap: anywhere;
  color: ${color('text-muted')};
`;
