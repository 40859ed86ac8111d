export const complaints = {
  title: '불만 접수',
};
