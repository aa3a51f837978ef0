import { Field } from '@parlour/design-system/Field';
import { UploadIcon } from '@parlour/design-system/icons/UploadIcon';
import { useState } from 'react';
import * as S from '../../packages/design-system/src/components/ImageUpload/ImageUpload.styles';

interface FileDropProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Text of the area, such as 'Choose a picture'. */
  choose: string;
  /** Shown below it where there is a mouse. */
  drop: string;
  /** Kinds of files that the browser offers, as of `accept`. */
  accept: string;
  /** Called with the file that was chosen or dropped. */
  onFile: (file: File) => void;
}

/** An area for one file, which stays in the browser. The native input takes presses, keys and drops. */
export function FileDrop({ label, hint, error, choose, drop, accept, onFile }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <S.Zone data-over={isOver || undefined}>
          <UploadIcon size="1.5rem" />
          <S.Choose>{choose}</S.Choose>
          <S.Drop>{drop}</S.Drop>
          <S.Input
            {...control}
            type="file"
            accept={accept}
            onDragEnter={() => setIsOver(true)}
            onDragLeave={() => setIsOver(false)}
            onDrop={() => setIsOver(false)}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file !== undefined) onFile(file);
              // So that the same file can be chosen again.
              currentTarget.value = '';
            }}
          />
        </S.Zone>
      )}
    </Field>
  );
}
