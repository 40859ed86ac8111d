import type { ShellMessages } from '../ko/shell.ts';

export const ja: ShellMessages = {
  brand: 'ソルバダ',
  shell: {
    skip: '本文へ移動',
    back: '戻る',
    language: '言語',
    search: '検索',
    logIn: 'ログイン',
    greeting: (nickname) => `${nickname}さん、こんにちは`,
    myAccount: 'マイアカウント',
    myTickets: '購入した利用券',
    logOut: 'ログアウト',
    loggedOutHere: 'ログアウトしました。サーバーには接続後に反映されます。',
    placesStay: '選んだ場所はこの端末に残っています。',
    clearPlaces: '選んだ場所を消去',
    placesCleared: '選んだ場所を消去しました。',
    main: 'メインメニュー',
    explore: '探す',
    myPlan: 'マイプラン',
    support: 'サポート',
    backToTop: 'ページの先頭へ',
    close: '閉じる',
    loading: '読み込み中…',
    retry: 'もう一度試す',
    unableToRetrieve: 'データを取得できませんでした。',
    offline: 'インターネットに接続されていません。この端末に保存した内容は、引き続き開けます。',
    languageOffline:
      'この言語のガイドは端末に保存されていません。インターネットに接続してから切り替えてください。',
    picture: (index, count) => `画像${count}枚中${index}枚目`,
    previous: '前へ',
    next: '次へ',
    days: (first, last) => `${first}～${last}`,
    seeAll: 'すべて見る',
    install: {
      title: 'ソルバダをホーム画面に追加',
      button: 'インストール',
      refuse: '追加しない',
      steps: [
        '共有ボタンをタップします（新しいSafariでは「…」メニューの中）。',
        '「ホーム画面に追加」を選びます。',
        '「追加」をタップします。',
      ],
    },
    mapServices: {
      openIn: '地図アプリで開く',
      naver: 'NAVERマップ',
      kakao: 'カカオマップ',
      google: 'Google マップ',
      leaves: '新しいウィンドウで別のサイトが開きます',
    },
    tourOffer: ({ hours, price, people }) =>
      `観光タクシー · ${hours}時間 · 1台${price}（${people}名まで） · 江陵駅発`,
    distance: (metres) =>
      metres < 995 ? `${Math.round(metres / 10) * 10}m` : `${(metres / 1000).toFixed(1)}km`,
    choosing: {
      full: (max) =>
        `プランに追加できるのは${max}か所までです。「マイプラン」で1か所削除すると、ここを追加できます。`,
      notKept: () => 'この端末に保存できませんでした。ブラウザーの保存領域をご確認ください。',
      openPlan: 'マイプランを見る',
    },
    nearMe: {
      button: '現在地からの距離',
      said: {
        asking: '現在地を確認しています…',
        near: '現在地からの直線距離です。位置情報がこの端末の外に送られることはありません。',
        far: '江陵から60km以上離れているため、江陵駅からの直線距離を表示しています。',
        refused:
          '位置情報の使用が許可されていないため、距離は表示されず、並び順も変わりません。許可はブラウザーの設定で変えられます。',
        unavailable: '現在地を確認できないため、距離は表示されず、並び順も変わりません。',
        late: '現在地の確認に時間がかかりすぎたため、距離は表示されず、並び順も変わりません。もう一度お試しください。',
      },
    },
  },
  sandbox: {
    title: 'お試しモード',
    text: 'メールの送信、Googleログイン、決済は、実際には行われません。',
    mails: 'メールを見る',
    close: 'お知らせを隠す',
  },
  categories: { tour: '観光', restaurant: 'グルメ', accommodation: '宿泊' },
  search: {
    searchPlaces: '場所を検索',
    searchHint: '場所・エリア・料理名',
    suggestions: (count) => (count === 0 ? '候補はありません' : `候補${count}件`),
    topics: 'テーマから探す',
    noResults: '該当する場所が見つかりませんでした。',
  },
  notFound: {
    title: 'ページが見つかりません',
    text: 'URLが変わったか、掲載を終了した場所かもしれません。',
    home: 'トップページへ',
  },
  failure: {
    title: 'ページを読み込めませんでした',
    text: '一時的な問題が発生しました。まもなく自動で再読み込みします。',
    offline: 'このページは端末に保存されていません。インターネットに接続してから、もう一度お試しください。',
    reference: 'お問い合わせ番号',
  },
  footer: {
    terms: '利用規約',
    privacy: 'プライバシーポリシー',
    accessibility: 'アクセシビリティ',
    company: '事業者情報',
    sample: 'サンプルの情報です。実際の情報は運営者が設定します。',
    sources: '場所の情報の出典：韓国観光公社 TourAPI（公共データ）',
  },
};
