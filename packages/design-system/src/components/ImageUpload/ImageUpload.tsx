import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef';
import { ErrorIcon } from '../../icons/ErrorIcon';
import { UploadIcon } from '../../icons/UploadIcon';
import { noText } from '../../labels/noText';
import { useLabels } from '../../labels/useLabels';
import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/useFieldControl';
import { type ImageFault, MAX_IMAGE_BYTES } from './checkImage';
import * as S from './ImageUpload.styles';
import { ImageUploadItem, type ImageUploadStatus } from './ImageUploadItem';
import { keyOfFile } from './keyOfFile';
import { useImageUpload } from './useImageUpload';

export { checkImage, IMAGE_FAULTS, type ImageFault, MAX_IMAGE_BYTES } from './checkImage';

export type { ImageUploadStatus } from './ImageUploadItem';

export interface ImageUploadLabels {
  /** Text of the drop area: 'Choose pictures'. */
  choose: ReactNode;
  /** Shown below `choose` on devices with a mouse: 'or drop them here'. */
  drop: ReactNode;
  /** Counter: '2 of 3 pictures'. */
  count: (count: number, maxFiles: number) => string;
  /** Name of the remove button; the file name is appended. */
  remove: string;
  /** Accessible name of the upload's progress bar. */
  progress: string;
  /** Reasons for refusing a file, shown after its name. */
  faults: Readonly<Record<ImageFault, string>>;
}

export interface ImageUploadProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'defaultValue' | 'children'>,
    FieldTexts {
  labels?: Partial<ImageUploadLabels>;
  /** Controlled value: the chosen pictures. */
  value?: readonly File[] | undefined;
  /** Pictures chosen at first. */
  defaultValue?: readonly File[] | undefined;
  /** Called with all accepted pictures, in the order they were chosen. */
  onChange?: ((event: { value: File[] }) => void) | undefined;
  /** Returns the upload status of a file. Called during rendering. */
  statusOf?: ((file: File) => ImageUploadStatus | undefined) | undefined;
  /** Maximum number of pictures. Default: 3. */
  maxFiles?: number;
  /** Maximum size of each file in bytes. Default: 5 MB. */
  maxBytes?: number;
  /** Whether no picture can be chosen or removed now. */
  disabled?: boolean;
  /** Marks the field as required until a picture is chosen. Default: false. */
  required?: boolean;
  /** Name of the file input. */
  name?: string | undefined;
}

const NO_FILES: readonly File[] = [];

/**
 * Picks pictures by choosing, dropping or pasting. Each file is checked by its bytes, and a refused one does
 * not affect the others. The field uploads nothing: send the files yourself and report progress by
 * `statusOf`. To show a picture use `SmartImage`.
 */
export function ImageUpload({
  label,
  hint,
  error,
  labels,
  value,
  defaultValue = NO_FILES,
  onChange,
  statusOf,
  maxFiles = 3,
  maxBytes = MAX_IMAGE_BYTES,
  disabled = false,
  required = false,
  name,
  id,
  ref,
  onPaste,
  'aria-describedby': describedBy,
  ...rest
}: ImageUploadProps) {
  const texts = useLabels<ImageUploadLabels>('ImageUpload', labels);
  const countId = useId();
  const [isOver, setIsOver] = useState(false);
  const upload = useImageUpload({ value, defaultValue, maxFiles, maxBytes, onChange });
  const { files, refused } = upload;
  const rootRef = useMergedRef<HTMLDivElement>(upload.root, ref);

  return (
    <Field
      {...rest}
      data-component="ImageUpload"
      ref={rootRef}
      id={id}
      label={label}
      hint={hint}
      error={error}
      describedBy={[countId, describedBy ?? ''].filter(Boolean).join(' ')}
      onPaste={(event) => {
        onPaste?.(event);
        if (disabled || event.clipboardData.files.length === 0) return;
        event.preventDefault();
        void upload.add(event.clipboardData.files);
      }}
    >
      {(control) => (
        <>
          <S.Zone data-over={isOver || undefined}>
            <UploadIcon size="1.5rem" />
            <S.Choose>{texts.choose}</S.Choose>
            <S.Drop>{texts.drop}</S.Drop>
            <S.Count id={countId} aria-live="polite">
              {texts.count?.(files.length, maxFiles) ?? noText('ImageUpload.count')}
            </S.Count>
            <S.Input
              {...control}
              type="file"
              name={name}
              accept="image/png,image/jpeg"
              multiple={maxFiles > 1}
              disabled={disabled}
              // The input is emptied after each choice, so with pictures it must not count as missing.
              required={required && files.length === 0}
              data-required={required || undefined}
              onDragEnter={() => setIsOver(true)}
              onDragLeave={() => setIsOver(false)}
              onDrop={() => setIsOver(false)}
              onChange={({ currentTarget }) => {
                void upload.add(currentTarget.files ?? []);
                // So that a removed file can be chosen again.
                currentTarget.value = '';
              }}
            />
          </S.Zone>
          <S.Refused role="alert">
            {refused.map((file) => (
              <S.ErrorText key={file.key}>
                <ErrorIcon />
                <span>
                  <bdi>{file.name}</bdi>{' '}
                  {texts.faults?.[file.problem] ?? noText('ImageUpload.faults')}
                </span>
              </S.ErrorText>
            ))}
          </S.Refused>
          {files.length === 0 ? null : (
            <S.List role="list">
              {files.map((file) => (
                <ImageUploadItem
                  key={keyOfFile(file)}
                  file={file}
                  status={statusOf?.(file)}
                  labels={texts}
                  isDisabled={disabled}
                  onRemove={() => upload.remove(file)}
                />
              ))}
            </S.List>
          )}
        </>
      )}
    </Field>
  );
}
