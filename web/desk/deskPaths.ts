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
  guide: () => '/desk/guide',
  guidePlace: (placeId: number | string) => `/desk/guide/${placeId}`,
  guideHistory: (placeId: number | string) => `/desk/guide/${placeId}/history`,
  reports: () => '/desk/reports',
  staff: () => '/desk/staff',
  audit: () => '/desk/audit',
  account: () => '/desk/account',
};
