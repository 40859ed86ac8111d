import type { DriverMessages } from '../ko/driver.ts';

export const tw: DriverMessages = {
  driver: {
    title: '給司機看的卡片',
    planTitle: '給司機看的行程',
    description: '以大字韓文向計程車司機出示目的地。開啟過一次後，沒有網路也能查看。',
    loading: '正在載入卡片…',
    goHere: '請載我到這裡。',
    address: '地址',
    phone: '電話',
    noAddress: '尚無地址資料。',
    noPhone: '尚無電話號碼資料。',
    talk: '與司機對話',
    stops: '全部地點',
    empty: '還沒有選擇地點。請先新增想去的地方。',
    ticket: (day) => `${day}的乘車券`,
    findPlaces: '尋找地點',
    gone: '這個地點已不再收錄。',
    allGone: '您選擇的地點皆已不再收錄。',
    kept: '已儲存在此裝置上，沒有網路也能開啟。',
    offline: '離線：正在顯示此裝置上儲存的卡片。',
  },
};
