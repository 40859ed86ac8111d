import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../shared/ui/Icon.tsx';

interface MessagePanelProps {
  icon?: IconName;
  /** Tone of the message: success, error, or neutral. */
  tone?: 'good' | 'bad' | 'plain';
  /** Whether it is the heading of the whole page or of a part. */
  level?: 1 | 2;
  title: string;
  /** Sentences, one paragraph each. */
  text?: ReactNode;
  /** Available actions: buttons and links. */
  children?: ReactNode;
}

const tones = {
  good: 'bg-pine text-on-pine',
  bad: 'bg-sand text-sunrise',
  plain: 'bg-foam text-pine',
} as const;

/** A screen with one message and the next actions. */
export function MessagePanel({ icon, tone = 'plain', level = 2, title, text, children }: MessagePanelProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="mx-auto max-w-lg py-10 text-center">
      {icon && (
        <span className={`mx-auto flex size-18 items-center justify-center rounded-full ${tones[tone]}`}>
          <Icon name={icon} className="size-9" />
        </span>
      )}
      <Heading className="mt-5 bold text-2xl">{title}</Heading>
      {text && <div className="mt-3 grid gap-2 text-muted">{text}</div>}
      <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}
