import type { DriverTour } from '../../contract/desk/driverTours.ts';
import { specTerms } from '../../domain/tickets/saleTerms.ts';

/** The price of a half hour; tours that the previous release stored on the phone have the one of SPEC. */
export const overtimePrice = (tour: DriverTour): number => tour.overtimePrice ?? specTerms.overtimePrice;
