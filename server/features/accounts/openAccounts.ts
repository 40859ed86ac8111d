import type { accountSessionsApi } from '../../../contract/accountSessions.ts';
import type { accountsApi } from '../../../contract/accounts.ts';
import type { Authenticate } from '../../http/api.ts';
import type { Feature, FeatureRoutes } from '../../http/feature.ts';
import type { RateLimits } from '../../http/limits/rateLimits.ts';
import type { RouteHandlers } from '../../http/requestContext.ts';
import type { SecurityEvents } from '../../http/securityEvents.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { JobErrors } from '../../platform/jobs/jobErrors.ts';
import { createSeal } from '../../platform/secrets/seal.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { IdentityProvider } from '../../providers/identity.ts';
import type { AccountOrders } from '../orders/accountOrders.ts';
import { type AccountService, createAccountService } from './accountService.ts';
import { sendEmailCode, verifyEmailCode } from './emailCodes.ts';
import { logInByOauth2, registerGoogleStart } from './googleSignIn.ts';
import { chooseInterestThemes } from './interestThemes.ts';
import { KnownDevices } from './knownDevices.ts';
import { changeMe, deleteMe, getMe, unlinkGoogle } from './myAccount.ts';
import { OAuthFlowCookies } from './oauthFlowCookies.ts';
import { endSessions, listSessions } from './ownSessions.ts';
import { forgetPassword, resetPassword } from './passwordLinks.ts';
import type { ReleaseLikes } from './removeAccount.ts';
import { SessionCookies } from './sessionCookies.ts';
import { Sessions } from './sessions.ts';
import { logInByEmail, logOut, refreshSession } from './signIn.ts';
import { signUpByEmail, signUpByOauth2, validateNickname } from './signUp.ts';
import { AccessTokens } from './tokens.ts';

export type AccountHandlers = RouteHandlers<typeof accountsApi & typeof accountSessionsApi>;

interface OpenAccountsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: RateLimits;
  readonly outbox: Outbox;
  readonly identity: IdentityProvider;
  readonly orders: AccountOrders;
  readonly releaseLikes: ReleaseLikes;
  readonly secrets: Secrets;
  /**
   * True if the public origin is https: cookies are Secure exactly then
   * (docs/product/accounts.md#api-sign-in-and-sessions).
   */
  readonly isSecure: boolean;
  readonly log: (line: string) => void;
  readonly jobErrors: JobErrors;
  readonly securityEvents: SecurityEvents;
}

export interface AccountsFeature extends Feature<AccountHandlers>, FeatureRoutes {
  readonly authenticate: Authenticate;
  /** For the desk. */
  readonly service: AccountService;
}

/** Wires the account handlers to one database. */
export function openAccounts(options: OpenAccountsOptions): AccountsFeature {
  const { database, clock, limits, outbox, identity, orders, releaseLikes, secrets, isSecure, log } = options;
  const accessTokens = new AccessTokens(secrets.accessTokens, clock);
  const sessions = new Sessions({ database, clock, accessTokens });
  const cookies = new SessionCookies(isSecure);
  const seal = createSeal(...secrets.cookies);
  const flowCookies = new OAuthFlowCookies({ database, clock, seal, isSecure, outbox });
  const devices = new KnownDevices({ clock, seal, isSecure });
  const { securityEvents } = options;
  const deps = { database, clock, limits, outbox, sessions, cookies, devices, securityEvents };
  const google = { ...deps, identity, flowCookies, log };
  return {
    handlers: {
      sendEmailCode: sendEmailCode(deps),
      verifyEmailCode: verifyEmailCode(deps),
      signUpByEmail: signUpByEmail(deps),
      validateNickname: validateNickname(deps),
      logInByEmail: logInByEmail(deps, flowCookies),
      logInByOauth2: logInByOauth2(google),
      signUpByOauth2: signUpByOauth2(deps),
      refreshSession: refreshSession(deps),
      logOut: logOut(deps),
      forgetPassword: forgetPassword(deps),
      resetPassword: resetPassword(deps),
      listSessions: listSessions(deps),
      endSessions: endSessions(deps),
      getMe: getMe(deps),
      changeMe: changeMe(deps),
      deleteMe: deleteMe({ ...deps, orders, releaseLikes }),
      unlinkGoogle: unlinkGoogle(deps),
      chooseInterestThemes: chooseInterestThemes(deps),
    },
    authenticate: (token) => sessions.authenticate(token),
    service: createAccountService({ database, clock }),
    registerRoutes: (app, { readOrigin }) => registerGoogleStart(app, google, readOrigin),
  };
}
