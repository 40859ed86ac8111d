import type { ReactNode } from 'react';
import { useMessages } from '../language/DeskLanguage.tsx';
import { LanguageSwitch } from '../shell/DeskHeader.tsx';
import { useDeskTitle } from '../shell/DeskPage.tsx';

/** The frame of a screen for people who are not signed in. */
export function GuestPage({ title, children }: { title: string; children: ReactNode }) {
  const { brand } = useMessages().shell;
  useDeskTitle(title);
  return (
    <div className="mx-auto max-w-md px-4 py-4">
      <header className="flex items-center justify-between">
        <span className="bold text-lg">{brand}</span>
        <LanguageSwitch />
      </header>
      <main className="mt-8 rounded-lg hairline bg-surface p-5">
        <h1 className="bold text-2xl">{title}</h1>
        <div className="mt-3">{children}</div>
      </main>
    </div>
  );
}
