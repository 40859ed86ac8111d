import type { Language } from '../../../domain/languages.ts';
import type { MessagePart } from '../../messages/messageParts.ts';
import { loadMessages, type Messages } from '../../messages/messages.ts';

/** The browser's messages: one language, and its parts that the pages shown so far have needed. */
export class MessageStore {
  language: Language;
  messages: Messages;
  readonly #parts: Set<MessagePart>;

  private constructor(language: Language, parts: readonly MessagePart[], messages: Messages) {
    this.language = language;
    this.#parts = new Set(parts);
    this.messages = messages;
  }

  static async open(language: Language, parts: readonly MessagePart[]): Promise<MessageStore> {
    return new MessageStore(language, parts, await loadMessages(language, parts));
  }

  /** Adds a part before its page is shown. */
  async load(part: MessagePart): Promise<void> {
    if (this.#parts.has(part)) return;
    const language = this.language;
    const messages = await loadMessages(language, [part]);
    this.#parts.add(part);
    if (language === this.language) Object.assign(this.messages, messages);
    else Object.assign(this.messages, await loadMessages(this.language, [part]));
  }

  /** Loads all known parts in another language; nothing changes if they cannot be loaded. */
  async change(language: Language): Promise<void> {
    const messages = await loadMessages(language, [...this.#parts]);
    this.language = language;
    this.messages = messages;
  }
}
