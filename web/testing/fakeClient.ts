import type { CallFailure, GuideClient } from '../shared/client/client.ts';

/** A client whose every call returns this status and body. */
export function respondingClient(status: number, body: unknown): GuideClient {
  return {
    call: async (_name, _input, _signal, onStatus) => {
      onStatus?.(status);
      return JSON.parse(JSON.stringify(body));
    },
    document: async () => '',
  };
}

/** A client whose every call fails. */
export function failingClient(failure: CallFailure): GuideClient {
  return { call: () => Promise.reject(failure), document: async () => '' };
}
