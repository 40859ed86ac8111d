export const audit = {
  title: '변경 기록',
  lead: '누가 언제 무엇을 바꾸었는지 남습니다. 아무도 고치거나 지울 수 없습니다.',
  none: '아직 기록이 없습니다.',
  differences: '바뀐 값',
};
