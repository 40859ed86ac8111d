import nodemailer from 'nodemailer';
import { type PaymentProvider, PaymentUnknown } from '../../providers/payments.ts';
import { type Finding, missing, ok } from './finding.ts';

/** Milliseconds for each step of SMTP. */
const mailLimit = 10_000;

/** Signs in at the mail server, and sends nothing. */
export async function checkMail(smtpUrl: string): Promise<Finding> {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: mailLimit,
    greetingTimeout: mailLimit,
    dnsTimeout: mailLimit,
    socketTimeout: mailLimit,
  });
  try {
    await transport.verify();
    return ok('The mail server accepts the sign-in.');
  } catch (error) {
    // The error's text may repeat the password.
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return missing(`The mail server refuses, or can’t be reached (${code}). Look at SMTP_URL.`);
  } finally {
    transport.close();
  }
}

/** Looks up an order that cannot exist: the provider responds that it doesn't only if it accepts the key. */
export async function checkPayments(payments: Pick<PaymentProvider, 'findPaymentByOrder'>): Promise<Finding> {
  try {
    await payments.findPaymentByOrder('order_of_the_doctor', 'KRW');
    return ok('Toss Payments accepts the secret key.');
  } catch (error) {
    const reason = error instanceof PaymentUnknown ? error.code : 'unknown';
    return missing(`Toss Payments refuses, or can’t be reached (${reason}). Look at TOSS_SECRET_KEY.`);
  }
}
