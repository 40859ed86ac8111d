export const tours = {
  title: '투어',
};
