/** A screen of the sweep (tests/screens.spec.ts), and which of its checks apply. */
export interface Screen {
  readonly address: string;
  /** With a complete plan on the device. */
  readonly isPlanned?: true;
  /** A state with texts and a layout like those of another screen; it is checked in two languages only. */
  readonly isVariant?: true;
  /** Also loaded on a wide screen; its layout must not shift while it loads. */
  readonly isSteady?: true;
  /** A card that visitors show to somebody by turning the phone: it must also fit in landscape. */
  readonly isTurned?: true;
  /** The name of its reviewed pictures in tests/looks. */
  readonly look?: string;
}

export const screens: readonly Screen[] = [
  { address: '/', isSteady: true, look: 'home' },
  // Sorted by name: likes of other journeys change the popular order.
  { address: '/list?sort=2', isSteady: true, look: 'list' },
  { address: '/list?query=hotel' },
  { address: '/list?query=hotel&tab=tour&theme=8' },
  { address: '/list?query=zzzz' },
  { address: '/list?theme=999' },
  { address: '/list?page=99' },
  { address: '/content/tour/1', isSteady: true, look: 'place' },
  { address: '/content/tour/4', isSteady: true, isVariant: true },
  { address: '/content/restaurant/105' },
  { address: '/myplan', isSteady: true, look: 'my-plan' },
  { address: '/myplan-detail', isSteady: true, isVariant: true },
  { address: '/driver/plan', isSteady: true, isVariant: true },
  { address: '/driver/tour/4', isSteady: true },
  { address: '/talk', isSteady: true },
  { address: '/talk?say=isItWon&with=199900', isTurned: true, isSteady: true },
  { address: '/talk?say=comeBack&with=930', isTurned: true, isVariant: true },
  { address: '/talk?say=arriveBy&with=1435', isTurned: true, isVariant: true },
  { address: '/talk?say=thanks', isTurned: true, isVariant: true },
  { address: '/talk?answer=all', isTurned: true },
  { address: '/talk?answer=returnBy&with=1435', isTurned: true },
  { address: '/talk?answer=minutes', isTurned: true, isVariant: true },
  { address: '/talk?answer=won&with=199900', isTurned: true, isVariant: true },
  { address: '/talk?answer=notUnderstood', isTurned: true, isSteady: true, isVariant: true },
  { address: '/support', isSteady: true, look: 'support' },
  { address: '/tour-taxi', isSteady: true, look: 'tour-taxi' },
  { address: '/accessibility' },
  { address: '/login', isSteady: true, look: 'login' },
  { address: '/password/forgot' },
  { address: '/password/reset' },
  { address: '/password/reset?token=a', isVariant: true },
  { address: '/signup/email/1', isSteady: true, look: 'sign-up' },
  { address: '/signup/terms' },
  { address: '/signup/privacy' },
  { address: '/payment', isVariant: true },
  { address: '/success' },
  { address: '/fail?code=PAY_PROCESS_CANCELED' },
  { address: '/ticket-check/unknown' },
  { address: '/ticket/order_unknown.0.AAAA', isVariant: true },
  { address: '/plan/nothing', isVariant: true },
  { address: '/nothing' },
  { address: '/myplan', isPlanned: true },
  { address: '/myplan-detail', isPlanned: true },
  { address: '/driver/plan', isPlanned: true },
  { address: '/payment', isPlanned: true },
];
