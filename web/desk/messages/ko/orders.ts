export const orders = {
  title: '주문',
};
