export const staff = {
  title: '직원',
};
