import type { MessageText } from '../inbox/sendMessages';

const LABELS = {
  EN: ['Bronze', 'Silver', 'Gold', 'Platinum'],
  CN: ['青铜', '白银', '黄金', '铂金'],
  ID: ['Perunggu', 'Perak', 'Emas', 'Platinum'],
} as const;

/** Words for a VIP level in a language; in English where it has none of its own. */
export function vipLabel(level: number, language: string): string {
  const labels = language === 'CN' || language === 'ID' ? LABELS[language] : LABELS.EN;
  return labels[level] ?? labels[labels.length - 1] ?? '';
}

/** What somebody is told who has reached a level. */
export function vipMessage(level: number): MessageText {
  const label = (language: string) => vipLabel(level, language);
  return {
    EN: [
      `You are ${label('EN')} now`,
      `<p>Your play has brought you to <strong>${label('EN')}</strong>. What the level brings is under <em>VIP</em>.</p>`,
    ],
    CN: [
      `您已升级为${label('CN')}`,
      `<p>您的投注已达到<strong>${label('CN')}</strong>级别，相关权益请见<em>VIP</em>。</p>`,
    ],
    ID: [
      `Anda kini ${label('ID')}`,
      `<p>Permainan Anda mencapai tingkat <strong>${label('ID')}</strong>. Manfaatnya ada di <em>VIP</em>.</p>`,
    ],
  };
}
