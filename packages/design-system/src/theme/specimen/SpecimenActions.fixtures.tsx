import { Button } from '../../components/Button/Button';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Menu } from '../../components/Menu/Menu';
import { Tooltip } from '../../components/Tooltip/Tooltip';
import { UserIcon } from '../../icons/UserIcon';
import { WalletIcon } from '../../icons/WalletIcon';
import { Inline } from '../../layout/Inline/Inline';
import { Section } from '../../layout/Section/Section';
import type { ActionTexts } from './specimenTexts.fixtures';

/** Everything that is pressed to do something. */
export function SpecimenActions({ texts }: { texts: ActionTexts }) {
  return (
    <Section title={texts.title}>
      <Inline>
        <Button icon={<WalletIcon />}>{texts.deposit}</Button>
        <Button variant="outline">{texts.withdraw}</Button>
        <Button variant="quiet">{texts.transfer}</Button>
        <Button tone="danger" variant="outline">
          {texts.cancel}
        </Button>
        <Button disabled>{texts.withdraw}</Button>
        <LinkButton href="#conditions" variant="outline" tone="neutral">
          {texts.conditions}
        </LinkButton>
        <Menu
          label={texts.menu}
          icon={<UserIcon />}
          items={texts.menuItems.map((label) => ({ id: label, label }))}
        />
        <Tooltip text={texts.durationTip}>
          {(trigger) => (
            <Button variant="quiet" tone="neutral" {...trigger}>
              {texts.duration}
            </Button>
          )}
        </Tooltip>
      </Inline>
    </Section>
  );
}
