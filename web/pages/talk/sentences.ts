import { ko, type TalkMessages } from '../../messages/ko/talk.ts';
import type { BlankKind } from './blanks.ts';

type Words = TalkMessages['talk'];
export type Situation = keyof Words['situations'];
export type SentenceId = keyof Words['sentences'];
export type AnswerId = keyof Words['answers'];

/** The situation of every sentence, in the order of the list. */
const sentenceSituations: Readonly<Record<SentenceId, Situation>> = {
  goHere: 'go',
  nextPlace: 'go',
  seaRoad: 'go',
  changeOrder: 'go',
  people: 'go',
  stopHere: 'stop',
  waitMinutes: 'stop',
  comeBack: 'stop',
  luggage: 'stop',
  shop: 'stop',
  slower: 'stop',
  howLong: 'time',
  stayMinutes: 'time',
  whenLeave: 'time',
  arriveBy: 'time',
  extend: 'time',
  takePhoto: 'photo',
  photoStop: 'photo',
  toilet: 'comfort',
  cold: 'comfort',
  hot: 'comfort',
  carSick: 'help',
  hospital: 'help',
  emergency: 'help',
  howMuch: 'pay',
  isItWon: 'pay',
  card: 'pay',
  paid: 'pay',
  station: 'end',
  thanks: 'end',
};

/** The kind of blank of each sentence or answer that has one. */
const blankKinds: Readonly<Partial<Record<SentenceId | AnswerId, BlankKind>>> = {
  people: 'people',
  waitMinutes: 'minutes',
  comeBack: 'time',
  stayMinutes: 'minutes',
  arriveBy: 'time',
  extend: 'minutes',
  isItWon: 'won',
  minutes: 'minutes',
  won: 'won',
  backAt: 'time',
  returnBy: 'time',
};

const isSituation = (name: string): name is Situation => Object.hasOwn(ko.talk.situations, name);
export const isSentence = (name: string): name is SentenceId => Object.hasOwn(sentenceSituations, name);
export const isAnswer = (name: string): name is AnswerId => Object.hasOwn(ko.talk.answers, name);

export const situations = Object.keys(ko.talk.situations).filter(isSituation);
export const sentenceIds = Object.keys(sentenceSituations).filter(isSentence);
export const answerIds = Object.keys(ko.talk.answers).filter(isAnswer);

export function situationSentences(situation: Situation): SentenceId[] {
  return sentenceIds.filter((id) => sentenceSituations[id] === situation);
}

export function blankKind(id: SentenceId | AnswerId): BlankKind | null {
  return blankKinds[id] ?? null;
}

type Text = string | ((value: string) => string);

/** A sentence with its blank filled. */
export function fillBlank(text: Text, value: string): string {
  return typeof text === 'string' ? text : text(value);
}
