'use client';

import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { Menu } from '@parlour/design-system/Menu';
import { SafeHtml } from '@parlour/design-system/SafeHtml';
import { Tabs } from '@parlour/design-system/Tabs';
import { useState } from 'react';

const PLACES = [
  { id: 'slots', label: 'Slots' },
  { id: 'live', label: 'Live tables' },
];

/** A menu, tabs, a dialog, and content that is only rendered in the browser. */
export function Rules({ html }: { html: string }) {
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState('');
  return (
    <>
      <Menu label="Places" items={PLACES} onSelect={({ id }) => setPlace(id)} />
      <Tabs
        label="Rules"
        items={[
          { id: 'short', label: 'In short', panel: <SafeHtml html={html} /> },
          { id: 'whole', label: 'All of it', panel: <p>Chosen: {place}</p> },
        ]}
      />
      <Button onClick={() => setOpen(true)}>Why so</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Why so"
        labels={{ close: 'Close' }}
      >
        <p>So that a table stays fair.</p>
      </Dialog>
    </>
  );
}
