import type { LotteryGroupCode } from './groups';

/** Names of the groups in English, Chinese and Indonesian. */
const NAMES: Record<LotteryGroupCode, readonly [EN: string, CN: string, ID: string]> = {
  DICE3: ['Three dice', '三颗骰子', 'Tiga dadu'],
  DIGITS3: ['Three digits', '三位数', 'Tiga angka'],
  DIGITS4: ['Four digits', '四位数', 'Empat angka'],
  DIGITS5: ['Five digits', '五位数', 'Lima angka'],
  BALLS5: ['Five of twenty', '二十选五', 'Lima dari dua puluh'],
  BALLS6: ['Six of forty-nine', '四十九选六', 'Enam dari empat puluh sembilan'],
  RACE10: ['Race of ten', '十名竞速', 'Balapan sepuluh'],
  NORTH: ['North', '北部', 'Utara'],
  CENTRAL: ['Central', '中部', 'Tengah'],
  SOUTH: ['South', '南部', 'Selatan'],
};

/** The name of a group in a language of the gateway; English where there is none. */
export function groupName(group: LotteryGroupCode, language: string): string {
  const [english, chinese, indonesian] = NAMES[group];
  if (language === 'CN') return chinese;
  return language === 'ID' ? indonesian : english;
}
