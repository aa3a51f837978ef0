import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import type { PopoverProps } from './Popover';

/** A small filter with its own close button. */
export const filterPanel: PopoverProps['children'] = ({ close }) => (
  <Stack gap={12}>
    <Checkbox label="New games" />
    <Checkbox label="Free play" />
    <Button size="sm" onClick={close}>
      Show 48 games
    </Button>
  </Stack>
);
