import styled from 'styled-components';
import { buttonStyles } from '../Button/Button.styles';

export const Root = styled.a`${buttonStyles}`;
