import { paths } from '../../shared/paths.ts';
import { readValue } from './blanks.ts';
import { type AnswerId, blankKind, isAnswer, isSentence, type SentenceId } from './sentences.ts';

/** What the board shows; all of it is in the address, so that Back, reload and links work. */
export type Shown =
  | { readonly kind: 'sentences' }
  | { readonly kind: 'sentence'; readonly id: SentenceId; readonly value: number | null }
  | { readonly kind: 'answers' }
  | { readonly kind: 'answer'; readonly id: AnswerId; readonly value: number | null };

export type ShownWithValue = Extract<Shown, { readonly value: number | null }>;

/** The value in the address that stands for the driver's list of all answers, instead of the id of one answer. */
const allAnswers = 'all';

function valueIn(id: SentenceId | AnswerId, query: URLSearchParams): number | null {
  const blank = blankKind(id);
  return blank && readValue(blank, query.get('with'));
}

/** Anything unknown shows the list of sentences. */
export function readShown(query: URLSearchParams): Shown {
  const id = query.get('say') ?? '';
  if (isSentence(id)) return { kind: 'sentence', id, value: valueIn(id, query) };
  const answer = query.get('answer') ?? '';
  if (answer === allAnswers) return { kind: 'answers' };
  if (isAnswer(answer)) return { kind: 'answer', id: answer, value: valueIn(answer, query) };
  return { kind: 'sentences' };
}

export function shownCardAddress(shown: Shown): string {
  if (shown.kind === 'sentence') return paths.talk({ say: shown.id, with: shown.value ?? undefined });
  if (shown.kind === 'answer') return paths.talk({ answer: shown.id, with: shown.value ?? undefined });
  return shown.kind === 'answers' ? paths.talk({ answer: allAnswers }) : paths.talk();
}

/** A name for what is shown, without its value; also the id of the link to it. */
export function shownCardName(shown: Shown): string {
  return 'id' in shown ? `${shown.kind}-${shown.id}` : shown.kind;
}
