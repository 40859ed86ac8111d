import type { AccessibilityMessages } from '../ko/accessibility.ts';

export const tw: AccessibilityMessages = {
  accessibility: {
    title: '無障礙聲明',
    lead: '我們希望每一個人都能用Solbada規劃江陵之旅。',
    conformance: {
      title: '符合程度',
      text: '我們的目標是《網頁內容無障礙指引》（WCAG）2.2的AA級。除下列已知限制外，目前為部分符合。本聲明為自我評估，未經外部機構審核。',
    },
    tested: {
      title: '已檢查的項目',
      items: [
        '使用axe-core自動檢查：主要頁面的韓文版和英文版、淺色與深色外觀，依據WCAG 2.0、2.1和2.2的A級與AA級規則',
        '鍵盤操作：搜尋、列表、行程規劃和對話框',
        '窄螢幕：最窄320像素',
        '尚未與螢幕報讀軟體的使用者一起測試。',
      ],
    },
    limits: {
      title: '已知限制',
      items: [
        '地圖是供眼睛看的內容。地圖上的每個地點都在列表中，地點頁面也有文字地址。',
        '付款視窗由Toss Payments和發卡公司提供，我們無法改善其無障礙性。如果無法付款，請寄電子郵件給我們。',
        '照片的說明由編輯撰寫，有時比插畫的說明簡短。',
        '部分地址和營業時間說明只有韓文。',
      ],
    },
    report: {
      title: '請告訴我們您遇到的困難',
      text: '如果有難以使用的地方，請以電子郵件告訴我們頁面網址和您使用的輔助工具。我們也可以用其他方式提供您需要的資訊。',
    },
    preparedOn: (day) => `撰寫日期：${day}`,
  },
};
