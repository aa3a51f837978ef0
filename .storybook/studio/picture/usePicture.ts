import { useRef, useState } from 'react';
import { withValue } from '../model/setValue';
import type { Studio } from '../useStudio';
import { type PictureColor, proposeColors } from './pictureColors';
import {
  PICTURE_FAULTS,
  type PictureResult,
  readPictureAddress,
  readPictureFile,
} from './readPicture';

/** What came of the last picture. */
export interface PictureState {
  isReading: boolean;
  /** Which source the error belongs to. */
  source: 'file' | 'address';
  error: string | undefined;
  /** Where the colours are from: the name of a file or an address. */
  from: string;
  colors: readonly PictureColor[];
}

const NOTHING: PictureState = {
  isReading: false,
  source: 'file',
  error: undefined,
  from: '',
  colors: [],
};

/** Reads pictures, and proposes a brand of the colours of each as one step. */
export function usePicture({ change }: Studio) {
  const [state, setState] = useState(NOTHING);
  const current = useRef(0);

  const read = async (
    source: PictureState['source'],
    from: string,
    result: Promise<PictureResult>,
  ): Promise<void> => {
    current.current += 1;
    const mine = current.current;
    setState({ ...NOTHING, source, isReading: true });
    const { colors, fault } = await result;
    if (mine !== current.current) return;
    if (colors === null) {
      setState({ ...NOTHING, source, error: PICTURE_FAULTS[fault] });
      return;
    }
    setState({ ...NOTHING, source, from, colors });
    const { brandColor, accentColor } = proposeColors(colors);
    change((values) => {
      const proposed = withValue(values, 'brandColor', brandColor);
      // Without a second colour the accent stays as it was.
      return accentColor === undefined ? proposed : withValue(proposed, 'accentColor', accentColor);
    });
  };

  return {
    ...state,
    readFile: (file: File) => void read('file', file.name, readPictureFile(file)),
    readAddress: (address: string) =>
      void read('address', address.trim(), readPictureAddress(address)),
  };
}
