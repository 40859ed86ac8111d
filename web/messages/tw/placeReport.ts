import type { PlaceReportMessages } from '../ko/placeReport.ts';

export const tw: PlaceReportMessages = {
  placeReport: {
    kind: '哪裡有誤？',
    kinds: {
      closed: '已歇業或關閉',
      hours: '營業、開放時間',
      location: '地址或位置',
      contact: '電話號碼',
      text: '介紹文字',
      picture: '圖片',
      other: '其他',
    },
    kindMissing: '請選擇哪裡有誤。',
    words: '詳細說明',
    wordsOptional: '詳細說明（選填）',
    wordsMissing: '請說明哪裡有誤。',
    unreadable: '含有無法傳送的字元，請刪除後再試一次。',
    email: '電子郵件（選填）',
    emailHint: '如需回覆，請填寫。處理完您的回報後，我們會刪除您的電子郵件地址。',
    emailWrong: '電子郵件格式不正確。',
    send: '送出',
    failed: '傳送失敗，您填寫的內容仍然保留，請稍後再試。',
    unreachable: '無法連上伺服器，傳送失敗。您填寫的內容仍然保留，請檢查網路後再試一次。',
    full: '今天我們已從您所在的網路收到多則關於此地點的回報，正在查證。您可以明天再回報。感謝您的協助。',
    gone: '本指南已不再收錄此地點。',
    tooMany: (minutes) => `傳送過於頻繁。您填寫的內容仍然保留，請在${minutes}分鐘後再試。`,
    thanks: '感謝您的回報，我們會盡快查證。',
    thanksWithEmail: '感謝您的回報，我們會在查證後以電子郵件回覆您。',
  },
};
