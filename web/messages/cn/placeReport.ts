import type { PlaceReportMessages } from '../ko/placeReport.ts';

export const cn: PlaceReportMessages = {
  placeReport: {
    kind: '哪里有误？',
    kinds: {
      closed: '已停业或关闭',
      hours: '营业、开放时间',
      location: '地址或位置',
      contact: '电话号码',
      text: '介绍文字',
      picture: '图片',
      other: '其他',
    },
    kindMissing: '请选择哪里有误。',
    words: '具体说明',
    wordsOptional: '具体说明（选填）',
    wordsMissing: '请说明哪里有误。',
    unreadable: '含有无法发送的字符，请删除后重试。',
    email: '邮箱（选填）',
    emailHint: '如需回复，请填写。处理完您的反馈后，我们会删除您的邮箱地址。',
    emailWrong: '邮箱格式不正确，请检查。',
    send: '发送',
    failed: '发送失败，您填写的内容仍然保留，请稍后重试。',
    unreachable: '无法连接服务器，发送失败。您填写的内容仍然保留，请检查网络后重试。',
    full: '今天我们已从您所在的网络收到多条关于此地点的反馈，正在核实。您可以明天再提交。感谢您的帮助。',
    gone: '本指南已不再收录此地点。',
    tooMany: (minutes) => `发送过于频繁。您填写的内容仍然保留，请在${minutes}分钟后重试。`,
    thanks: '感谢您的反馈，我们会尽快核实。',
    thanksWithEmail: '感谢您的反馈，我们会在核实后通过邮件回复您。',
  },
};
