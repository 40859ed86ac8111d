import { htmlLang, type Language, languages } from '../../domain/languages.ts';

/** Shown if even the messages are missing, and therefore in every language at once. */
const broken: Record<Language, string> = {
  ko: '이 기기에 저장된 솔바다를 열 수 없습니다. 인터넷에 연결한 뒤 다시 열어 주세요.',
  en: 'The copy of Solbada on this device cannot be opened. Please connect to the internet and open it again.',
  cn: '无法打开此设备上保存的Solbada。请联网后重新打开。',
  tw: '無法開啟此裝置上儲存的Solbada。請連上網路後再開啟一次。',
  ja: 'この端末に保存されたソルバダを開けません。インターネットに接続してから、もう一度開いてください。',
};

/** The content of every page without network until its screen is loaded. If that fails, boot.ts shows `#broken`. */
export function AppShell() {
  return (
    <main id="main" className="mx-auto max-w-lg px-4 py-10 text-center">
      <p className="bold text-xl">Solbada</p>
      <div id="broken" hidden>
        {languages.map((language) => (
          <p key={language} lang={htmlLang[language]} className="mt-4">
            {broken[language]}
          </p>
        ))}
      </div>
    </main>
  );
}
