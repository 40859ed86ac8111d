import type { DeskSalesDay } from '../../../contract/desk/sales.ts';
import { dayCarsSchema } from '../../../contract/desk/salesFields.ts';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';
import { DeskForm } from '../ui/form/DeskForm.tsx';
import { useDeskForm } from '../ui/form/useDeskForm.ts';
import { typedNumber } from './rulesFields.ts';
import { useReloadSales } from './salesCalendar.ts';

/** Sets the number of cars of a day. If it is empty, the number of working drivers counts again. */
export function CarsForm({ day: { date, ownCars, workingDrivers } }: { day: DeskSalesDay }) {
  const { calendar } = useMessages();
  const client = useDeskClient();
  const reload = useReloadSales();
  const form = useDeskForm({
    stored: { cars: ownCars === null ? '' : String(ownCars) },
    schema: dayCarsSchema,
    toBody: ({ cars }) => ({ cars: cars.trim() === '' ? null : typedNumber(cars) }),
    sentences: calendar.wrongCars,
    send: async (body) => {
      await client.call('setDayCars', { params: { day: date }, query: {}, body });
      await reload();
      return calendar.saved;
    },
  });
  return (
    <DeskForm form={form} action={calendar.saveCars}>
      <TextField
        label={calendar.ownCars}
        inputMode="numeric"
        autoComplete="off"
        width="w-full"
        hint={workingDrivers === null ? calendar.ownCarsUnlimited : calendar.ownCarsHint(workingDrivers)}
        {...form.field('cars')}
      />
    </DeskForm>
  );
}
