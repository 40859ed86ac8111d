import { useState } from 'react';
import type { TicketDetail } from '../../../contract/tickets.ts';
import { maxLengths } from '../../../domain/accounts/accountRules.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { languageNames, languages } from '../../../domain/languages.ts';
import { lastTripDate, partySizes, startTimes } from '../../../domain/tour/planRules.ts';
import { usePlan } from '../../features/plan/planStore.ts';
import { startTimeOptions, useAvailability, useDepartures } from '../../features/plan/trip/availability.ts';
import type { Messages } from '../../messages/messages.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { asCallFailure, type CallFailure } from '../../shared/client/client.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { CheckBox } from '../../shared/ui/CheckBox.tsx';
import { DateField } from '../../shared/ui/DateField.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { type TicketFields, ticketChange } from './ticketChange.ts';

interface ChangeTicketDialogProps {
  /** The ticket as it was when the dialog was opened. */
  ticket: TicketDetail;
  /** The time until which the ticket can be changed. */
  until: string;
  isReachable: boolean;
  onChanged: (ticket: TicketDetail) => void;
  onOutdated: () => unknown;
  onClose: () => void;
}

function failureText({ code }: CallFailure, messages: Messages['ticketChange']): string {
  switch (code) {
    case 'soldOut':
      return messages.gone;
    case 'changedMeanwhile':
      return messages.outdated;
    case 'notPossibleNow':
      return messages.tooLate;
    case 'invalidRequest':
      return messages.wrong;
    case 'tooManyRequests':
      return messages.tooMany;
    default:
      return messages.failed;
  }
}

