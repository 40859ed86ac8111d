/** @jsxImportSource preact */
import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import type { DriverPinState } from '../../contract/desk/driverTours.ts';
import { pinPattern } from '../../domain/tour/tourRules.ts';

const sentences: Record<DriverPinState, string> = {
  unset: '이 링크를 여는 비밀번호를 정하세요. 숫자 4~6자리입니다.',
  needed: '비밀번호를 입력하세요.',
  wrong: '비밀번호가 맞지 않습니다.',
  locked: '비밀번호가 잠겼습니다. 회사에 전화하세요.',
};

const PinInput = ({ label }: { readonly label: string }) => (
  <label>
    {label}
    <input type="password" name={label} inputMode="numeric" autoComplete="off" maxLength={6} />
  </label>
);

interface PinFormProps {
  readonly pin: DriverPinState;
  readonly onEnter: (pin: string) => Promise<void>;
}

/** Asks for the PIN of a lasting link; the first time it is set, and typed twice. */
export function PinForm({ pin, onEnter }: PinFormProps) {
  const [problem, setProblem] = useState('');
  if (pin === 'locked') return <p role="alert">{sentences.locked}</p>;
  const isFirst = pin === 'unset';
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [typed = '', repeated = typed] = [...new FormData(event.currentTarget).values()].map(String);
    if (!pinPattern.test(typed)) return setProblem('숫자 4~6자리를 입력하세요.');
    if (typed !== repeated) return setProblem('비밀번호가 서로 다릅니다.');
    setProblem('');
    event.currentTarget.reset();
    void onEnter(typed);
  };
  return (
    <form class="pin" onSubmit={submit}>
      <p>{sentences[isFirst ? 'unset' : 'needed']}</p>
      <PinInput label="비밀번호" />
      {isFirst && <PinInput label="비밀번호 다시 입력" />}
      <p role="alert">{problem || (pin === 'wrong' && sentences.wrong)}</p>
      <button type="submit" class="strong">
        {isFirst ? '비밀번호 정하기' : '열기'}
      </button>
    </form>
  );
}
