import type { AccessibilityMessages } from '../ko/accessibility.ts';

export const cn: AccessibilityMessages = {
  accessibility: {
    title: '无障碍声明',
    lead: '我们希望每一个人都能用Solbada规划江陵之旅。',
    conformance: {
      title: '符合程度',
      text: '我们的目标是《网页内容无障碍指南》（WCAG）2.2的AA级。除下列已知限制外，目前为部分符合。本声明为自我评估，未经外部机构审核。',
    },
    tested: {
      title: '已检查的内容',
      items: [
        '使用axe-core自动检查：主要页面的韩语版和英语版、浅色与深色外观，依据WCAG 2.0、2.1和2.2的A级与AA级规则',
        '键盘操作：搜索、列表、行程规划和对话框',
        '窄屏：最窄320像素',
        '尚未与读屏软件的使用者一起测试。',
      ],
    },
    limits: {
      title: '已知限制',
      items: [
        '地图是供眼睛看的内容。地图上的每个地点都在列表中，地点页面也有文字地址。',
        '付款窗口由Toss Payments和发卡公司提供，我们无法改进其无障碍性。如果无法付款，请发邮件给我们。',
        '照片的说明由编辑撰写，有时比插画的说明简短。',
        '部分地址和营业时间说明只有韩语。',
      ],
    },
    report: {
      title: '请告诉我们您遇到的困难',
      text: '如果有难以使用的地方，请通过邮件告诉我们页面地址和您使用的辅助工具。我们也可以用其他方式提供您需要的信息。',
    },
    preparedOn: (day) => `编写日期：${day}`,
  },
};
