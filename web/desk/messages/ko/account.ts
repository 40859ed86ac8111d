export const account = {
  title: '내 계정',
};
