import { useQueryClient } from '@tanstack/react-query';
import { newPlaceSchema } from '../../../../contract/desk/formBodies.ts';
import { type PlaceType, placeTypes } from '../../../../domain/places/placeTypes.ts';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { TextField } from '../../../shared/ui/TextField.tsx';
import { useAppNavigate } from '../../../shared/ui/useAppNavigate.ts';
import { useDeskClient } from '../../client/DeskClientContext.tsx';
import { deskPaths } from '../../deskPaths.ts';
import { useMessages } from '../../language/DeskLanguage.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { useDeskForm } from '../../ui/form/useDeskForm.ts';
import { placeKey } from '../form/placeQuery.ts';

const maxNameLength = 60;

interface NewPlace {
  type: PlaceType;
  nameKo: string;
  nameEn: string;
}

const newPlace: NewPlace = { type: 'tour', nameKo: '', nameEn: '' };

/** Begins a place as a draft, and opens its form. */
export function NewPlaceDialog({ onClose }: { onClose: () => void }) {
  const { guide } = useMessages();
  const addMessages = guide.add;
  const client = useDeskClient();
  const queries = useQueryClient();
  const navigate = useAppNavigate();
  const form = useDeskForm({
    stored: newPlace,
    schema: newPlaceSchema,
    send: async (body) => {
      const place = await client.call('createGuidePlace', { params: {}, query: {}, body });
      queries.setQueryData(placeKey(place.id), place);
      void queries.invalidateQueries({ queryKey: ['listGuide'] });
      navigate(deskPaths.guidePlace(place.id));
      onClose();
    },
  });
  return (
    <DialogForm title={addMessages.title} action={addMessages.action} form={form} onClose={onClose}>
      <SelectField
        label={addMessages.type}
        options={placeTypes.map((value) => ({ value, label: guide.types[value] }))}
        {...form.field('type')}
      />
      <TextField
        label={addMessages.nameKo}
        longest={maxNameLength}
        width="w-full"
        autoComplete="off"
        required
        {...form.field('nameKo')}
      />
      <TextField
        label={addMessages.nameEn}
        longest={maxNameLength}
        width="w-full"
        autoComplete="off"
        hint={addMessages.hint}
        required
        {...form.field('nameEn')}
      />
    </DialogForm>
  );
}
