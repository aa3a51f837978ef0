import { expect, it } from 'vitest';
import { deviceOf } from './device';

const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15';

it.each([
  [`${DESKTOP} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${DESKTOP} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/141.0.0.0 Mobile Safari/537.36', 'Chrome on Android'],
  [`${PHONE} Version/18.3 Mobile/15E148 Safari/604.1`, 'Safari on iOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'macOS'],
  ['lightMyRequest', null],
  [undefined, null],
])('names the device of %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
