// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { clientPath } from './useClientLinks';

const link = (html: string): HTMLAnchorElement => {
  document.body.innerHTML = html;
  return document.querySelector('a') as HTMLAnchorElement;
};
const origin = window.location.origin;

describe('links inside the site', () => {
  it.each([
    ['<a href="/rng?new=1#top">Slots</a>', '/rng?new=1#top'],
    [`<a href="${origin}/hot">Hot</a>`, '/hot'],
    ['<a href="/hot" target="_self">Hot</a>', '/hot'],
    ['<a href="/live/">Live</a>', '/live'],
    ['<a href="/">Home</a>', '/'],
  ])('%s changes the route', (html, path) => {
    expect(clientPath(link(html), origin)).toBe(path);
  });

  it.each([
    '<a href="https://elsewhere.example/">Out</a>',
    '<a href="/file.pdf" download>File</a>',
    '<a href="/hot" target="_blank">New window</a>',
    '<a href="mailto:help@parlour.example">Mail</a>',
    '<a>Nothing</a>',
  ])('%s is left to the browser', (html) => {
    expect(clientPath(link(html), origin)).toBeNull();
  });
});
