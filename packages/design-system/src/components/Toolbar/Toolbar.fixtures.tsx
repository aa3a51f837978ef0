import { DownloadIcon } from '../../icons/DownloadIcon';
import { HeartIcon } from '../../icons/HeartIcon';
import { RefreshIcon } from '../../icons/RefreshIcon';
import { SoundIcon } from '../../icons/SoundIcon';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { ToolbarGroup } from './ToolbarGroup';

const quiet = { variant: 'quiet', tone: 'neutral', size: 'sm' } as const;

export const RECORD_TOOLS = (
  <>
    <ToolbarGroup label="Period">
      <Button {...quiet}>Today</Button>
      <Button {...quiet}>7 days</Button>
      <Button {...quiet} disabled>
        30 days
      </Button>
    </ToolbarGroup>
    <ToolbarGroup label="List">
      <IconButton size="sm" label="Refresh" icon={<RefreshIcon />} />
      <IconButton size="sm" label="Save as a file" icon={<DownloadIcon />} />
    </ToolbarGroup>
  </>
);

export const ARABIC_TOOLS = (
  <>
    <ToolbarGroup label="الفترة">
      <Button {...quiet}>اليوم</Button>
      <Button {...quiet}>آخر 7 أيام</Button>
      <Button {...quiet} disabled>
        آخر 30 يومًا
      </Button>
    </ToolbarGroup>
    <ToolbarGroup label="القائمة">
      <IconButton size="sm" label="تحديث" icon={<RefreshIcon />} />
    </ToolbarGroup>
  </>
);

export const PLAIN_TOOLS = (
  <>
    <IconButton size="sm" label="Refresh" icon={<RefreshIcon />} />
    <IconButton size="sm" label="Favourite" icon={<HeartIcon />} />
    <IconButton size="sm" label="Sound" icon={<SoundIcon />} />
  </>
);

export const STATE_TOOLS = (
  <>
    <ToolbarGroup label="Words">
      <Button {...quiet}>Rest</Button>
      <Button {...quiet} className="pseudo-hover">
        Hover
      </Button>
      <Button {...quiet} className="pseudo-focus-visible">
        Focus
      </Button>
      <Button {...quiet} className="pseudo-active">
        Pressed
      </Button>
      <Button {...quiet} isLoading>
        Loading
      </Button>
      <Button {...quiet} disabled>
        Disabled
      </Button>
    </ToolbarGroup>
    <ToolbarGroup label="Signs">
      <IconButton size="sm" label="Favourite" icon={<HeartIcon />} className="pseudo-hover" />
      <IconButton size="sm" label="Sound" icon={<SoundIcon />} disabled />
    </ToolbarGroup>
  </>
);

export const LONG_TOOLS = (
  <ToolbarGroup label="Jangka waktu">
    {[
      'Hari ini',
      'Tiga puluh hari terakhir',
      'Donaudampfschifffahrtsgesellschaft',
      'Semua transaksi',
    ].map((label) => (
      <Button key={label} {...quiet}>
        {label}
      </Button>
    ))}
  </ToolbarGroup>
);