/** Day, time, people, passenger, language and places of a tour that was bought. */
export function ChangeTicketDialog(props: ChangeTicketDialogProps) {
  const { ticket, isReachable, onChanged, onOutdated, onClose } = props;
  const { language, messages } = useLanguage();
  const { ticketChange: changeMessages, trip: tripMessages, ticket: ticketMessages } = messages;
  const client = useClient();
  const plan = usePlan();
  const places = plan?.places.filter(({ isListed }) => isListed !== false) ?? [];
  const [fields, setFields] = useState<TicketFields>({
    tripDate: ticket.tripDate,
    startTime: ticket.startTime,
    departure: ticket.departure,
    numberOfPeople: ticket.numberOfPeople,
    customerName: ticket.customerName,
    customerPhone: ticket.customerPhone ?? '',
    language: ticket.language,
  });
  const offered = useDepartures() ?? [];
  // The ticket's own departure may not be offered any more.
  const own = ticket.departurePlace ?? { id: ticket.departure, name: tripMessages.station };
  const others = offered.filter(({ id }) => id !== ticket.departure);
  const [isWithPlan, setWithPlan] = useState(false);
  /** Why the change was not sent. */
  const [obstacle, setObstacle] = useState<'nothing' | 'wrong' | 'otherTime'>();
  const { calledOff = null } = ticket;
  const { tripDate, startTime } = fields;
  const { data: available, isError } = useAvailability(
    tripDate === '' ? null : { from: tripDate, to: tripDate },
    // A copy that the previous release stored on the device has no overtime.
    { orderId: ticket.orderId, boughtHalfHours: ticket.boughtHalfHours ?? 0 },
  );
  const unavailable = available?.days[0]?.unavailable ?? [];
  const isMoved = tripDate !== ticket.tripDate || startTime !== ticket.startTime;
  const isGone = isMoved && unavailable.includes(startTime);
  const { mutate, isPending, failure, reset } = useCallMutation({
    mutationFn: (body: NonNullable<ReturnType<typeof ticketChange>>) =>
      client.call('changeTicket', {
        params: { orderId: ticket.orderId },
        query: { locale: language },
        body,
      }),
    onSuccess: onChanged,
    onError: (error) => {
      if (asCallFailure(error).code === 'changedMeanwhile') void onOutdated();
    },
  });

  const change = (part: Partial<TicketFields>) => {
    setFields((before) => ({ ...before, ...part }));
    setObstacle(undefined);
    reset();
  };
  const timeMessage = () => {
    if (!isGone) return isError && !available ? changeMessages.unknown : null;
    return unavailable.length === startTimes.length ? changeMessages.noDeparture : changeMessages.gone;
  };
  const sentence = () => {
    if (!isReachable) return ticketMessages.detail.changeOffline;
    if (obstacle) return changeMessages[obstacle];
    // This failure is shown at its field.
    if (failure?.fields.some(({ field }) => field === 'customerPhone')) return null;
    return failure && failureText(failure, changeMessages);
  };
  const send = () => {
    if (!isReachable || isGone) return;
    const stays = plan?.draft.stays ?? {};
    const body = ticketChange(ticket, fields, isWithPlan ? { places, stays } : null);
    if (tripDate === '' || fields.customerName.trim() === '') setObstacle('wrong');
    else if (calledOff && !isMoved) setObstacle('otherTime');
    else if (body) mutate(body);
    else setObstacle('nothing');
  };
  const departureText = timeMessage();
  const phoneProblem = failure?.fields.find(({ field }) => field === 'customerPhone');
  const { phoneMissing, phoneWrong } = ticketMessages.payment;
  const phoneMessage = phoneProblem && {
    tone: 'error' as const,
    text: phoneProblem.code === 'phoneMissing' ? phoneMissing : phoneWrong,
  };
  return (
    <Dialog open onClose={onClose} title={changeMessages.title} closeLabel={messages.shell.close}>
      <Form onSubmit={send} isBusy={isPending}>
        <p className="text-sm">
          {calledOff ? changeMessages.calledOffLead(props.until) : changeMessages.lead(props.until)}
        </p>
        <DateField
          label={tripMessages.date}
          name="tripDate"
          value={tripDate}
          min={toSeoulDate(new Date())}
          max={lastTripDate(new Date())}
          required
          onChange={(day) => change({ tripDate: day })}
        />
        <SelectField
          label={tripMessages.time}
          name="startTime"
          value={startTime}
          options={startTimeOptions((time) => unavailable.includes(time), tripMessages.unavailable)}
          onChange={(value) => change({ startTime: value })}
          message={departureText ? { tone: isGone ? 'error' : 'note', text: departureText } : null}
        />
        {others.length > 0 && (
          <SelectField
            label={tripMessages.departure}
            name="departure"
            value={fields.departure}
            options={[own, ...others].map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(departure) => change({ departure })}
          />
        )}
        <SelectField
          label={tripMessages.people}
          name="numberOfPeople"
          value={fields.numberOfPeople}
          options={partySizes.map((value) => ({ value, label: tripMessages.peopleCount(value) }))}
          onChange={(value) => change({ numberOfPeople: value })}
        />
        <TextField
          label={ticketMessages.payment.name}
          name="customerName"
          value={fields.customerName}
          longest={maxLengths.passenger}
          hint={ticketMessages.payment.nameHint}
          autoComplete="name"
          spellCheck={false}
          required
          width="w-full"
          onChange={(customerName) => change({ customerName })}
        />
        <TextField
          label={ticketMessages.payment.phone}
          name="customerPhone"
          value={fields.customerPhone}
          longest={40}
          hint={ticketMessages.payment.phoneHint}
          message={phoneMessage}
          autoComplete="tel"
          inputMode="tel"
          width="w-full"
          onChange={(customerPhone) => change({ customerPhone })}
        />
        <SelectField
          label={changeMessages.language}
          name="language"
          value={fields.language}
          hint={changeMessages.languageHint}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(value) => change({ language: value })}
        />
        {places.length > 0 && (
          <div>
            <CheckBox
              name="places"
              isChecked={isWithPlan}
              onChange={(isChecked) => {
                setWithPlan(isChecked);
                setObstacle(undefined);
              }}
            >
              {changeMessages.places(places.length)}
            </CheckBox>
            <p className="text-muted text-sm">{changeMessages.placesHint}</p>
          </div>
        )}
        <FormFailure sentence={sentence()} />
        <SubmitButton isWide isBusy={isPending} disabled={!isReachable}>
          {changeMessages.save}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
