import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import {
  photographSchema,
  type PhotographDraft,
  type PhotographView,
} from '#src/contracts/catalogue/photographs.ts';
import { PHOTOGRAPH_LIMITS } from '#src/contracts/common/limits.ts';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { staffResolver } from '#web/shared/ui/forms/staffResolver.ts';
import { EditorPage } from '../editor/EditorPage.tsx';
import { ItemNotFound } from '../editor/ItemNotFound.tsx';
import { ImageField } from '../image/ImageField.tsx';
import { NEW_ITEM } from '../menuTabParams.ts';
import { useMenuTabParams } from '../useMenuTabParams.ts';
import { PhotographFieldset } from './PhotographFieldset.tsx';
import {
  emptyPhotograph,
  toPhotographFields,
  type PhotographFields,
} from './photographFormSchema.ts';
import { useDeskPhotographsQuery } from './staffPhotographsApi.ts';
import { useSavePhotograph } from './useSavePhotograph.ts';

type EditProps = { edit: string };

export const PhotographEditor = ({ edit }: EditProps) => {
  const { data } = useDeskPhotographsQuery();
  if (!data) return <Loading>Caricamento fotografie...</Loading>;
  return <OpenedPhotograph edit={edit} photographs={data} />;
};

const OpenedPhotograph = ({
  edit,
  photographs,
}: EditProps & { photographs: readonly PhotographView[] }) => {
  const [opened] = useState(() => photographs.find(({ id }) => id === edit) ?? null);
  const [isFull] = useState(photographs.length >= PHOTOGRAPH_LIMITS.maxCount);
  const { go } = useMenuTabParams();
  if (!opened && (isFull || edit !== NEW_ITEM))
    return (
      <ItemNotFound onBack={() => go({ edit: null })}>
        {edit === NEW_ITEM
          ? `Ci sono già ${PHOTOGRAPH_LIMITS.maxCount} fotografie: eliminane una per aggiungerne un’altra.`
          : 'Questa fotografia non c’è più: forse un collega l’ha eliminata.'}
      </ItemNotFound>
    );
  return <Form opened={opened} now={photographs.find(({ id }) => id === edit) ?? null} />;
};

type FormProps = {
  opened: PhotographView | null;
  /** Newest version of the row, which a colleague may have changed after the form opened. */
  now: PhotographView | null;
};

const Form = ({ opened, now }: FormProps) => {
  const form = useForm<PhotographFields, unknown, PhotographDraft>({
    resolver: staffResolver(photographSchema),
    defaultValues: opened ? toPhotographFields(opened) : emptyPhotograph(),
  });
  const { handleSubmit, reset, setError, setValue, control, formState } = form;
  const { saving, conflict, take, submit, leaving, back } = useSavePhotograph(opened, (fields) =>
    Object.entries(fields).forEach(([name, message], at) =>
      setError(name as keyof PhotographFields, { message }, { shouldFocus: at === 0 }),
    ),
  );
  const imageUrl = useWatch({ control, name: 'imageUrl' });
  const [sending, setSending] = useState(false);
  const takeNewest = (newest: PhotographView) => {
    reset(toPhotographFields(newest));
    take(newest);
  };
  const keepOwn = (newest: PhotographView) => {
    take(newest);
    void handleSubmit(submit)();
  };
  return (
    <FormProvider {...form}>
      <EditorPage
        title={opened ? 'Modifica fotografia' : 'Nuova fotografia'}
        action={opened ? 'Aggiorna fotografia' : 'Salva fotografia'}
        saving={saving}
        dirty={formState.isDirty || sending}
        leaving={leaving}
        wait={sending ? 'Attendi la fine dell’upload dell’immagine.' : null}
        onBack={back}
        conflict={
          conflict !== null && now
            ? { message: conflict, onTake: () => takeNewest(now), onKeep: () => keepOwn(now) }
            : null
        }
        onSubmit={(event) => void handleSubmit(submit)(event)}
        aside={
          <ImageField
            imageUrl={imageUrl || null}
            error={formState.errors.imageUrl?.message}
            onSending={setSending}
            onChange={(url) =>
              setValue('imageUrl', url ?? '', {
                shouldDirty: true,
                shouldValidate: formState.isSubmitted,
              })
            }
          />
        }
      >
        <PhotographFieldset />
      </EditorPage>
    </FormProvider>
  );
};
