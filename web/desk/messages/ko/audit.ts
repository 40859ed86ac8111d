export const audit = {
  title: '변경 기록',
};
