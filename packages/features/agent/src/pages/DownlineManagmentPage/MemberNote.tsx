import { useSetMemberNoteMutation } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { NoteForm } from '../../components/NoteForm/NoteForm';
import { Outcome } from '../../components/Outcome/Outcome';
import { useSubmitErrors } from '../../model/useSubmitErrors';

interface MemberNoteProps {
  memberId: string;
  /** What the agent notes now; empty without a note. */
  note: string;
}

/** Keeps the agent's own note on somebody below (AG-07). */
export function MemberNote({ memberId, note }: MemberNoteProps) {
  const { t } = useTranslation('agentTeam');
  const [keep, result] = useSetMemberNoteMutation();
  const submitErrors = useSubmitErrors(result.error);
  return (
    <>
      <NoteForm
        note={note}
        {...submitErrors}
        onSubmit={async (text) => {
          await keep({ memberNoteForm: { memberId, note: text } });
        }}
      />
      {result.data === undefined ? null : (
        <Outcome tone="positive">
          {t(result.data.note === '' ? 'note.removed' : 'note.saved')}
        </Outcome>
      )}
    </>
  );
}
