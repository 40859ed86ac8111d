import { createHash } from 'node:crypto';
import { minorPrice } from '../../../domain/tickets/price.ts';
import { escapedHtml } from '../../http/escapedHtml.ts';
import { maskedCard } from './cards.ts';
import { findMethod } from './payers.ts';
import type { StoredPayment } from './paymentObject.ts';

const style = `
:root{color-scheme:light dark;--blue:#1f5fbf;--line:#d9d9d9}
@media(prefers-color-scheme:dark){:root{--line:#555}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:Canvas;color:CanvasText;font:1rem/1.5 system-ui,sans-serif;word-break:keep-all;overflow-wrap:anywhere}
main{width:100%;max-width:26rem}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25}
.sandbox{margin:0 0 1.5rem;padding:.75rem 1rem;border:2px dashed;border-radius:.5rem}
dl{margin:0;border:1px solid var(--line);border-radius:.5rem;padding:.5rem 1rem}
dl div{display:flex;justify-content:space-between;gap:1rem;padding:.375rem 0}
dt{flex:none}
dd{margin:0;min-width:0;overflow-wrap:anywhere;text-align:end;font-weight:600}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.5rem 0}
button{flex:1 1 10rem;min-height:3rem;padding:.5rem 1rem;border:1px solid var(--blue);border-radius:.5rem;background:var(--blue);color:#fff;font:inherit;font-weight:600;cursor:pointer}
button.quiet{background:Canvas;color:CanvasText;border-color:GrayText}
:focus-visible{outline:3px solid #e8710a;outline-offset:2px}
`;

const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Instead of the product's policy; the form's redirects lead back to the shop, perhaps on another host. */
export function checkoutPolicy(formTargets: readonly string[], isFramed: boolean): string {
  const formAction = formTargets.length > 0 ? ["'self'", ...formTargets].join(' ') : "'none'";
  const ancestors = isFramed ? "'self'" : "'none'";
  return `default-src 'none'; style-src ${styleSource}; form-action ${formAction}; base-uri 'none'; frame-ancestors ${ancestors}`;
}

const pageTexts = {
  ko: {
    title: '카드 결제 승인',
    notice:
      '체험용 화면입니다. 결제사 키 없이 실행할 때 카드사나 간편결제사를 대신하며, 실제로 결제되지 않습니다.',
    what: '상품',
    order: '주문번호',
    amount: '금액',
    card: '카드',
    approve: '결제 승인',
    cancel: '결제 취소',
    overTitle: '진행할 수 없는 결제입니다',
    over: '이미 끝났거나 시간이 지난 결제입니다. 결제 화면에서 다시 시도해 주세요.',
    back: '결제 화면으로 돌아가기',
    receipt: '매출전표',
    paid: '승인 시각',
    refunded: '환불 금액',
  },
  en: {
    title: 'Approve the card payment',
    notice:
      'This is a trial page. It stands in for a card company or a wallet while the product runs without payment keys; no money is taken.',
    what: 'Item',
    order: 'Order number',
    amount: 'Amount',
    card: 'Card',
    approve: 'Approve payment',
    cancel: 'Cancel payment',
    overTitle: 'This payment cannot go on',
    over: 'It is over, or its time has passed. Start again from the payment page.',
    back: 'Back to the payment page',
    receipt: 'Sales slip',
    paid: 'Approved at',
    refunded: 'Refunded',
  },
  'zh-Hans': {
    title: '确认银行卡支付',
    notice: '这是体验用的页面，在未设置支付密钥时代替发卡机构或电子钱包，不会实际扣款。',
    what: '商品',
    order: '订单号',
    amount: '金额',
    card: '银行卡',
    approve: '确认支付',
    cancel: '取消支付',
    overTitle: '无法继续此次支付',
    over: '该支付已结束或已超时，请从支付页面重新开始。',
    back: '返回支付页面',
    receipt: '支付凭证',
    paid: '支付时间',
    refunded: '退款金额',
  },
  'zh-Hant': {
    title: '確認信用卡付款',
    notice: '這是體驗用的頁面，在未設定付款金鑰時代替發卡銀行或電子支付業者，不會實際扣款。',
    what: '商品',
    order: '訂單編號',
    amount: '金額',
    card: '信用卡',
    approve: '同意付款',
    cancel: '取消付款',
    overTitle: '無法繼續這筆付款',
    over: '這筆付款已結束或已逾時，請從付款頁面重新開始。',
    back: '返回付款頁面',
    receipt: '付款憑證',
    paid: '付款時間',
    refunded: '退款金額',
  },
  ja: {
    title: 'カード決済の承認',
    notice:
      'お試し用の画面です。決済キーなしで動かすときにカード会社やウォレットの代わりをします。実際の請求はありません。',
    what: '商品',
    order: '注文番号',
    amount: '金額',
    card: 'カード',
    approve: '決済を承認',
    cancel: '決済をキャンセル',
    overTitle: 'この決済は続けられません',
    over: 'すでに終了したか、時間切れになった決済です。決済画面からもう一度お試しください。',
    back: '決済画面に戻る',
    receipt: '売上票',
    paid: '承認日時',
    refunded: '払い戻し額',
  },
} as const;

