import { Button } from '@parlour/design-system/Button';
import { TextField } from '@parlour/design-system/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import { FileDrop } from '../FileDrop';
import { withValue } from '../model/setValue';
import * as S from '../panel/panel.styles';
import type { Studio } from '../useStudio';
import { PictureColors } from './PictureColors';
import { usePicture } from './usePicture';

/** Takes the colours of a brand from a logo or another picture: a file, a paste, or an address. */
export function PictureImport({ studio }: { studio: Studio }) {
  const [address, setAddress] = useState('');
  const picture = usePicture(studio);
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    // A copied cell of a table has a picture beside its text, and the text is what is meant.
    const hasText = event.clipboardData?.types.includes('text/plain') === true;
    if (file === undefined || hasText) return;
    event.preventDefault();
    picture.readFile(file);
  });
  // A picture can be pasted wherever the focus is.
  useEffect(() => {
    addEventListener('paste', handlePaste);
    return () => removeEventListener('paste', handlePaste);
  }, []);
  const errorOf = (source: 'file' | 'address') =>
    picture.source === source ? picture.error : undefined;
  const isAddress = picture.source === 'address' && picture.colors.length > 0;
  return (
    <S.Fields>
      <FileDrop
        label="Logo or picture"
        hint="Its colours are read here, in the browser. It is sent nowhere."
        choose="Choose a picture"
        drop="drop it here, or paste it anywhere"
        accept="image/*"
        error={errorOf('file')}
        onFile={picture.readFile}
      />
      <S.AddressForm
        onSubmit={(event) => {
          event.preventDefault();
          picture.readAddress(address);
        }}
      >
        <TextField
          label="Address of a picture"
          type="url"
          placeholder="https://"
          value={address}
          error={errorOf('address')}
          onChange={({ target }) => setAddress(target.value)}
        />
        <Button type="submit" variant="outline" isLoading={picture.isReading}>
          Read its colours
        </Button>
      </S.AddressForm>
      <S.Whole role="status">
        {picture.colors.length === 0 ? null : (
          <PictureColors studio={studio} colors={picture.colors} from={picture.from} />
        )}
      </S.Whole>
      {isAddress && studio.values.logo !== picture.from ? (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => studio.change(withValue(studio.values, 'logo', picture.from))}
        >
          Use this picture as the logo
        </Button>
      ) : null}
    </S.Fields>
  );
}
