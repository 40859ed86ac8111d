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
    ticketsText: '查看已购车票，出示给司机，或取消车票。',
    answers: [
      {
        question: '观光出租车票多少钱？用什么货币付款？',
        answer:
          '从江陵站出发的 3 小时游览，每辆车 30,000 韩元，以韩元（KRW）扣款。境外银行卡按发卡机构的汇率换算。',
      },
      {
        question: '取消可以退多少钱？',
        answer:
          '在游览 3 天前且付款后 24 小时内取消，全额退款。其他情况：10 天或更早，全额；7 至 9 天，90%；3 至 6 天，80%；1 至 2 天，70%；当天出发前，10%；出发后不退款。可在“我的车票”中取消。',
      },
      { question: '如何获取收据？', answer: '付款完成后会发送到您填写的邮箱，也可在“我的车票”中查看。' },
      {
        question: '付款时页面关闭了，会重复扣款吗？',
        answer: '不会。一笔订单最多只扣款一次。请在“我的车票”中查看结果。',
      },
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
