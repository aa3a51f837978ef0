const BOUNDARY = 'a-boundary-of-the-tests';

/** The content type of `writeForm`. */
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A form with files. `file` is a string of bytes, one character each; everything else is a field. */
export function writeForm(fields: Readonly<Record<string, string>>): Buffer {
  const parts = Object.entries(fields).map(([name, value]) => {
    const about = name === 'file' ? '; filename="picture.png"\r\ncontent-type: image/png' : '';
    return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${about}\r\n\r\n${value}\r\n`;
  });
  return Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`, 'latin1');
}
