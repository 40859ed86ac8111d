/** Every path of the staff's pages. */
export const deskPaths = {
  start: () => '/desk',
  join: () => '/desk/join',
  recovery: () => '/desk/recovery',
  tours: () => '/desk/tours',
  toursOfDay: (day: string) => `/desk/tours?day=${day}`,
  /** The week of a day. */
  toursOfWeek: (day: string) => `/desk/tours?week=${day}`,
  daySheet: () => '/desk/tours/print',
  daySheetOf: (day: string) => `/desk/tours/print?day=${day}`,
  tour: (orderId: string) => `/desk/tours/${orderId}`,
  drivers: () => '/desk/drivers',
  orders: () => '/desk/orders',
  order: (orderId: string) => `/desk/orders/${orderId}`,
  complaints: () => '/desk/complaints',
  reports: () => '/desk/reports',
  festivals: () => '/desk/festivals',
  festival: (festivalId: string) => `/desk/festivals/${festivalId}`,
  staff: () => '/desk/staff',
  audit: () => '/desk/audit',
  account: () => '/desk/account',
};
