import { CallFailure } from '../../shared/client/client.ts';

/** Why this device could not use a passkey: a key of the messages. */
export type PasskeyProblem = 'unsupported' | 'insecure' | 'cancelled' | 'registered' | 'failed';

/** A call that was not sent, since the device gave no passkey for it. */
export class PasskeyFailure extends CallFailure {
  readonly problem: PasskeyProblem;

  constructor(problem: PasskeyProblem, cause?: unknown) {
    super(0, 'passkeyRefused');
    this.name = 'PasskeyFailure';
    this.problem = problem;
    this.cause = cause;
  }
}
