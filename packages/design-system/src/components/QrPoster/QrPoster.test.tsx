import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { QrPoster } from './QrPoster';

describe('QrPoster', () => {
  conformance(
    (props) => (
      <QrPoster
        siteName="Parlour"
        headline="Join my team"
        value="https://parlour.example/register"
        label="Poster"
        fileName="poster.png"
        labels={{ download: 'Save' }}
        {...props}
      />
    ),
    { element: 'div', dataComponent: 'QrPoster' },
  );
});
