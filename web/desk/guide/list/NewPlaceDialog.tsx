import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type PlaceType, placeTypes } from '../../../../domain/places/placeTypes.ts';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { TextField } from '../../../shared/ui/TextField.tsx';
import { useAppNavigate } from '../../../shared/ui/useAppNavigate.ts';
import { useDeskClient } from '../../client/DeskClientContext.tsx';
import { deskPaths } from '../../deskPaths.ts';
import { useText } from '../../language/DeskLanguage.tsx';
import { ActionDialog } from '../../ui/ActionDialog.tsx';
import { placeKey } from '../form/placeQuery.ts';

const longestName = 60;

/** Begins a place as a draft, and opens its form. */
export function NewPlaceDialog({ onClose }: { onClose: () => void }) {
  const { guide } = useText();
  const text = guide.add;
  const client = useDeskClient();
  const queries = useQueryClient();
  const navigate = useAppNavigate();
  const [type, setType] = useState<PlaceType>('tour');
  const [nameKo, setNameKo] = useState('');
  const [nameEn, setNameEn] = useState('');
  const body = { type, nameKo: nameKo.trim(), nameEn: nameEn.trim() };
  return (
    <ActionDialog
      title={text.title}
      action={text.action}
      canAct={body.nameKo !== '' && body.nameEn !== ''}
      onAct={async () => {
        const place = await client.call('createGuidePlace', { params: {}, query: {}, body });
        queries.setQueryData(placeKey(place.id), place);
        void queries.invalidateQueries({ queryKey: ['listGuide'] });
        navigate(deskPaths.guidePlace(place.id));
      }}
      onClose={onClose}
    >
      <SelectField
        label={text.type}
        name="type"
        value={type}
        options={placeTypes.map((value) => ({ value, label: guide.types[value] }))}
        onChange={setType}
      />
      <TextField
        label={text.nameKo}
        name="nameKo"
        value={nameKo}
        onChange={setNameKo}
        longest={longestName}
        width="w-full"
        autoComplete="off"
      />
      <TextField
        label={text.nameEn}
        name="nameEn"
        value={nameEn}
        onChange={setNameEn}
        longest={longestName}
        width="w-full"
        autoComplete="off"
        hint={text.hint}
      />
    </ActionDialog>
  );
}
