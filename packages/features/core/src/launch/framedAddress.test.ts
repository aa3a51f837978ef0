// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { framedAddress } from './framedAddress';

const HERE = window.location.origin;
const HOST = 'https://games.example';
const GATEWAY = 'https://gateway.example';
const framed = (gameUrl: string) =>
  framedAddress(gameUrl, {
    hosts: [HOST, HERE, 'http://plain.example', 'http://127.0.0.1:4100', 'not an address'],
    gatewayUrl: GATEWAY,
  });

describe('the address of a launched game', () => {
  it.each([`${HOST}/play#launch=a`, `${GATEWAY}/play#launch=b`, 'http://127.0.0.1:4100/play'])(
    'is framed: %s',
    (address) => {
      expect(framed(address)).toBe(address);
    },
  );

  it.each([
    ['the own origin, though the gateway names it', `${HERE}/play`],
    ['a path of the own origin', '/play'],
    ['a host that was not named', 'https://elsewhere.example/play'],
    ['a named host below another', `${HOST}.elsewhere.example/play`],
    ['a named host without https', 'http://games.example/play'],
    ['a host that is named without https', 'http://plain.example/play'],
    ['a named host at another port', `${HOST}:8443/play`],
    ['a name before the host', 'https://games.example@elsewhere.example/play'],
    ['an address without a scheme', '//games.example/play'],
    ['a script', 'javascript:alert(1)'],
    ['a page in the address', 'data:text/html,<p>hello</p>'],
    ['a piece of memory of the own origin', `blob:${HERE}/5f1d0a7c`],
    ['nothing', ''],
  ])('is not framed from %s', (_, address) => {
    expect(framed(address)).toBeNull();
  });
});
