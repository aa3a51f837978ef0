import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { SafeHtml } from './SafeHtml';

// What is kept and removed is tested in the stories: the sanitizer needs a real browser.
describe('SafeHtml', () => {
  conformance((props) => <SafeHtml {...props} html="" />, {
    element: 'div',
    dataComponent: 'SafeHtml',
  });
});
