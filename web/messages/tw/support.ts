import type { SupportMessages } from '../ko/support.ts';

export const tw: SupportMessages = {
  support: {
    title: '客服中心',
    lead: '旅途中需要協助時',
    hotline: '1330韓國旅遊諮詢專線',
    hotlineText: '可用韓語、英語、中文和日語諮詢路線、交通和景點。',
    emergency: '緊急求助',
    emergencyText: '火警與急救請撥119，報警請撥112。',
    contact: '聯絡Solbada',
    contactText: '如果發現錯誤或遺漏，請告訴我們。',
    openData: '開放資料',
    openDataText:
      '本指南的所有地點可下載成JSON、GeoJSON或KML檔案。文字和資訊在註明來源（Solbada）後可自由使用（CC BY 4.0），插畫除外；每張照片皆附有各自的授權條款。',
    questions: '常見問題',
    ticketsText: '查看已購買的乘車券，出示給司機，或取消乘車券。',
    answers: [
      {
        question: '如何取得收據？',
        answer: '付款完成後，會寄到您填寫的電子郵件，也可在「我的乘車券」中查看。',
      },
      {
        question: '付款時頁面不小心關掉了，會重複扣款嗎？',
        answer: '不會。一筆訂單最多只扣款一次。請在「我的乘車券」中查看結果。',
      },
      {
        question: '我選擇的地點儲存在哪裡？',
        answer: '儲存在此裝置的瀏覽器中。關閉頁面或切換語言都不會消失。',
      },
      {
        question: '營業時間與實際不符怎麼辦？',
        answer: '營業時間和公休日經常變動，出發前請先以電話確認；若發現資訊有誤，也歡迎告訴我們。',
      },
      {
        question: '為什麼用插畫而不是照片？',
        answer: 'Solbada是以插畫呈現的旅行指南。插畫的檔案小，漫遊時也能很快開啟。',
      },
    ],
  },
};
