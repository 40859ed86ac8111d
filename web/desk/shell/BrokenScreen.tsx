import { Button } from '../../shared/ui/Button.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';
import { DeskPage } from './DeskPage.tsx';

/** Replaces a screen that has crashed. */
export function BrokenScreen() {
  const { broken } = useMessages().shell;
  return (
    <main>
      <DeskPage title={broken.title}>
        <p role="alert">{broken.text}</p>
        <Button className="mt-4" onClick={() => location.reload()}>
          {broken.reload}
        </Button>
      </DeskPage>
    </main>
  );
}
