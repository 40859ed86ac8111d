import type { SupportMessages } from '../ko/support.ts';

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
    openData: '开放数据',
    openDataText:
      '本指南的全部地点可下载为JSON、GeoJSON或KML文件。文字和信息在注明来源（Solbada）后可自由使用（CC BY 4.0），插画除外；每张照片均附有各自的授权条款。',
    questions: '常见问题',
    ticketsText: '查看已购买的乘车券，出示给司机，或取消乘车券。',
    answers: [
      { question: '如何获取收据？', answer: '支付完成后，会发送到您填写的邮箱，也可在“我的乘车券”中查看。' },
      {
        question: '支付时页面关闭了，会重复扣款吗？',
        answer: '不会。一笔订单最多只扣款一次。请在“我的乘车券”中查看结果。',
      },
      {
        question: '我选择的地点保存在哪里？',
        answer: '保存在此设备的浏览器中。关闭页面或切换语言都不会丢失。',
      },
      {
        question: '营业时间与实际不符怎么办？',
        answer: '营业时间和休息日经常变动，出发前请先致电确认。发现信息有误，请告诉我们。',
      },
      {
        question: '为什么用插画而不是照片？',
        answer: 'Solbada是以插画呈现的旅行指南。插画占用流量少，漫游时也能很快打开。',
      },
    ],
  },
};
