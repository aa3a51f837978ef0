import { SmartImage } from '@parlour/design-system/SmartImage';
import { pictureUrl, useImageSource } from '@parlour/feature-core';
import type { MemberIcon } from '@parlour/gateway-openapi/member';
import { useTranslation } from 'react-i18next';
import * as S from './IconPicker.styles';

export interface IconPickerProps {
  icon: Pick<MemberIcon, 'choices' | 'iconId'>;
  /** Called with the new picture, which is used at once. */
  onChoose: (event: { iconId: string }) => void;
}

/** The pictures that a member can choose from, the current one marked (SUP-06). */
export function IconPicker({ icon: { choices, iconId }, onChoose }: IconPickerProps) {
  const { t } = useTranslation('member');
  const source = useImageSource();
  return (
    <S.Icons role="group" aria-label={t('profile.icons')}>
      {choices.map((choice, at) => (
        <S.Choice
          key={choice.iconId}
          type="button"
          aria-pressed={choice.iconId === iconId}
          aria-label={t('profile.icon', { number: at + 1 })}
          onClick={() => onChoose({ iconId: choice.iconId })}
        >
          <SmartImage src={pictureUrl(source, choice.icon) ?? undefined} alt="" ratio="1" />
        </S.Choice>
      ))}
    </S.Icons>
  );
}
