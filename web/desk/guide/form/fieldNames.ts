import { emptyPlaceFields } from '../../../../contract/desk/emptyPlaceFields.ts';
import type { PlaceFields } from '../../../../contract/desk/placeFields.ts';

/** Every field of a place, in the order of its form. */
export const fieldNames = Object.keys(emptyPlaceFields) as (keyof PlaceFields)[];
