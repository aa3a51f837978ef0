import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { FormTextArea } from '@parlour/design-system/FormTextArea';
import { useTranslation } from 'react-i18next';
import { MAX_NOTE, type NoteValues, noteSchema } from '../../model/note.schema';
import { Outcome } from '../Outcome/Outcome';

export interface NoteFormProps {
  /** What is noted now; empty without a note. */
  note: string;
  errors: ServerErrors | undefined;
  /** Error of the last attempt that belongs to no field. */
  formError: string | undefined;
  /** Called with the text; an empty one removes the note. */
  onSubmit: (note: string) => Promise<void>;
}

/** A note on somebody of the team, in plain text. */
export function NoteForm({ note, errors, formError, onSubmit }: NoteFormProps) {
  const { t } = useTranslation('agentTeam');
  return (
    <Form<NoteValues>
      schema={noteSchema}
      defaultValues={{ note }}
      serverErrors={errors}
      translateError={(key, params) => t(key, params)}
      onSubmit={(values) => onSubmit(values.note)}
    >
      <FormTextArea
        name="note"
        label={t('note.label')}
        hint={t('note.hint')}
        rows={5}
        limit={MAX_NOTE}
        labels={{
          count: (used, limit) => t('note.count', { used, limit }),
          left: (count) => t('note.left', { count }),
          tooLong: () => t('note.tooLong'),
        }}
      />
      {formError === undefined ? null : <Outcome tone="danger">{formError}</Outcome>}
      <FormSubmit>{t('note.save')}</FormSubmit>
    </Form>
  );
}
