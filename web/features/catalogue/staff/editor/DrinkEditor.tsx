import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { DrinkDraft } from '#src/contracts/catalogue/menu-drafts.ts';
import type { DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { staffResolver } from '#web/shared/ui/forms/staffResolver.ts';
import { NEW_ITEM } from '../menuTabParams.ts';
import { DrinkFieldset } from './DrinkFieldset.tsx';
import { drinkFormSchema, emptyDrink, toDrinkFields, type DrinkFields } from './drinkFormSchema.ts';
import { EditorPage } from './EditorPage.tsx';
import { ItemNotFound } from './ItemNotFound.tsx';
import { useDeskDrinksQuery } from '../staffMenuApi.ts';
import { useMenuTabParams } from '../useMenuTabParams.ts';
import { useSaveDrink } from './useSaveDrink.ts';

type EditProps = { edit: string };

export const DrinkEditor = ({ edit }: EditProps) => {
  const { data } = useDeskDrinksQuery();
  if (!data) return <Loading>Caricamento menu...</Loading>;
  return <OpenedDrink edit={edit} drinks={data} />;
};

const OpenedDrink = ({ edit, drinks }: EditProps & { drinks: readonly DrinkView[] }) => {
  const [opened] = useState(() => drinks.find(({ id }) => id === edit) ?? null);
  const { go } = useMenuTabParams();
  if (!opened && edit !== NEW_ITEM)
    return (
      <ItemNotFound onBack={() => go({ edit: null })}>
        Questa bevanda non c’è più: forse un collega l’ha eliminata.
      </ItemNotFound>
    );
  return <Form opened={opened} now={drinks.find(({ id }) => id === edit) ?? null} />;
};

const Form = ({
  opened,
  now,
}: {
  opened: DrinkView | null;
  /** Newest version of the row, which a colleague may have changed after the form opened. */
  now: DrinkView | null;
}) => {
  const form = useForm<DrinkFields, unknown, DrinkDraft>({
    resolver: staffResolver(drinkFormSchema),
    defaultValues: opened ? toDrinkFields(opened) : emptyDrink(),
  });
  const {
    handleSubmit,
    reset,
    setError,
    formState: { isDirty },
  } = form;
  const { saving, conflict, take, submit, leaving, back } = useSaveDrink(opened, (fields) =>
    Object.entries(fields).forEach(([name, message], at) =>
      setError(name as keyof DrinkFields, { message }, { shouldFocus: at === 0 }),
    ),
  );
  return (
    <FormProvider {...form}>
      <EditorPage
        title={opened ? 'Modifica Bevanda' : 'Nuova Bevanda'}
        action={opened ? 'Aggiorna bevanda' : 'Crea bevanda'}
        saving={saving}
        dirty={isDirty}
        leaving={leaving}
        onBack={back}
        onSubmit={(event) => void handleSubmit(submit)(event)}
        conflict={
          conflict !== null && now
            ? {
                message: conflict,
                onTake: () => {
                  reset(toDrinkFields(now));
                  take(now);
                },
                onKeep: () => {
                  take(now);
                  void handleSubmit(submit)();
                },
              }
            : null
        }
      >
        <DrinkFieldset />
      </EditorPage>
    </FormProvider>
  );
};
