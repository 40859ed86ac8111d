/**
 * Detects crashes that PGlite swallows. Its message loop catches every exception, also a trap of the WebAssembly or a
 * failed fsync during a commit, and then returns what PostgreSQL had written before: a commit that is not on the disk
 * would be acknowledged (seen with 0.5.16, by making fsync fail).
 */
export interface CrashWatch {
  /** The first exception that was not PostgreSQL's own error; the engine is unusable after it. */
  readonly seen: unknown;
}

/** Exit status of the exception that carries PostgreSQL's own errors out of the loop: PGlite's POSTGRES_MAIN_LONGJMP. */
const ownErrorStatus = 100;

interface LoopModule {
  _PostgresMainLoopOnce(): void;
  _PostgresMainLongJmp(): void;
  _PostgresSendReadyForQueryIfNecessary(): void;
}

function isOwnError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === ownErrorStatus;
}

/** Makes a crash leave the running call as an exception, and stops further calls into the engine. */
export function watchForCrashes(module: LoopModule): CrashWatch {
  let crash: { readonly error: unknown } | undefined;
  const loopOnce = module._PostgresMainLoopOnce;
  const handleOwnError = module._PostgresMainLongJmp;
  const sendReady = module._PostgresSendReadyForQueryIfNecessary;

  function guarded(call: () => void): void {
    // PGlite swallows every status but this one, which leads to _PostgresMainLongJmp and out of the loop.
    if (crash !== undefined) throw { status: ownErrorStatus };
    try {
      call();
    } catch (error) {
      if (isOwnError(error)) throw error;
      crash = { error };
      throw { status: ownErrorStatus };
    }
  }

  module._PostgresMainLoopOnce = () => guarded(loopOnce);
  module._PostgresMainLongJmp = () => {
    if (crash !== undefined) throw crash.error;
    handleOwnError();
  };
  module._PostgresSendReadyForQueryIfNecessary = () => {
    if (crash === undefined) sendReady();
  };
  return {
    get seen() {
      return crash?.error;
    },
  };
}
