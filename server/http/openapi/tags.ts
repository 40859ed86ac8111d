/** The groups of the document, in its order. */
export const tags = [
  { name: 'places', description: 'Places, themes and festivals of the guide, the same for everyone' },
  {
    name: 'accounts',
    description:
      'Signing up and in, sessions, and the signed-in user’s own account. A sign-in also sets the cookies `access_token`, `nickname` and `refresh_token`',
  },
  { name: 'likes', description: 'The places that the signed-in user likes' },
  {
    name: 'plans',
    description: 'Trip plans: their stops, driving times, the saved plan and its shared link',
  },
  {
    name: 'tickets',
    description: 'Orders of the tour taxi: payment, tickets, cancellation, reports of problems',
  },
  { name: 'company', description: 'The company behind the guide' },
];
