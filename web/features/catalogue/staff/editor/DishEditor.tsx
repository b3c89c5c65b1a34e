import { useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { DishDraft } from '#src/contracts/catalogue/menu-drafts.ts';
import type { DishView } from '#src/contracts/catalogue/menu-views.ts';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { staffResolver } from '#web/shared/ui/forms/staffResolver.ts';
import { DishFieldset } from './DishFieldset.tsx';
import { dishFormSchema, emptyDish, toDishFields, type DishFields } from './dishFormSchema.ts';
import { NEW_ITEM } from '../menuTabParams.ts';
import { ADD_BUTTON_ID } from '../MenuTabHeader.tsx';
import { dishCardId } from '../list/StaffDishCard.tsx';
import { EditorPage } from './EditorPage.tsx';
import { ItemNotFound } from './ItemNotFound.tsx';
import { ImageField } from '../image/ImageField.tsx';
import { useAddDishMutation, useChangeDishMutation, useDeskDishesQuery } from '../staffMenuApi.ts';
import {
  canonicalCategoryName,
  groupDishesByCategory,
  findCategoryTab,
} from '../groupMenuByCategory.ts';
import { useMenuTabParams } from '../useMenuTabParams.ts';
import { useSaveMenuItem } from './useSaveMenuItem.ts';

type EditProps = { edit: string };

export const DishEditor = ({ edit }: EditProps) => {
  const { data } = useDeskDishesQuery();
  if (!data) return <Loading>Caricamento menu...</Loading>;
  return <OpenedDish edit={edit} dishes={data} />;
};

const OpenedDish = ({ edit, dishes }: EditProps & { dishes: readonly DishView[] }) => {
  // Reads the dish only once, on mount, because the form must stay open when another user removes
  // the dish.
  const [opened] = useState(() => dishes.find(({ id }) => id === edit) ?? null);
  const { place, go } = useMenuTabParams();
  if (!opened && edit !== NEW_ITEM)
    return (
      <ItemNotFound onBack={() => go({ edit: null })}>
        Questo piatto non c’è più: forse un collega lo ha eliminato.
      </ItemNotFound>
    );
  const category =
    findCategoryTab(groupDishesByCategory(dishes), place.category)?.name ??
    canonicalCategoryName(place.category ?? '');
  return (
    <Form opened={opened} now={dishes.find(({ id }) => id === edit) ?? null} category={category} />
  );
};

type FormProps = {
  opened: DishView | null;
  /** Newest version of the row, which a colleague may have changed after the form opened. */
  now: DishView | null;
  category: string;
};

const Form = ({ opened, now, category }: FormProps) => {
  const form = useForm<DishFields, unknown, DishDraft>({
    resolver: staffResolver(dishFormSchema),
    defaultValues: opened ? toDishFields(opened) : emptyDish(category),
  });
  const {
    handleSubmit,
    reset,
    setError,
    setValue,
    control,
    formState: { isDirty, errors },
  } = form;
  const { saving, conflict, take, submit, leaving, back } = useSaveDish(opened, (fields) =>
    Object.entries(fields).forEach(([name, message], at) =>
      setError(name as keyof DishFields, { message }, { shouldFocus: at === 0 }),
    ),
  );
  const imageUrl = useWatch({ control, name: 'imageUrl' });
  const [sending, setSending] = useState(false);
  return (
    <FormProvider {...form}>
      <EditorPage
        title={opened ? 'Modifica Piatto' : 'Nuovo Piatto'}
        action={opened ? 'Aggiorna piatto' : 'Crea piatto'}
        saving={saving}
        dirty={isDirty || sending}
        leaving={leaving}
        wait={sending ? 'Attendi la fine dell’upload dell’immagine.' : null}
        onBack={back}
        conflict={
          conflict !== null && now
            ? {
                message: conflict,
                onTake: () => {
                  reset(toDishFields(now));
                  take(now);
                },
                onKeep: () => {
                  take(now);
                  void handleSubmit(submit)();
                },
              }
            : null
        }
        onSubmit={(event) => void handleSubmit(submit)(event)}
        aside={
          <ImageField
            imageUrl={imageUrl}
            error={errors.imageUrl?.message}
            onSending={setSending}
            onChange={(address) => setValue('imageUrl', address, { shouldDirty: true })}
          />
        }
      >
        <DishFieldset />
      </EditorPage>
    </FormProvider>
  );
};

const useSaveDish = (
  opened: DishView | null,
  onRefused: (fields: Readonly<Record<string, string>>) => void,
) => {
  const { go } = useMenuTabParams();
  const { refetch } = useDeskDishesQuery();
  const [add] = useAddDishMutation();
  const [change] = useChangeDishMutation();
  const { toast } = useToast();
  const leaving = useRef(false);
  const saving = useSaveMenuItem<DishDraft, DishView>({
    opened,
    onRefused,
    refresh: refetch,
    save: (draft, seen) => (opened ? change({ id: opened.id, seen, body: draft }) : add(draft)),
    onSaved: ({ id, name, category }) => {
      leaving.current = true;
      toast({ title: opened ? 'Piatto aggiornato' : 'Piatto creato', description: name });
      go({ edit: null, category: canonicalCategoryName(category) }, { focus: dishCardId(id) });
    },
  });
  return {
    ...saving,
    leaving,
    back: () => go({ edit: null }, { focus: opened ? dishCardId(opened.id) : ADD_BUTTON_ID }),
  };
};
