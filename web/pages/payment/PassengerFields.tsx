import type { RefObject } from 'react';
import { isReadable } from '../../../domain/readableText.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { CheckBox } from '../../shared/ui/CheckBox.tsx';
import type { FieldMessage } from '../../shared/ui/FieldMessageLine.tsx';
import { mail } from '../../shared/ui/formShapes.ts';
import { TextField } from '../../shared/ui/TextField.tsx';
import { maxPassengerLengths, type Passenger } from './passenger.ts';

interface PassengerFieldsProps {
  passenger: Passenger;
  onChange: (change: Partial<Passenger>) => void;
  wrong: { name: boolean; email: boolean; phone: 'wrong' | 'missing' | null };
  /** Whether an order needs the telephone number. */
  needsPhone: boolean;
  emailInput: RefObject<HTMLInputElement | null>;
}

/** The passenger and the address for the receipt (docs/product/payments.md#the-payment-screen). */
export function PassengerFields({
  passenger,
  onChange,
  wrong,
  needsPhone,
  emailInput,
}: PassengerFieldsProps) {
  const { messages } = useLanguage();
  const { payment: paymentMessages } = messages.ticket;
  const nameMessage = (): FieldMessage | null => {
    if (!isReadable(passenger.name)) return { tone: 'error', text: messages.signUp.unreadable };
    return wrong.name ? { tone: 'error', text: paymentMessages.nameMissing } : null;
  };
  const phoneMessages = { wrong: paymentMessages.phoneWrong, missing: paymentMessages.phoneMissing };
  return (
    <>
      <TextField
        label={paymentMessages.name}
        name="passengerName"
        value={passenger.name}
        onChange={(name) => onChange({ name })}
        longest={maxPassengerLengths.name}
        hint={paymentMessages.nameHint}
        message={nameMessage()}
        autoComplete="name"
        enterKeyHint="next"
        spellCheck={false}
        required
        width="w-full"
      />
      <TextField
        label={paymentMessages.email}
        name="passengerEmail"
        type="email"
        icon={mail}
        value={passenger.email}
        onChange={(email) => onChange({ email })}
        longest={maxPassengerLengths.email}
        hint={paymentMessages.emailHint}
        message={wrong.email ? { tone: 'error', text: paymentMessages.emailWrong } : null}
        autoComplete="email"
        autoCapitalize="none"
        inputMode="email"
        enterKeyHint="next"
        spellCheck={false}
        required
        inputRef={emailInput}
        width="w-full"
      />
      <TextField
        label={needsPhone ? paymentMessages.phone : paymentMessages.phoneOptional}
        name="passengerPhone"
        value={passenger.phone}
        onChange={(phone) => onChange({ phone })}
        longest={maxPassengerLengths.phone}
        hint={paymentMessages.phoneHint}
        message={wrong.phone && { tone: 'error', text: phoneMessages[wrong.phone] }}
        autoComplete="tel"
        inputMode="tel"
        enterKeyHint="done"
        required={needsPhone}
        width="w-full"
      />
      <div>
        <CheckBox
          name="passengerIsOwner"
          isChecked={passenger.isOwner}
          onChange={(isOwner) => onChange({ isOwner })}
          required
        >
          {paymentMessages.same}
        </CheckBox>
        <p className="ml-8.5 text-muted text-sm">{paymentMessages.sameWhy}</p>
      </div>
    </>
  );
}
