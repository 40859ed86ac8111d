import { z } from 'zod';
import { maxDriverLengths, phonePattern } from '../../domain/tour/tourRules.ts';
import { typedLine } from '../typedText.ts';

/** A day as yyyy-mm-dd. */
export const daySchema = z.iso.date('a day as yyyy-mm-dd');

/** What the desk keeps of a driver, as its form sends it. */
export const driverFieldsSchema = z.object({
  name: typedLine(maxDriverLengths.name),
  phone: z.string().trim().regex(phonePattern, 'a telephone number'),
  email: z.string().trim().max(maxDriverLengths.email).pipe(z.email()).nullable(),
  car: typedLine(maxDriverLengths.car),
  plate: typedLine(maxDriverLengths.plate),
  daysOff: z.array(daySchema).max(400),
  isActive: z.boolean(),
});
