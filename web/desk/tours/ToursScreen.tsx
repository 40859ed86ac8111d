import { useText } from '../language/DeskLanguage.tsx';
import { DeskPage } from '../shell/DeskPage.tsx';

export function ToursScreen() {
  const { tours } = useText();
  return <DeskPage title={tours.title}>{null}</DeskPage>;
}
