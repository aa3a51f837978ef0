import type { ReactNode } from 'react';
import { ChatIcon } from '../../icons/ChatIcon';
import { GlobeIcon } from '../../icons/GlobeIcon';
import { PhoneIcon } from '../../icons/PhoneIcon';
import { Inline } from '../../layout/Inline/Inline';
import { Button } from '../Button/Button';
import { Divider } from '../Divider/Divider';
import { QrCode } from '../QrCode/QrCode';
import { SidePanel, type SidePanelProps } from './SidePanel';
import { SidePanelButton } from './SidePanelButton';
import { SidePanelEntry } from './SidePanelEntry';

export const CONTACTS = (
  <>
    <SidePanelEntry href="#chat" icon={<ChatIcon />} label="Live chat" note="Day and night" />
    <SidePanelButton icon={<ChatIcon />} label="Call me back" note="Within the hour" />
    <SidePanelEntry href="#social" icon={<GlobeIcon />} label="Our page" />
    <SidePanelEntry href="tel:+6200000000" icon={<PhoneIcon />} label="Call us" note="9 to 21 h" />
    <Divider />
    <Inline gap={12} isSingleLine style={{ padding: '8px' }}>
      <QrCode
        value="https://parlour.example/app"
        label="Code that leads to the app"
        style={{ flex: 'none' }}
      />
      <small>Scan it to get the app on your phone.</small>
    </Inline>
  </>
);

export const CONTACTS_WITHOUT_NOTES = (
  <>
    <SidePanelEntry href="#chat" icon={<ChatIcon />} label="Live chat" />
    <SidePanelButton icon={<PhoneIcon />} label="Call me back" />
  </>
);

export const LONG_CONTACTS = (
  <>
    <SidePanelEntry
      href="#chat"
      icon={<ChatIcon />}
      label="Obrolan langsung dengan layanan pelanggan kami"
      note="Setiap hari, siang dan malam, juga pada hari libur nasional"
    />
    <SidePanelEntry
      href="#social"
      icon={<GlobeIcon />}
      label="Donaudampfschifffahrtsgesellschaftskapitän"
    />
  </>
);

/** A page with the panel at its edge. */
export function PageWithPanel(props: SidePanelProps): ReactNode {
  return (
    <div style={{ minBlockSize: '420px' }}>
      <Button variant="outline">All games</Button>
      <div
        style={{
          position: 'fixed',
          insetBlockStart: '50%',
          insetInlineEnd: 0,
          translate: '0 -50%',
        }}
      >
        <SidePanel {...props} />
      </div>
    </div>
  );
}
