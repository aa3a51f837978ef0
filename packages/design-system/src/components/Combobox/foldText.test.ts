import { describe, expect, it } from 'vitest';
import { foldText } from './foldText';

describe('what people type is taken for what is written', () => {
  it.each([
    ['accents', 'Côte d’Ivoire', 'cote d’ivoire'],
    ['letters that are no accent', 'Đà Nẵng, Łódź, Straße', 'da nang, lodz, strasse'],
    ['capitals', 'ISTANBUL', 'istanbul'],
    ['width', 'Ｋｏｉ ８４', 'koi 84'],
    ['digits of Arabic', '+٦٢', '+62'],
    ['digits of Persian', '۱۲', '12'],
    ['digits of Hindi', '१२', '12'],
    ['alef with hamza above', 'أحمد', 'احمد'],
    ['alef with hamza below', 'إيران', 'ايران'],
    ['alef with madda', 'آسيا', 'اسيا'],
    ['alef wasla', 'ٱلجزائر', 'الجزاير'],
    ['waw with hamza', 'فؤاد', 'فواد'],
    ['ya with hamza', 'الجزائر', 'الجزاير'],
    ['a hamza of its own', 'الفضاء', 'الفضا'],
    ['a hamza that is typed apart', 'أحمد'.normalize('NFD'), 'احمد'],
    ['Persian ya and kaf', 'کیش', 'كيش'],
    ['ya without points', 'مصطفى', 'مصطفي'],
    ['ta marbuta', 'القاهرة', 'القاهره'],
    ['Urdu he', 'لاہور', 'لاهور'],
    ['Persian he with hamza', 'خانۀ', 'خانه'],
    ['tatweel', 'الـــعراق', 'العراق'],
    ['vowel marks', 'السَّعُودِيَّة', 'السعوديه'],
    ['alef above', 'هٰذا', 'هذا'],
    ['ligatures', 'ﻻ', 'لا'],
    ['a joint that is not seen', 'می‌شود', 'ميشود'],
    ['Hebrew points', 'שָׁלוֹם', 'שלום'],
    ['Thai tones', 'น้ำ', 'นํา'],
    ['Thai tones in another order', 'น\u0e4d\u0e49\u0e32', 'น้ำ'],
    ['Thai silent letters', 'จันทร์', 'จันทร'],
    ['the short mark of Thai', 'เป็น', 'เปน'],
    ['a Thai vowel in two strokes', 'เเดง', 'แดง'],
    ['Lao tones', 'ນ້ຳ', 'ນຳ'],
    ['Khmer shifters', 'ម៉ាស៊ីន', 'មាសីន'],
    ['Khmer silencers', 'ព្រះសីហនុ៍', 'ព្រះសីហនុ'],
    ['the short mark of Khmer', 'ចាប់', 'ចាប'],
    ['subscripts of Khmer that look alike', 'ក\u17d2ដ', 'ក\u17d2ត'],
    ['a Khmer vowel in two strokes', 'ក\u17c1\u17b6', 'កោ'],
    ['breaks that are not seen', 'កម្ពុជា\u200bក្រោម', 'កម្ពុជាក្រោម'],
    ['Hindi dots', 'फ़िल्म', 'फिल्म'],
    ['Hindi moons', 'चाँद', 'चांद'],
    ['marks of direction', '\u200fالعراق\u200e', 'العراق'],
  ])('%s: %s', (_, written, typed) => {
    expect(foldText(written)).toBe(foldText(typed));
  });

  it.each([
    ['vowels of Thai', 'กา', 'กี'],
    ['vowels of Khmer', 'កា', 'កី'],
    ['vowels of Hindi', 'का', 'की'],
    ['letters of Persian and Arabic', 'گل', 'كل'],
    ['voiced syllables of Japanese', 'が', 'か'],
    ['words', 'koi', 'coy'],
  ])('%s stay apart', (_, one, other) => {
    expect(foldText(one)).not.toBe(foldText(other));
  });
});
