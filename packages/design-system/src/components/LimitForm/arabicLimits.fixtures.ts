import type { LimitFormProps } from './LimitForm';
import { CONFIRMABLE_DAY, FREE_MONTH, REACHED_WEEK } from './LimitForm.fixtures';

export const ARABIC_LIMITS = {
  title: 'حدود الإيداع',
  description: 'يسري الحد الأدنى فورًا، والأعلى بعد يوم وتأكيد ثانٍ.',
  locale: 'ar',
  rows: [
    {
      ...CONFIRMABLE_DAY,
      label: '24 ساعة',
      usedText: 'USD 100.00 من USD 200.00',
      leftText: 'المتبقي USD 100.00',
      renewText: 'يبدأ من جديد اليوم في 18:40',
      waiting: { text: 'انتهى انتظار حد قدره USD 300.00.', canConfirm: true },
    },
    {
      ...REACHED_WEEK,
      label: '7 أيام',
      usedText: 'USD 500.00 من USD 500.00',
      leftText: 'لم يتبقَّ شيء',
      renewText: 'يبدأ من جديد يوم الاثنين',
    },
    { ...FREE_MONTH, label: 'شهر تقويمي' },
  ],
  labels: {
    amount: (label) => `الحد لمدة ${label}`,
    none: 'بلا حد',
    used: 'المستخدم',
    set: 'تحديد',
    change: 'تغيير',
    save: 'حفظ',
    cancel: 'إلغاء',
    remove: 'إزالة',
    confirm: 'تأكيد',
    revoke: 'الإبقاء على الحد الحالي',
    invalid: 'أدخل مبلغًا أكبر من صفر.',
  },
} satisfies Partial<LimitFormProps>;
