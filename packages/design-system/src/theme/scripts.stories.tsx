import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../components/Badge/Badge';
import { Button } from '../components/Button/Button';
import { DataTable } from '../components/DataTable/DataTable';
import { TABLE_LABELS } from '../components/DataTable/DataTable.fixtures';
import { DigitStrip } from '../components/DigitStrip/DigitStrip';
import { TextField } from '../components/TextField/TextField';
import { Grid } from '../layout/Grid/Grid';
import { Inline } from '../layout/Inline/Inline';
import { Section } from '../layout/Section/Section';
import { Stack } from '../layout/Stack/Stack';

const TEXTS = [
  ['en', 'The newest games and the greatest jackpot of the year, and who won it'],
  ['ar', 'اللعبة الجديدة في المِضمار الكبير وسِرُّ الجائزة المُذهِلة لِكُلِّ لاعبٍ'],
  ['th', 'เกมใหม่ล่าสุด ยิ่งเล่นยิ่งได้ ตู้น้ำที่ใหญ่ที่สุด ผู้ชนะทุกวัน ปู่กินปูที่นี่'],
  ['hi', 'नए खेल और सबसे बड़ी जीत के विजेताओं की सूची, हर्षोल्लास की घड़ी द्वितीय'],
  ['my', 'ဂိမ်းအသစ်များနှင့် အကြီးဆုံးဂျက်ပေါ့ ရရှိသူများ၏ စာရင်း ပြိုင်ပွဲ ကြွက်မြွေ'],
] as const;

/** Texts of every wallet, in the scripts of the supported languages. */
const WALLETS = [
  {
    lang: 'ar',
    title: 'المحفظة',
    account: 'اسم المستخدم',
    logIn: 'تسجيل الدخول',
    ways: ['إيداع', 'سحب', 'تحويل'],
    columns: ['المعاملة', 'الرصيد'],
  },
  {
    lang: 'th',
    title: 'กระเป๋าเงิน',
    account: 'ชื่อผู้ใช้',
    logIn: 'เข้าสู่ระบบ',
    ways: ['ฝากเงิน', 'ถอนเงิน', 'โอนเงิน'],
    columns: ['รายการ', 'ยอดเงินคงเหลือ'],
  },
  {
    lang: 'zh-Hans',
    title: '钱包',
    account: '用户名',
    logIn: '登录',
    ways: ['存款', '取款', '转账'],
    columns: ['交易', '余额'],
  },
  {
    lang: 'ja',
    title: 'ウォレット',
    account: 'ユーザー名またはメールアドレス',
    logIn: 'ログイン',
    ways: ['入金', '出金', '資金移動'],
    columns: ['取引', '残高'],
  },
  // Words as long as they come: a column or button for them has room for all languages.
  {
    lang: 'de',
    title: 'Guthabenverwaltung',
    account: 'Benutzername oder E-Mail-Adresse',
    logIn: 'Jetzt anmelden',
    ways: ['Geld einzahlen', 'Auszahlung beantragen', 'Zwischen Konten umbuchen'],
    columns: ['Kontobewegung', 'Verfügbares Guthaben'],
  },
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

export const States: Story = {
  render: () => (
    <Stack gap={32}>
      {WALLETS.map(({ lang, title, account, logIn, ways, columns: [way, balance] }) => (
        <div key={lang} lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
          <Section title={title}>
            <TextField label={account} hint={title} defaultValue={account} />
            <Inline>
              <Button>{logIn}</Button>
              <Button variant="outline">{ways[0]}</Button>
              <Button disabled>{ways[1]}</Button>
              <Badge>{ways[2]}</Badge>
            </Inline>
            <DataTable
              caption={title}
              columns={[
                { id: 'way', header: way, cell: (text) => text, priority: 'primary' },
                { id: 'balance', header: balance, cell: () => '1,204.50', align: 'end' },
              ]}
              rows={ways.slice(0, 2)}
              rowId={(text) => text}
              labels={TABLE_LABELS}
            />
          </Section>
        </div>
      ))}
    </Stack>
  ),
};

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
