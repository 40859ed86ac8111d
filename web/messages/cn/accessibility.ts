import type { AccessibilityMessages } from '../ko/accessibility.ts';

export const cn: AccessibilityMessages = {
  accessibility: {
    title: '无障碍声明',
    lead: '我们希望每一个人都能用Solbada规划江陵之旅。',
    conformance: {
      title: '符合程度',
      text: '我们的目标是《网页内容无障碍指南》（WCAG）2.2的AA级。因存在下列已知限制，目前为部分符合。本声明为自我评估，未经外部机构审核。',
    },
    tested: {
      title: '已检查的内容',
      items: [
        'axe-core自动检查：主要页面的韩文版和英文版，浅色与深色模式，依据WCAG 2.0、2.1和2.2的A级与AA级规则',
        '键盘操作：搜索、列表、行程规划和对话框',
        '窄屏（最窄320像素）和大字体（浏览器字号最大200%）',
        '尚未请读屏软件的使用者参与测试。',
      ],
    },
    limits: {
      title: '已知限制',
      items: [
        '地图只能用眼睛看。地图上的地点在列表中都能找到，地点页面也有文字地址。',
        '支付窗口由Toss Payments和发卡行提供，我们无法改善其无障碍性。如果无法支付，请发邮件给我们。',
        '照片的说明由编辑撰写，有时比插画的说明简短。',
        '部分地址和营业时间说明只有韩文。',
      ],
    },
    report: {
      title: '请告诉我们您遇到的困难',
      text: '如果有难以使用的地方，请发邮件告诉我们网址和您使用的辅助技术。我们也会以其他方式提供您需要的信息。',
    },
    preparedOn: (day) => `编写日期：${day}`,
  },
};
