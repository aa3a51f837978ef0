// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { CHATS, RESOURCES } from '../testing/fixtures';
import { toContactChannels } from './contactChannels';

const names = (...codes: string[]) =>
  toContactChannels(codes, CHATS, RESOURCES).map(({ id }) => id);

describe('the entries of the side bar', () => {
  it('[SUP-03] are those that the merchant names, in its order', () => {
    expect(names('TELEGRAM', 'TELEPHONE', 'LIVECHAT')).toEqual([
      'TELEGRAM',
      'cs-tel-1',
      'cs-chat-1',
      'cs-chat-2',
    ]);
    expect(names()).toEqual([]);
  });

  it('[SUP-03] show what the gateway has, and each once', () => {
    expect(names('YOUTUBE', 'NO_SUCH', 'FACEBOOK', 'FACEBOOK')).toEqual(['FACEBOOK']);
    expect(toContactChannels(['LIVECHAT', 'TELEPHONE'], [], {})).toEqual([]);
  });

  it('dial a number as telephones know it', () => {
    const [channel] = toContactChannels(['TELEPHONE'], CHATS, RESOURCES);
    expect(channel).toMatchObject({ number: '+44 1632 960 123', href: 'tel:+441632960123' });
    const mute = CHATS.map((entry) => ({ ...entry, telephone: null }));
    expect(toContactChannels(['TELEPHONE'], mute, RESOURCES)).toEqual([]);
  });

  it('lead nowhere that is no safe address', () => {
    const of = (url: string) => ({
      FACEBOOK: { resourceType: 'FACEBOOK' as const, labelName: 'A', labelNameEn: 'A', url },
    });
    for (const url of ['javascript:alert(1)', 'http://parlour.example', 'https://a@b.example', ''])
      expect(toContactChannels(['FACEBOOK'], [], of(url)), url).toEqual([]);
  });
});
