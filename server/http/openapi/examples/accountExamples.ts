import type { Me } from '../../../../contract/accounts.ts';
import type { Examples } from './exampleTypes.ts';
import { exampleHouse } from './placeExamples.ts';

const email = 'sora@example.com';
const password = 'Summer2026!';
const token = 'q3JX0w2y8mZ1uF5cT7bKpA';
const accessToken = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJl';
const sessionId = '0d7f2c9e-5b1a-4f6d-9c3e-8a1b2c3d4e5f';
const signedIn = { accessToken, nickname: 'sora' };
const me: Me = {
  email,
  nickname: 'sora',
  firstName: 'Sora',
  lastName: 'Kim',
  hasPassword: true,
  googleLinkedAt: null,
  interestThemeIds: [1, 8],
};

/** The examples for the endpoints of `contract/accounts.ts` and `contract/likes.ts`. */
export const accountExamples = {
  sendEmailCode: { body: { email } },
  verifyEmailCode: { body: { email, code: '481516' }, response: { emailVerifyToken: token } },
  signUpByEmail: {
    body: { emailVerifyToken: token, nickname: 'sora', password, firstName: 'Sora', lastName: 'Kim' },
    response: signedIn,
  },
  validateNickname: { body: { nickname: 'sora' }, response: { available: true } },
  logInByEmail: { body: { email, password }, response: signedIn },
  logInByOauth2: {
    body: { code: '4/0AfrIepD', socialType: 'GOOGLE', state: 'k2Vd9', iss: 'https://accounts.google.com' },
    response: { ...signedIn, returnTo: '/myplan' },
  },
  signUpByOauth2: { body: { socialSignUpToken: token, nickname: 'sora' }, response: signedIn },
  refreshSession: { response: { access_token: accessToken } },
  logOut: { body: {} },
  forgetPassword: { body: { email } },
  resetPassword: { body: { token, password } },
  getMe: { response: me },
  listSessions: {
    response: {
      content: [
        {
          id: sessionId,
          device: 'Safari, iPhone',
          startedAt: '2026-11-21T05:00:00.000Z',
          lastUsedAt: '2026-11-24T02:30:00.000Z',
          isCurrent: true,
        },
      ],
    },
  },
  endSessions: { body: { sessionId, password } },
  changeMe: { body: { interestThemeIds: [1, 8] }, response: me },
  deleteMe: { body: { password } },
  unlinkGoogle: { body: { password }, response: me },
  chooseInterestThemes: { body: { interestThemeIds: [1, 8] }, response: { interestThemeIds: [1, 8] } },
  likePlace: { response: { liked: true, likeCount: 13 } },
  addLike: { response: { liked: true, likeCount: 13 } },
  removeLike: { response: { liked: false, likeCount: 12 } },
  listLikedPlaces: {
    response: {
      content: [{ ...exampleHouse, placeId: exampleHouse.id }],
      currentPage: 1,
      totalPages: 1,
      totalItems: 1,
    },
  },
} satisfies Partial<Examples>;
