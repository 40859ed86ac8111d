import { buttonClass } from '../../shared/ui/Button.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { deskPaths } from '../deskPaths.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { DeskPage } from './DeskPage.tsx';

/** An unknown address, or one that is not for this role. */
export function NotFoundScreen() {
  const { notFound } = useMessages().shell;
  return (
    <DeskPage title={notFound.title}>
      <p>{notFound.text}</p>
      <PageLink to={deskPaths.start()} className={`${buttonClass('outline')} mt-4`}>
        {notFound.start}
      </PageLink>
    </DeskPage>
  );
}
