export const drivers = {
  title: '기사',
};
