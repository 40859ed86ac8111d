import type { SupportMessages } from './ko.ts';

export const cn: SupportMessages = {
  support: {
    title: '客服中心',
    lead: '旅途中需要帮助时',
    hotline: '韩国旅游咨询热线1330',
    hotlineText: '以韩语、英语、中文和日语提供路线、交通和景点咨询。',
    emergency: '紧急求助',
    emergencyText: '火警与急救请拨119，报警请拨112。',
    contact: '联系Solbada',
    contactText: '发现错误或遗漏，请告诉我们。',
    questions: '常见问题',
    answers: [
      {
        question: '我选的地点保存在哪里？',
        answer: '保存在此设备的浏览器中。关闭页面或切换语言都不会丢失。',
      },
      {
        question: '营业时间与实际不符怎么办？',
        answer: '营业时间和休息日经常变动，出发前请先致电确认，也欢迎告诉我们变化。',
      },
      {
        question: '为什么用插画而不是照片？',
        answer: 'Solbada是一本插画指南。插画体积小，漫游时也能很快打开。',
      },
    ],
  },
};
