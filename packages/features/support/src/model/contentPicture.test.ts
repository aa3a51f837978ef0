// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { contentPicture } from './contentPicture';

const gateway = { hosts: [], gatewayUrl: 'http://gateway.example:4100', language: 'EN' };
const hosts = { ...gateway, hosts: ['https://pictures.example/'] };

describe('the picture of a page of text', () => {
  it.each([
    [gateway, '/pictures/house.webp', 'http://gateway.example:4100/pictures/house.webp'],
    // The host of the pictures, if there is one, comes before the gateway.
    [hosts, '/pictures/garden.webp', 'https://pictures.example/pictures/garden.webp'],
    [gateway, 'https://else.example/house.webp', 'https://else.example/house.webp'],
  ])('is made whole: %j %s', (source, image, url) => {
    expect(contentPicture(source, image)).toBe(url);
  });

  it.each([null, '', 'javascript:alert(1)', '//evil.example/a.png', 'http://evil.example/a.png'])(
    'is none for %s',
    (image) => {
      expect(contentPicture(gateway, image)).toBeNull();
    },
  );
});
