/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { DriverPinState } from '../../contract/desk/driverTours.ts';
import { pinPattern } from '../../domain/tour/tourRules.ts';

const sentences: Record<DriverPinState, string> = {
  unset: '이 링크를 여는 비밀번호를 정하세요. 숫자 4~6자리입니다.',
  needed: '비밀번호를 입력하세요.',
  wrong: '비밀번호가 맞지 않습니다. 다시 입력하세요. 잊으셨으면 회사에 전화하세요.',
  locked: '비밀번호를 여러 번 잘못 입력해 잠겼습니다. 회사에 전화해 초기화를 요청하세요.',
};

interface PinInputProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
}

function PinInput({ label, value, onInput }: PinInputProps) {
  return (
    <label>
      {label}
      <input
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </label>
  );
}

interface PinFormProps {
  readonly pin: DriverPinState;
  readonly isConnected: boolean | null;
  readonly onEnter: (pin: string) => Promise<void>;
}

/** Asks for the PIN of a lasting link; the first time it is set, and typed twice. */
export function PinForm({ pin, isConnected, onEnter }: PinFormProps) {
  const [typed, setTyped] = useState('');
  const [repeated, setRepeated] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  if (pin === 'locked') return <p role="alert">{sentences.locked}</p>;
  const isFirst = pin === 'unset';
  const enter = async () => {
    if (isBusy) return;
    if (!pinPattern.test(typed)) return setProblem('숫자 4~6자리를 입력하세요.');
    if (isFirst && typed !== repeated) return setProblem('두 번 입력한 비밀번호가 다릅니다.');
    setProblem('');
    setBusy(true);
    await onEnter(typed);
    setTyped('');
    setRepeated('');
    setBusy(false);
  };
  return (
    <form
      class="pin"
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <p>{sentences[pin]}</p>
      <PinInput label="비밀번호" value={typed} onInput={setTyped} />
      {isFirst && <PinInput label="비밀번호 다시 입력" value={repeated} onInput={setRepeated} />}
      <p role="alert">{problem || (isConnected === false ? '연결을 확인하고 다시 누르세요.' : '')}</p>
      <button type="submit" class="strong">
        {isFirst ? '비밀번호 정하기' : '열기'}
      </button>
    </form>
  );
}
