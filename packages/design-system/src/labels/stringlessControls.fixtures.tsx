import type { ReactElement } from 'react';
import { BottomSheet } from '../components/BottomSheet/BottomSheet';
import { Calendar } from '../components/Calendar/Calendar';
import { TODAY } from '../components/Calendar/Calendar.fixtures';
import { ChatPanel } from '../components/ChatPanel/ChatPanel';
import { CHAT } from '../components/ChatPanel/ChatPanel.fixtures';
import { Chip } from '../components/Chip/Chip';
import { ChipGroup } from '../components/ChipGroup/ChipGroup';
import { CATEGORIES } from '../components/ChipGroup/ChipGroup.fixtures';
import { ConsentBanner } from '../components/ConsentBanner/ConsentBanner';
import { CONSENT_KINDS } from '../components/ConsentBanner/ConsentBanner.fixtures';
import { DocumentUpload } from '../components/DocumentUpload/DocumentUpload';
import { DOCUMENTS } from '../components/DocumentUpload/DocumentUpload.fixtures';
import { Slider } from '../components/Slider/Slider';
import { Stepper } from '../components/Stepper/Stepper';
import { CHECK_STEPS } from '../components/Stepper/Stepper.fixtures';

const ignore = () => undefined;

/** Controls with content alone. */
export const STRINGLESS_CONTROLS: Readonly<Record<string, ReactElement>> = {
  BottomSheet: <BottomSheet isOpen title="Filters" startsAt="half" onClose={ignore} />,
  Calendar: <Calendar label="Day" today={TODAY} />,
  ChatPanel: <ChatPanel messages={CHAT} typing="Ana" onSend={ignore} />,
  Chip: <Chip label="Slots" onRemove={ignore} />,
  ChipGroup: <ChipGroup label="Category" items={CATEGORIES} limit={2} onClear={ignore} />,
  ConsentBanner: <ConsentBanner kinds={CONSENT_KINDS} policyHref="#policy" onSave={ignore} />,
  DocumentUpload: <DocumentUpload documents={DOCUMENTS} files={{}} onChange={ignore} />,
  Slider: <Slider label="Rating" isRange defaultValue={{ start: '2', end: '8' }} />,
  Stepper: <Stepper steps={CHECK_STEPS} />,
};
