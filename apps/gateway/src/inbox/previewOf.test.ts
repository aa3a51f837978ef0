import { describe, expect, it } from 'vitest';
import { previewOf } from './previewOf';

describe('the preview of a text', () => {
  it('has no formatting', () => {
    expect(previewOf('<p>Open the <b>reward centre</b>.</p><p>Now &amp; then</p>')).toBe(
      'Open the reward centre. Now & then',
    );
  });

  it('is not read as markup again', () => {
    expect(previewOf('<p>&amp;lt;b&amp;gt; 1 &lt; 2</p>')).toBe('&lt;b&gt; 1 < 2');
  });

  it('is cut between words, and between letters where there are no words', () => {
    const words = previewOf(`<p>${'quiet harbour '.repeat(30)}</p>`);
    expect(words).toMatch(/(quiet|harbour)…$/);
    expect(words.length).toBeLessThanOrEqual(161);
    expect(previewOf('静'.repeat(500))).toBe(`${'静'.repeat(160)}…`);
    expect(previewOf('🦊'.repeat(500))).toBe(`${'🦊'.repeat(160)}…`);
  });
});
