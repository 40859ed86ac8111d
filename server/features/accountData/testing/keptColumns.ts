/** How the rows of an account's owner are found in a table. */
export const columnOwners = {
  id: 'id = $account',
  account: 'account_id = $account',
  order: 'order_id in (select id from ticket_order where account_id = $account)',
  session: 'session_id in (select id from session where account_id = $account)',
  email: 'email = $email',
  confirmedEmail: 'email = $email and email_confirmed',
  recipient: 'recipient = $email',
} as const;

/** The path of a column's values in the file. It leads through each item of a list. */
type Place = string;
/** Why a column is not in the file. */
interface LeftOut {
  readonly why: string;
}
const not = (why: string): LeftOut => ({ why });

const secret = not('a secret, or its hash');
const joins = not('joins tables; says nothing of its own');
const derived = not('made of another column');
const ofJob = not('when the job runs next');

interface KeptTable {
  readonly rows: keyof typeof columnOwners;
  readonly columns: Readonly<Record<string, Place | LeftOut>>;
}

/** Each table that refers to an account or holds its address, column by column. */
export const accountDataTables: Readonly<Record<string, KeptTable>> = {
  account: {
    rows: 'id',
    columns: {
      id: 'account.id',
      email: 'account.email',
      password_hash: secret,
      first_name: 'account.firstName',
      last_name: 'account.lastName',
      nickname: 'account.nickname',
      nickname_key: derived,
      language: 'account.language',
      documents_version: 'agreements.version',
      created_at: 'account.createdAt',
    },
  },
  nickname_skeleton: {
    rows: 'account',
    columns: { skeleton: derived, account_id: joins, nickname: derived },
  },
  account_identity: {
    rows: 'account',
    columns: {
      issuer: 'otherSignIns.issuer',
      subject: 'otherSignIns.subject',
      account_id: joins,
      linked_at: 'otherSignIns.linkedAt',
    },
  },
  session: {
    rows: 'account',
    columns: {
      id: joins,
      account_id: joins,
      device: 'sessions.device',
      opened_at: 'sessions.openedAt',
      expires_at: 'sessions.expiresAt',
    },
  },
  refresh_token: {
    rows: 'session',
    columns: {
      hash: secret,
      session_id: joins,
      issued_at: not('the last one of a session is sessions.lastRenewedAt'),
      used_at: not('the next one of the session was issued then'),
      shared_at: not('when two tabs used one token'),
    },
  },
  email_code: {
    rows: 'email',
    columns: {
      email: 'account.email',
      code_hash: secret,
      tries: 'emailCodes.tries',
      sent_at: 'emailCodes.sentAt',
      expires_at: 'emailCodes.expiresAt',
    },
  },
  sign_up_proof: {
    rows: 'email',
    columns: {
      hash: secret,
      kind: 'signUpProofs.kind',
      email: 'account.email',
      issuer: 'signUpProofs.issuer',
      subject: 'signUpProofs.subject',
      expires_at: 'signUpProofs.expiresAt',
    },
  },
  password_link: {
    rows: 'account',
    columns: { hash: secret, account_id: joins, expires_at: 'passwordLinks.expiresAt' },
  },
  interest_theme: { rows: 'account', columns: { account_id: joins, theme_id: 'interestThemes.themeId' } },
  place_like: {
    rows: 'account',
    columns: { account_id: joins, place_id: 'likes.placeId', liked_at: 'likes.likedAt' },
  },
  trip_plan: {
    rows: 'account',
    columns: {
      account_id: joins,
      trip_date: 'savedPlan.tripDate',
      start_time: 'savedPlan.startTime',
      number_of_people: 'savedPlan.numberOfPeople',
      departure: 'savedPlan.departure',
      updated_at: 'savedPlan.updatedAt',
    },
  },
  trip_stop: {
    rows: 'account',
    columns: {
      account_id: joins,
      order_index: not('the order of savedPlan.stops'),
      place_id: 'savedPlan.stops.placeId',
      memo: 'savedPlan.stops.memo',
      stay_minutes: 'savedPlan.stops.stayMinutes',
    },
  },
  shared_plan: {
    rows: 'account',
    columns: {
      account_id: joins,
      token: secret,
      trip_date: 'sharedPlan.tripDate',
      start_time: 'sharedPlan.startTime',
      number_of_people: 'sharedPlan.numberOfPeople',
      departure: 'sharedPlan.departure',
      place_ids: 'sharedPlan.stops.placeId',
      stay_minutes: 'sharedPlan.stops.stayMinutes',
      shared_at: 'sharedPlan.sharedAt',
    },
  },
  ticket_order: {
    rows: 'account',
    columns: {
      id: 'orders.orderId',
      number: 'orders.orderNumber',
      account_id: joins,
      status: 'orders.status',
      order_name: 'orders.orderName',
      amount: 'orders.amount',
      currency: 'orders.currency',
      payment_method: 'orders.paymentMethod',
      customer_name: 'orders.customerName',
      customer_email: 'orders.customerEmail',
      phone: 'orders.customerPhone',
      language: 'orders.language',
      origin: not('the address of the product itself'),
      trip_date: 'orders.tripDate',
      start_time: 'orders.startTime',
      number_of_people: 'orders.numberOfPeople',
      bought_half_hours: 'orders.boughtHalfHours',
      accepts_early_end: 'orders.acceptsEarlyEnd',
      departure: 'orders.departure',
      refund_rule_version: 'orders.refundRuleVersion',
      terms: 'orders.terms',
      created_at: 'orders.createdAt',
      payment_key: not('the key by which the payment provider takes our calls'),
      confirming_at: 'orders.confirmingAt',
      paid_at: 'orders.paidAt',
      method: 'orders.method',
      receipt_url: 'orders.receiptUrl',
      failure_code: 'orders.failureCode',
      cancel_requested_at: 'orders.cancelRequestedAt',
      cancel_reason: 'orders.cancelReason',
      refund_percent: 'orders.refundPercent',
      refund_amount: 'orders.refundAmount',
      cancelled_at: 'orders.cancelledAt',
      next_check_at: ofJob,
      checked_at: ofJob,
      checks: ofJob,
      holds_car: not('follows from the status, but for an order whose car went to a later one'),
      step_at_move: 'orders.refundStepAtMove',
      called_off_at: 'orders.calledOffAt',
      called_off_until: 'orders.calledOffUntil',
      called_off_reason: 'orders.calledOffReason',
      called_off_words: 'orders.calledOffWords',
      changes: not('the number of changes that orders.history lists'),
      sold_by: not('set in orders without an account'),
      sales_channel: not('set in orders without an account'),
      agreed_route: not('set in orders without an account'),
      driver_remark: not('set in orders without an account'),
      pay_until: not('set in orders without an account'),
      link_number: not('used in orders without an account'),
      reseller_id: not('set in orders without an account'),
      reseller_reference: not('set in orders without an account'),
      goodwill: not('the sum of orders.goodwill'),
      goodwill_settled: not('the sum of orders.goodwill'),
    },
  },
  ticket_refund: {
    rows: 'order',
    columns: {
      number: not('the order of orders.goodwill'),
      order_id: joins,
      amount: 'orders.goodwill.amount',
      reason: 'orders.goodwill.reason',
      requested_at: 'orders.goodwill.requestedAt',
      settled_at: 'orders.goodwill.settledAt',
      withdrawn_at: 'orders.goodwill.withdrawnAt',
    },
  },
  ticket_stop: {
    rows: 'order',
    columns: {
      order_id: joins,
      order_index: not('the order of orders.stops'),
      place_id: 'orders.stops.placeId',
      memo: 'orders.stops.memo',
      stay_minutes: 'orders.stops.stayMinutes',
    },
  },
  ticket_audit: {
    rows: 'order',
    columns: {
      number: not('the order of orders.history'),
      order_id: joins,
      at: 'orders.history.at',
      cause: 'orders.history.cause',
      from_status: 'orders.history.from',
      to_status: 'orders.history.to',
      detail: 'orders.history.detail',
      who: not('a member of the staff'),
      role: not('a member of the staff'),
    },
  },
  tour: {
    rows: 'order',
    columns: {
      order_id: joins,
      driver_id: not('another person'),
      state: 'orders.tour.state',
      cannot: not('other persons'),
      told_driver_id: not('another person'),
      overtime_half_hours: 'orders.tour.overtimeHalfHours',
      note: 'orders.tour.note',
      changed_at: 'orders.tour.changedAt',
      version: not('a counter'),
    },
  },
  called_off_tour: {
    rows: 'order',
    columns: {
      id: joins,
      cancellation_id: joins,
      order_id: joins,
      trip_date: not('in orders.history, where the tour was moved'),
      start_time: not('in orders.history, where the tour was moved'),
      state: not('in orders.history'),
      skipped_because: not('why nothing was done with the order'),
      due_at: ofJob,
      claimed_until: ofJob,
      attempts: ofJob,
    },
  },
  problem_report: {
    rows: 'order',
    columns: {
      id: joins,
      order_id: joins,
      kind: 'orders.reports.kind',
      words: 'orders.reports.words',
      language: 'orders.reports.language',
      reported_at: 'orders.reports.reportedAt',
      closed_at: 'orders.reports.closedAt',
      reply: 'orders.reports.reply',
    },
  },
  place_report: {
    rows: 'confirmedEmail',
    columns: {
      id: joins,
      place_id: 'placeReports.placeId',
      kind: 'placeReports.kind',
      words: 'placeReports.words',
      email: 'account.email',
      email_confirmed: not('true for every report in the file'),
      language: 'placeReports.language',
      reported_at: 'placeReports.reportedAt',
      closed_at: 'placeReports.closedAt',
      closed_by: not('another person'),
      outcome: 'placeReports.outcome',
      reply: 'placeReports.reply',
    },
  },
  mail_outbox: {
    rows: 'recipient',
    columns: {
      id: joins,
      recipient: 'account.email',
      language: 'mails.language',
      kind: 'mails.kind',
      sealed: not('a waiting mail may hold a code or a link; its recipient gets it'),
      created_at: 'mails.createdAt',
      expires_at: 'mails.expiresAt',
      attempts: ofJob,
      next_try_at: ofJob,
      claimed_until: ofJob,
      last_error: not('what a mail server said'),
      sent_at: 'mails.sentAt',
      failed_at: 'mails.failedAt',
    },
  },
};

/** Tables that look personal and are not about the owner of an account. */
export const otherTables: Readonly<Record<string, string>> = {
  reseller: 'companies that sell tours',
  reseller_booking: 'guests of resellers, who have no account by it',
  staff: 'members of the staff, who have no account by it',
  driver: 'drivers, who have no account by it',
  desk_event: 'what the staff are told of an order, whose history says what happened',
  desk_alert: 'who of the staff has seen that',
  sandbox_mail: 'the mailbox of a machine without a mail server',
  sandbox_payment: 'the payment provider of a machine without one',
};
