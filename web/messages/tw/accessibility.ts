import type { AccessibilityMessages } from '../ko/accessibility.ts';

export const tw: AccessibilityMessages = {
  accessibility: {
    title: '無障礙聲明',
    lead: '我們希望每一個人都能用Solbada規劃江陵之旅。',
    conformance: {
      title: '符合程度',
      text: '我們的目標是《網頁內容無障礙指引》（WCAG）2.2的AA等級。因有下列已知限制，目前為部分符合。本聲明為自我評估，未經外部機構審核。',
    },
    tested: {
      title: '已檢查的項目',
      items: [
        'axe-core自動檢測：主要頁面的韓文版和英文版，淺色與深色模式，依據WCAG 2.0、2.1和2.2的A與AA等級規則',
        '鍵盤操作：搜尋、清單、行程規劃和對話方塊',
        '窄螢幕（最窄320像素）與大字體（瀏覽器字型大小最大200%）',
        '尚未請螢幕報讀軟體的使用者參與測試。',
      ],
    },
    limits: {
      title: '已知限制',
      items: [
        '地圖只能用眼睛看。地圖上的地點在清單中都找得到，地點頁面也有文字地址。',
        '付款視窗由Toss Payments和發卡銀行提供，我們無法改善其無障礙程度。如果無法付款，請寄電子郵件給我們。',
        '照片的說明由編輯撰寫，有時比插畫的說明簡短。',
        '部分地址和營業時間說明只有韓文。',
      ],
    },
    report: {
      title: '請告訴我們您遇到的困難',
      text: '如果有難以使用的地方，請以電子郵件告訴我們網址和您使用的輔助科技。我們也會以其他方式提供您需要的資訊。',
    },
    preparedOn: (day) => `撰寫日期：${day}`,
  },
};
