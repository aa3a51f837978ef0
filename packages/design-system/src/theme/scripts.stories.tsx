import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../components/Badge/Badge';
import { Button } from '../components/Button/Button';
import { DigitStrip } from '../components/DigitStrip/DigitStrip';
import { Grid } from '../layout/Grid/Grid';
import { Section } from '../layout/Section/Section';
import { ARABIC } from './specimen/arabic.fixtures';
import { JAPANESE } from './specimen/japanese.fixtures';
import { LONG_WORDS } from './specimen/longWords.fixtures';
import { Specimen } from './specimen/Specimen.fixtures';
import { SpecimenOverlay } from './specimen/SpecimenOverlay.fixtures';
import { THAI } from './specimen/thai.fixtures';

const TEXTS = [
  ['en', 'The newest games and the greatest jackpot of the year, and who won it'],
  ['ar', 'اللعبة الجديدة في المِضمار الكبير وسِرُّ الجائزة المُذهِلة لِكُلِّ لاعبٍ'],
  ['th', 'เกมใหม่ล่าสุด ยิ่งเล่นยิ่งได้ ตู้น้ำที่ใหญ่ที่สุด ผู้ชนะทุกวัน ปู่กินปูที่นี่'],
  ['hi', 'नए खेल और सबसे बड़ी जीत के विजेताओं की सूची, हर्षोल्लास की घड़ी द्वितीय'],
  ['my', 'ဂိမ်းအသစ်များနှင့် အကြီးဆုံးဂျက်ပေါ့ ရရှိသူများ၏ စာရင်း ပြိုင်ပွဲ ကြွက်မြွေ'],
] as const;

const meta = {
  title: 'Design System/Actions and layout/Scripts',
  tags: ['autodocs'],
  render: () => (
    <Grid minColumn={240} gap={32}>
      {TEXTS.map(([lang, text]) => (
        <div key={lang} lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
          <Section title={text}>
            <p>
              {text} <b>{text}</b>
            </p>
            <Badge>{text}</Badge>
            <Button>{text}</Button>
            <DigitStrip text="4,120,318" />
          </Section>
        </div>
      ))}
    </Grid>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Real texts instead of mirrored English: each script has its own height, joins and line breaks. */
export const Arabic: Story = { render: () => <Specimen texts={ARABIC} /> };

export const Thai: Story = { render: () => <Specimen texts={THAI} /> };

export const Japanese: Story = { render: () => <Specimen texts={JAPANESE} /> };

export const LongWords: Story = { render: () => <Specimen texts={LONG_WORDS} /> };

export const ArabicDialog: Story = { render: () => <SpecimenOverlay texts={ARABIC} /> };

export const LongWordsDialog: Story = { render: () => <SpecimenOverlay texts={LONG_WORDS} /> };

const ratio = (element: Element | null): number => {
  if (element === null) return 0;
  const { lineHeight, fontSize } = getComputedStyle(element);
  return Math.round((100 * Number.parseFloat(lineHeight)) / Number.parseFloat(fontSize)) / 100;
};

/**
 * Scripts with marks above and below get taller lines where their language starts. Elements with a height of
 * their own keep it, and so does their content.
 */
export const Headings: Story = {
  play: async ({ canvasElement }) => {
    const of = (lang: string) => (what: string) =>
      ratio(canvasElement.querySelector(`[lang="${lang}"] ${what}`));
    for (const [lang] of TEXTS) {
      const isTall = lang !== 'en';
      const lines = of(lang);
      await expect([lang, lines('p'), lines('b')]).toEqual([
        lang,
        ...(isTall ? [1.7, 1.7] : [1.5, 1.5]),
      ]);
      await expect([lang, lines('h2')]).toEqual([lang, isTall ? 1.5 : 1.15]);
      await expect([lang, lines('button'), lines('button span')]).toEqual([
        lang,
        ...(isTall ? [1.5, 1.5] : [1.25, 1.25]),
      ]);
      // Burmese digits have strokes above and below.
      await expect([lang, lines('[data-component="DigitStrip"] span')]).toEqual([
        lang,
        lang === 'my' ? 1.7 : 1.2,
      ]);
    }
  },
};
