import type { AccountData } from '../../../../contract/accountData.ts';
import type { Examples } from './exampleTypes.ts';

const at = '2026-11-21T05:00:00.000Z';

const accountData: AccountData = {
  format: 'solbada-account-data',
  version: 1,
  madeAt: at,
  account: {
    id: '0b9c6f1e-7c1e-4b60-9d55-3c1f0a4e2d10',
    email: 'sora@example.com',
    nickname: 'sora',
    firstName: 'Sora',
    lastName: 'Kim',
    language: 'ko',
    createdAt: at,
    hasPassword: true,
  },
  agreements: [{ documents: 'terms and privacy', version: 1, agreedAt: at }],
  otherSignIns: [],
  sessions: [
    { device: 'Safari, iPhone', openedAt: at, expiresAt: '2026-12-05T05:00:00.000Z', lastRenewedAt: null },
  ],
  passwordLinks: [],
  emailCodes: [],
  signUpProofs: [],
  interestThemes: [{ themeId: 1, key: 'sea' }],
  likes: [{ placeId: 4, placeName: '오죽헌·시립박물관', likedAt: at }],
  savedPlan: null,
  sharedPlan: null,
  orders: [],
  placeReports: [],
  mails: [{ kind: 'emailCode', language: 'ko', createdAt: at, expiresAt: null, sentAt: at, failedAt: null }],
};

/** The example for the endpoint of `contract/accountData.ts`. */
export const accountDataExample = { getMyData: { response: accountData } } satisfies Partial<Examples>;
