import type { ReactNode } from 'react';
import type { PlaceDetail } from '../../../contract/places.ts';
import { htmlLang } from '../../../domain/languages.ts';
import { phoneUrl, shownPhone } from '../../../domain/phone.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Icon, type IconName } from '../../shared/ui/Icon.tsx';
import { Checked } from './Checked.tsx';
import { CopyButton } from './CopyButton.tsx';
import { openingKind } from './openingKind.ts';
import { closedDays, openDays, openingLines } from './openingWords.ts';
import { textLang } from './textLang.ts';

/** Icons used only here. */
const shapes = {
  pin: 'M12 21s-7-6.5-7-11.5a7 7 0 0 1 14 0C19 14.5 12 21 12 21zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  phone: 'M6 3h3l1.5 5-2 1.5a12 12 0 0 0 6 6l1.5-2 5 1.5v3a2 2 0 0 1-2 2C11 20 4 13 4 5a2 2 0 0 1 2-2z',
  fee: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9 12h6',
} as const;

interface FactProps {
  icon: IconName;
  label: string;
  /** When it was last checked, where that is known. */
  checkedOn?: string | undefined;
  children: ReactNode;
}

function Fact({ icon, label, checkedOn, children }: FactProps) {
  return (
    <div className="hairline-b py-4 last:[border-width:0]">
      <dt className="semibold flex items-center gap-3 text-muted text-sm">
        <Icon name={icon} className="size-5 shrink-0 text-pine" />
        {label}
      </dt>
      <dd className="mt-0.5 pl-8">
        {children}
        {checkedOn && <Checked on={checkedOn} />}
      </dd>
    </div>
  );
}

type ShownDetail = Pick<
  PlaceDetail,
  | 'type'
  | 'tags'
  | 'weekDays'
  | 'openingHours'
  | 'checkedOn'
  | 'address'
  | 'phone'
  | 'fee'
  | 'fallbacks'
  | 'untranslated'
  | 'korean'
>;

/**
 * Address, hours, telephone number and known entry fee of a place; other missing facts are shown as unknown
 * (docs/product/places.md#pictures-and-facts).
 */
export function PlaceFacts({ detail }: { detail: ShownDetail }) {
  const { language, messages } = useLanguage();
  const placeMessages = messages.place;
  const lines = openingLines(detail, placeMessages);
  const closed = closedDays(detail.weekDays, placeMessages);
  const { note, isDoubtful } = detail.openingHours;
  const opening = placeMessages.opening[openingKind(detail)];
  const open = lines.length === 0 ? openDays(detail.weekDays, placeMessages, opening) : null;
  const hasHours = lines.length > 0 || open !== null || closed !== null || note !== null;
  const { checkedOn } = detail;
  const facts = {
    address: detail.address && placeMessages.address,
    hours: hasHours && opening.hours,
    phone: detail.phone && placeMessages.phone,
  };
  const undated = (['address', 'hours', 'phone'] as const).flatMap(
    (group) => (checkedOn && !checkedOn[group] && facts[group]) || [],
  );
  return (
    <>
      <dl>
        <Fact icon={shapes.pin} label={placeMessages.address} checkedOn={checkedOn?.address}>
          {detail.address ? (
            <span className="flex items-start justify-between gap-3">
              <span lang={textLang(detail, 'address')} className="min-w-0">
                {detail.address}
              </span>
              {language === 'ko' && <CopyButton text={detail.address} what={placeMessages.address} />}
            </span>
          ) : (
            placeMessages.noAddress
          )}
          {language !== 'ko' && detail.korean.address && (
            <span className="mt-1 flex items-start justify-between gap-3 text-sm">
              <span>
                <span className="text-muted">{placeMessages.koreanAddress} </span>
                <span lang={htmlLang.ko}>{detail.korean.address}</span>
              </span>
              <CopyButton text={detail.korean.address} what={placeMessages.koreanAddress} />
            </span>
          )}
        </Fact>
        <Fact icon={shapes.clock} label={opening.hours} checkedOn={checkedOn?.hours}>
          {lines.map(([days, hours]) => (
            <span key={days} className="flex flex-wrap gap-x-3">
              <span>{days}</span>
              <span className="tabular">{hours}</span>
            </span>
          ))}
          {open && <span className="block">{open}</span>}
          {closed && <span className="block">{closed}</span>}
          {note && (
            <span lang={textLang(detail, 'note')} className="block">
              {note}
            </span>
          )}
          {lines.length === 0 && !note && (
            <span className="block">{open ? opening.timesUnknown : opening.hoursUnknown}</span>
          )}
          {isDoubtful ? (
            <span className="mt-1 block semibold text-sm text-sunrise">{placeMessages.hoursDoubtful}</span>
          ) : (
            <span className="mt-1 block text-muted text-sm">{opening.checkFirst}</span>
          )}
        </Fact>
        <Fact icon={shapes.phone} label={placeMessages.phone} checkedOn={checkedOn?.phone}>
          {detail.phone ? (
            <a
              href={phoneUrl(detail.phone)}
              className="-my-2.5 inline-flex min-h-11 items-center semibold text-pine tabular"
            >
              {shownPhone(detail.phone, language)}
            </a>
          ) : (
            placeMessages.noPhone
          )}
        </Fact>
        {detail.fee !== undefined && (
          <Fact icon={shapes.fee} label={placeMessages.fee}>
            {placeMessages.feeText(detail.fee)}
          </Fact>
        )}
      </dl>
      {undated.length > 0 && (
        <p className="pl-8 text-muted text-xs">{placeMessages.checked.undated(undated)}</p>
      )}
    </>
  );
}
