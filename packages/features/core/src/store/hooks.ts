import { useDispatch, useSelector } from 'react-redux';
import type { CoreDispatch, CoreState } from './coreState';

export const useCoreDispatch = useDispatch.withTypes<CoreDispatch>();
export const useCoreSelector = useSelector.withTypes<CoreState>();
