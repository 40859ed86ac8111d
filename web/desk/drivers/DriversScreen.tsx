import { useText } from '../language/DeskLanguage.tsx';
import { DeskPage } from '../shell/DeskPage.tsx';

export function DriversScreen() {
  const { drivers } = useText();
  return <DeskPage title={drivers.title}>{null}</DeskPage>;
}
