/** Texts of the widgets, by the page's `<html lang>`. */
export interface WidgetTexts {
  readonly methods: string;
  readonly card: string;
  readonly cardNumber: string;
  readonly hint: string;
  readonly approved: string;
  readonly refused: string;
  readonly withheld: string;
  readonly failsOnce: string;
  readonly unannounced: string;
  readonly atOnce: string;
  readonly refundFails: string;
  readonly account: string;
  readonly accountHint: string;
  readonly terms: string;
  readonly agree: string;
  readonly window: string;
  readonly close: string;
}

export const widgetTexts: Readonly<Record<'ko' | 'en' | 'zh-Hans' | 'zh-Hant' | 'ja', WidgetTexts>> = {
  ko: {
    methods: '결제 수단',
    card: '신용·체크카드',
    cardNumber: '카드번호',
    hint: '체험용이라 실제로는 결제되지 않습니다. 아래 시험용 카드만 쓸 수 있습니다.',
    approved: '승인됩니다',
    refused: '거절됩니다',
    withheld: '승인되지만 응답이 늦습니다',
    failsOnce: '한 번 실패한 뒤 승인됩니다',
    unannounced: '승인되지만 알림이 오지 않습니다',
    atOnce: '돌아오기 전에 승인됩니다',
    refundFails: '승인되지만 환불이 거절됩니다',
    account: '시험용 계정',
    accountHint:
      '체험용이라 실제로는 결제되지 않습니다. 어떤 이메일 주소든 승인되고, 아래 시험용 계정은 적힌 대로 처리됩니다.',
    terms: '약관 동의',
    agree: '결제 약관에 동의합니다 (필수)',
    window: '카드사 결제창',
    close: '결제창 닫기',
  },
  en: {
    methods: 'Payment method',
    card: 'Card',
    cardNumber: 'Card number',
    hint: 'For trying out: nothing is charged. Only these test cards work.',
    approved: 'is approved',
    refused: 'is refused',
    withheld: 'is approved, but the answer comes late',
    failsOnce: 'fails once, then is approved',
    unannounced: 'is approved, but nothing is announced',
    atOnce: 'is approved before you return',
    refundFails: 'is approved, but a refund is refused',
    account: 'Test account',
    accountHint:
      'For trying out: nothing is charged. Any email address is approved. These test accounts behave as described.',
    terms: 'Terms',
    agree: 'I agree to the payment terms (required)',
    window: 'Payment window of the card company',
    close: 'Close the payment window',
  },
  'zh-Hans': {
    methods: '支付方式',
    card: '银行卡',
    cardNumber: '卡号',
    hint: '仅供体验，不会实际扣款。只能使用以下测试卡。',
    approved: '会获批准',
    refused: '会被拒绝',
    withheld: '会获批准，但响应较慢',
    failsOnce: '先失败一次，再获批准',
    unannounced: '会获批准，但不发送通知',
    atOnce: '返回之前就获批准',
    refundFails: '会获批准，但退款会被拒绝',
    account: '测试账号',
    accountHint: '仅供体验，不会实际扣款。任何邮箱地址都会获批准，以下测试账号则按各自的说明处理。',
    terms: '同意条款',
    agree: '我同意支付条款（必选）',
    window: '发卡机构支付窗口',
    close: '关闭支付窗口',
  },
  'zh-Hant': {
    methods: '付款方式',
    card: '信用卡',
    cardNumber: '卡號',
    hint: '僅供體驗，不會實際扣款。只能使用以下測試卡。',
    approved: '會獲得核准',
    refused: '會遭到拒絕',
    withheld: '會獲得核准，但回應較慢',
    failsOnce: '先失敗一次，再獲得核准',
    unannounced: '會獲得核准，但不會傳送通知',
    atOnce: '返回之前就獲得核准',
    refundFails: '會獲得核准，但退款會遭到拒絕',
    account: '測試帳號',
    accountHint: '僅供體驗，不會實際扣款。任何電子郵件地址都會獲得核准，以下測試帳號則依各自的說明處理。',
    terms: '同意條款',
    agree: '我同意付款條款（必要）',
    window: '發卡銀行付款視窗',
    close: '關閉付款視窗',
  },
  ja: {
    methods: 'お支払い方法',
    card: 'クレジットカード・デビットカード',
    cardNumber: 'カード番号',
    hint: 'お試し用のため、実際に請求されることはありません。次のテストカードだけ使えます。',
    approved: '承認されます',
    refused: '承認されません',
    withheld: '承認されますが、応答が遅れます',
    failsOnce: '一度失敗してから承認されます',
    unannounced: '承認されますが、通知が届きません',
    atOnce: '戻る前に承認されます',
    refundFails: '承認されますが、払い戻しは拒否されます',
    account: 'テスト用アカウント',
    accountHint:
      'お試し用のため、実際に請求されることはありません。どのメールアドレスでも承認され、次のテスト用アカウントは説明どおりに動作します。',
    terms: '規約への同意',
    agree: '決済規約に同意します（必須）',
    window: 'カード会社の決済画面',
    close: '決済画面を閉じる',
  },
};
