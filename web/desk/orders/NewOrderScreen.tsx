import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { deskSaleSchema } from '../../../contract/desk/formBodies.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import type { Language } from '../../../domain/languages.ts';
import {
  type HandMethod,
  handMethods,
  type SalesChannel,
  salesChannels,
} from '../../../domain/tickets/paymentMethods.ts';
import { formatWon } from '../../../domain/tickets/price.ts';
import { stationId } from '../../../domain/tour/departurePlaces.ts';
import { lastTripDate, partySizes } from '../../../domain/tour/planRules.ts';
import { callQuery } from '../../shared/client/callQuery.ts';
import { DateField } from '../../shared/ui/DateField.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextAreaField } from '../../shared/ui/TextAreaField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { deskPaths } from '../deskPaths.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { DeskPage } from '../shell/DeskPage.tsx';
import { DeskForm } from '../ui/form/DeskForm.tsx';
import { useDeskForm } from '../ui/form/useDeskForm.ts';
import { CustomerFields } from './CustomerFields.tsx';
import { useDepartures } from './useDepartures.ts';

interface Sale {
  channel: SalesChannel;
  tripDate: string;
  startTime: string;
  departure: string;
  numberOfPeople: number;
  agreedRoute: string;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  language: Language;
  payment: HandMethod | 'link';
  remark: string;
}

const payments = [...handMethods, 'link'] as const;
/** How often the departures are read again (ms). */
const readEvery = 30_000;

/** The departures of a day, whether each can be sold, and the price; undefined until they are loaded. */
function useSalesDay(day: string) {
  const client = useDeskClient();
  const { data } = useQuery({
    ...callQuery(client, 'getSalesCalendar', { params: {}, query: { from: day, to: day } }),
    enabled: day !== '',
    refetchInterval: readEvery,
  });
  return { departures: data?.days[0]?.departures ?? [], price: data?.price };
}

/** Creates an order for a customer on the telephone, in a hotel or at the door. */
export function NewOrderScreen() {
  const { language, messages } = useDeskLanguage();
  const { deskSale, orders } = messages;
  const client = useDeskClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const now = new Date();
  const offered = useDepartures();
  const stored: Sale = {
    channel: 'phone',
    tripDate: toSeoulDate(now),
    startTime: '',
    departure: offered[0]?.id ?? stationId,
    numberOfPeople: 2,
    agreedRoute: '',
    customerName: '',
    customerEmail: '',
    customerPhone: '',
    language,
    payment: 'cash',
    remark: '',
  };
  const form = useDeskForm({
    stored,
    schema: deskSaleSchema,
    sentences: {
      routeMissing: deskSale.routeMissing,
      tooLateForLink: deskSale.tooLate,
      invalidPhone: orders.change.phoneWrong,
    },
    failureText: ({ code }) => {
      if (code === 'changedMeanwhile') return deskSale.priceChanged;
      return code === 'soldOut' ? deskSale.soldOut : null;
    },
    reload: () => queries.invalidateQueries({ queryKey: ['getSalesCalendar'] }),
    send: async (body) => {
      const { orderId } = await client.call('sellOrder', { params: {}, query: {}, body: { ...body, price } });
      await queries.invalidateQueries({ queryKey: ['searchOrders'] });
      await navigate(deskPaths.order(orderId));
      return undefined;
    },
  });
  const { tripDate, startTime, payment } = form.values;
  const { departures, price } = useSalesDay(tripDate);
  const free = departures.filter(({ state }) => state === 'free');
  const isNoneFree = departures.length > 0 && free.length === 0;
  const isGone = departures.some((one) => one.startTime === startTime && one.state !== 'free');
  const time = form.field('startTime');
  const timeMessage = () => {
    if (isNoneFree) return { tone: 'error', text: deskSale.noDeparture } as const;
    return isGone ? ({ tone: 'error', text: deskSale.soldOut } as const) : time.message;
  };
  return (
    <DeskPage title={deskSale.title}>
      <p className="mb-4">
        <PageLink to={deskPaths.orders()} className="inline-flex min-h-11 items-center text-pine">
          {orders.one.back}
        </PageLink>
      </p>
      <div className="max-w-2xl">
        <Panel title={orders.one.facts}>
          <p className="mb-4 text-muted text-sm">{deskSale.lead}</p>
          <DeskForm
            form={form}
            action={deskSale.button(price === undefined ? '–' : formatWon(price))}
            canAct={price !== undefined && startTime !== '' && !isGone}
          >
            <SelectField
              label={deskSale.channel}
              options={salesChannels.map((value) => ({ value, label: deskSale.channels[value] }))}
              {...form.field('channel')}
            />
            <DateField
              label={deskSale.date}
              min={toSeoulDate(now)}
              max={lastTripDate(now)}
              required
              {...form.field('tripDate')}
            />
            <SelectField
              label={deskSale.time}
              options={[
                { value: '', label: '–' },
                ...departures.map(({ startTime: value, state }) =>
                  state === 'free'
                    ? { value }
                    : { value, label: `${value} · ${deskSale.unavailable}`, isDisabled: true },
                ),
              ]}
              {...time}
              message={timeMessage()}
            />
            <SelectField
              label={deskSale.departure}
              options={
                offered.length === 0
                  ? [{ value: stationId, label: deskSale.station }]
                  : offered.map(({ id, name }) => ({ value: id, label: name }))
              }
              {...form.field('departure')}
            />
            <SelectField
              label={deskSale.people}
              options={partySizes.map((value) => ({ value, label: orders.people(value) }))}
              {...form.field('numberOfPeople')}
            />
            <TextField
              label={deskSale.route}
              hint={deskSale.routeHint}
              autoComplete="off"
              longest={200}
              width="w-full"
              required
              {...form.field('agreedRoute')}
            />
            <CustomerFields
              name={{ label: deskSale.name, ...form.field('customerName') }}
              email={{
                label: deskSale.email,
                hint: deskSale.emailHint,
                ...form.field('customerEmail'),
              }}
              phone={form.field('customerPhone')}
              language={form.field('language')}
            />
            <TextAreaField label={deskSale.remark} longest={700} rows={3} {...form.field('remark')} />
            <SelectField
              label={deskSale.payment}
              hint={payment === 'link' ? deskSale.linkHint : deskSale.paidHint}
              options={payments.map((value) => ({ value, label: deskSale.payments[value] }))}
              {...form.field('payment')}
            />
          </DeskForm>
        </Panel>
      </div>
    </DeskPage>
  );
}
