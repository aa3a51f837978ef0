import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import {
  openTicket,
  selectAccount,
  useCoreDispatch,
  useCoreSelector,
  useOverlay,
} from '@parlour/feature-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Asks before a token of the address replaces the current session (LOGIN-10). */
export default function TicketOverlay() {
  const { t } = useTranslation('identity');
  const dispatch = useCoreDispatch();
  const account = useCoreSelector(selectAccount)?.account;
  const { request, isOpen, close } = useOverlay('ticket');
  const [isChanging, setIsChanging] = useState(false);

  const stay = (): void => {
    if (!isChanging) close();
  };
  const change = async (ticket: string): Promise<void> => {
    setIsChanging(true);
    await dispatch(openTicket(ticket));
    setIsChanging(false);
    close();
  };

  return (
    <Dialog
      isOpen={isOpen}
      size="sm"
      title={t('sessionLife.ticketTitle')}
      labels={{ close: t('common:actions.close') }}
      isCoverDisabled
      onClose={stay}
      footer={
        <>
          <Button variant="outline" tone="neutral" data-autofocus onClick={stay}>
            {account === undefined
              ? t('common:actions.cancel')
              : t('sessionLife.ticketStay', { account })}
          </Button>
          <Button
            isLoading={isChanging}
            onClick={() => (request === undefined ? undefined : void change(request.ticket))}
          >
            {t('sessionLife.ticketUse')}
          </Button>
        </>
      }
    >
      <p>
        {account === undefined
          ? t('sessionLife.ticketTextUnknown')
          : t('sessionLife.ticketText', { account })}
      </p>
    </Dialog>
  );
}
