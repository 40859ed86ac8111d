/** Every path of the staff's pages. */
export const deskPaths = {
  start: () => '/desk',
  join: () => '/desk/join',
  recovery: () => '/desk/recovery',
  tours: () => '/desk/tours',
  tour: (orderId: string) => `/desk/tours/${orderId}`,
  drivers: () => '/desk/drivers',
  orders: () => '/desk/orders',
  order: (orderId: string) => `/desk/orders/${orderId}`,
  complaints: () => '/desk/complaints',
  staff: () => '/desk/staff',
  audit: () => '/desk/audit',
  account: () => '/desk/account',
};