export type PageLanguage = keyof typeof pageTexts;

export function parsePageLanguage(text: unknown): PageLanguage {
  const found = Object.keys(pageTexts).find((language): language is PageLanguage => language === text);
  return found ?? 'ko';
}

/** The card company's form. */
export function checkoutPage(payment: StoredPayment, language: PageLanguage, isFramed: boolean): string {
  const texts = pageTexts[language];
  return page(
    language,
    pageTitle(payment, texts.title),
    `${summary(payment, language)}
<form method="post"${isFramed ? ' target="_top"' : ''}>
<div class="actions">
<button name="choice" value="approve">${texts.approve}</button>
<button name="choice" value="cancel" class="quiet">${texts.cancel}</button>
</div>
</form>`,
  );
}

/** For a payment that has ended. */
export function overPage(language: PageLanguage, backTo: string | null, isFramed: boolean): string {
  const texts = pageTexts[language];
  const link = `<p><a href="${escapedHtml(backTo ?? '/')}"${isFramed ? ' target="_top"' : ''}>${texts.back}</a></p>`;
  return page(language, texts.overTitle, `<p>${texts.over}</p>\n${link}`);
}

/** The provider's receipt page. */
export function receiptPage(payment: StoredPayment, language: PageLanguage): string {
  const texts = pageTexts[language];
  return page(language, texts.receipt, summary(payment, language));
}

/** The name of a wallet; null for cards. */
const walletName = (payment: StoredPayment) => findMethod(payment.method)?.name ?? null;

/** A wallet's page bears its name. */
const pageTitle = (payment: StoredPayment, title: string) => walletName(payment) ?? title;

function summary(payment: StoredPayment, language: PageLanguage): string {
  const texts = pageTexts[language];
  const refunded = payment.amount - payment.balance;
  const wallet = walletName(payment);
  const rows: [string, string][] = [
    [texts.what, payment.order_name],
    [texts.order, payment.order_id],
    [texts.amount, minorPrice(payment.amount, payment.currency)],
    wallet === null ? [texts.card, maskedCard(payment.card)] : [wallet, payment.card],
  ];
  if (payment.approved_at) {
    const moment = payment.approved_at.toLocaleString(language, { timeZone: 'Asia/Seoul' });
    rows.push([texts.paid, moment]);
  }
  if (refunded > 0) rows.push([texts.refunded, minorPrice(refunded, payment.currency)]);
  const items = rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${escapedHtml(value)}</dd></div>`);
  return `<dl>\n${items.join('\n')}\n</dl>`;
}

function page(language: PageLanguage, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p class="sandbox">${pageTexts[language].notice}</p>
${content}
</main>
</body>
</html>
`;
}
