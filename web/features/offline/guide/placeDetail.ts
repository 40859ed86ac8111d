import type { OfflinePlace } from '../../../../contract/offlineGuide.ts';
import type { PlaceDetail } from '../../../../contract/places.ts';
import type { Stop } from '../../../../contract/stops.ts';
import { metresBetween, toPlane } from '../../../../domain/geography/distance.ts';
import { openStatusAt } from '../../../../domain/openingHours/openStatus.ts';
import { nearbyCount } from '../../../../domain/places/listRules.ts';
import { isSeaside } from '../../../../domain/places/themeKeys.ts';
import type { OfflinePlaces } from './OfflinePlaces.ts';

/** A place as of an instant. Of its pictures only the lead one is on this device. */
export function placeDetail(places: OfflinePlaces, place: OfflinePlace, now: Date): PlaceDetail {
  const texts = places.localTexts(place);
  const reading = places.readingField(place);
  const { romanisation } = place;
  return {
    id: place.id,
    type: place.type,
    placeName: places.text(place.name) ?? '',
    ...reading,
    ...(reading.reading === undefined || romanisation === null ? {} : { romanisation }),
    summary: places.text(place.summary) ?? '',
    weekDays: place.weekDays,
    openStatus: openStatusAt(place, now),
    openingHours: {
      periods: place.periods,
      note: texts?.note ?? null,
      ...(place.isDoubtful ? { isDoubtful: true } : {}),
    },
    ...(place.checkedOn ? { checkedOn: place.checkedOn } : {}),
    address: places.text(place.address),
    phone: place.phone,
    ...(place.fee === undefined ? {} : { fee: place.fee }),
    mapX: place.lng,
    mapY: place.lat,
    information: texts?.information ?? null,
    tags: place.themeIds.flatMap((id) => {
      const theme = places.themes.find((one) => one.id === id);
      return theme ? [{ id, tagName: places.text(theme.name) ?? '' }] : [];
    }),
    child: { imageList: [place.picture] },
    imageAlts: [texts?.imageAlt ?? ''],
    imageCredits: [place.credit],
    sharePicture: place.sharePicture,
    likeCount: places.likeCount(place),
    korean: { name: place.name.ko ?? '', address: place.address.ko ?? null },
    fallbacks: texts?.fallbacks ?? [],
    ...(texts?.untranslated && { untranslated: texts.untranslated }),
    nearby: nearbyPlaces(places, place),
  };
}

/** The nearest other listed places of any type, nearest first. */
function nearbyPlaces(places: OfflinePlaces, place: OfflinePlace): PlaceDetail['nearby'] {
  const here = toPlane(place);
  return places.listed
    .filter(({ id }) => id !== place.id)
    .map((other) => {
      const there = toPlane(other);
      return { other, onPlane: Math.hypot(there.east - here.east, there.north - here.north) };
    })
    .sort((one, next) => one.onPlane - next.onPlane || one.other.id - next.other.id)
    .slice(0, nearbyCount)
    .map(({ other }) => ({ ...places.toPlaceItem(other), distance: Math.round(metresBetween(place, other)) }))
    .sort((one, other) => one.distance - other.distance || one.id - other.id);
}

export function offlineStop(places: OfflinePlaces, place: OfflinePlace): Stop {
  return {
    id: place.id,
    type: place.type,
    name: places.text(place.name) ?? '',
    ...places.readingField(place),
    address: places.text(place.address),
    korean: { name: place.name.ko ?? '', address: place.address.ko ?? null },
    phone: place.phone,
    lat: place.lat,
    lng: place.lng,
    thumbnailUrl: place.picture,
    visitMinutes: place.visitMinutes,
    weekDays: place.weekDays,
    openingHours: { periods: place.periods, note: places.localTexts(place)?.note ?? null },
    isSeaside: isSeaside(place.themeIds),
    isListed: place.isListed,
  };
}
