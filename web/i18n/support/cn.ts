import type { SupportMessages } from './ko.ts';

export const cn: SupportMessages = {
  support: {
    title: '客服中心',
    lead: '旅途中需要帮助时',
    hotline: '1330韩国旅游咨询热线',
    hotlineText: '可用韩语、英语、中文和日语咨询路线、交通和景点。',
    emergency: '紧急求助',
    emergencyText: '火警与急救请拨119，报警请拨112。',
    contact: '联系Solbada',
    contactText: '发现错误或遗漏，请告诉我们。',
    questions: '常见问题',
    answers: [
      {
        question: '我选择的地点保存在哪里？',
        answer: '保存在此设备的浏览器中。关闭页面或切换语言都不会丢失。',
      },
      {
        question: '营业时间与实际不符怎么办？',
        answer: '营业时间和休息日经常变动，出发前请先致电确认，如发现信息有误，也欢迎告诉我们。',
      },
      {
        question: '为什么用插画而不是照片？',
        answer: 'Solbada是以插画呈现的旅行指南。插画占用流量少，漫游时也能很快打开。',
      },
    ],
  },
};
