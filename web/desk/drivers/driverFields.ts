import type { Driver } from '../../../contract/desk/drivers.ts';

/** A driver in the form; one without an email address has an empty one. */
export interface DriverValues
  extends Pick<
    Driver,
    | 'name'
    | 'phone'
    | 'car'
    | 'plate'
    | 'daysOff'
    | 'halfDaysOff'
    | 'weekdaysOff'
    | 'workingDays'
    | 'isActive'
  > {
  readonly email: string;
}

export const newDriver: DriverValues = {
  name: '',
  phone: '',
  email: '',
  car: '',
  plate: '',
  daysOff: [],
  halfDaysOff: [],
  weekdaysOff: [],
  workingDays: [],
  isActive: true,
};

/** A stored driver as the form shows it. */
export function driverValues(driver: Driver): DriverValues {
  const { name, phone, email, car, plate, isActive } = driver;
  const { daysOff, halfDaysOff, weekdaysOff, workingDays } = driver;
  const timeOff = { daysOff, halfDaysOff, weekdaysOff, workingDays };
  return { name, phone, email: email ?? '', car, plate, ...timeOff, isActive };
}

/** The typed values as the API takes them, valid or not. */
export function driverBody({ email, ...values }: DriverValues) {
  return { ...values, email: email.trim() || null };
}
