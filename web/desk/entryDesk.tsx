import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { CallFailure } from '../shared/client/client.ts';
import { watchAttendance } from './client/attendance.ts';
import { createDeskQueries } from './client/createDeskQueries.ts';
import { DeskClientProvider } from './client/DeskClientContext.tsx';
import { createDeskClient } from './client/deskClient.ts';
import { sessionExpiry } from './client/expiry.ts';
import { DeskLanguageProvider } from './language/DeskLanguage.tsx';
import { routes } from './routes.tsx';

watchAttendance();
const root = document.getElementById('desk');
if (!root) throw new Error('the page has no #desk');
createRoot(root, {
  // A screen shows a failed request with its retry; anything else is a bug.
  onCaughtError: (error) => {
    if (!(error instanceof CallFailure)) console.error(error);
  },
}).render(
  <StrictMode>
    <DeskLanguageProvider>
      <QueryClientProvider client={createDeskQueries()}>
        <DeskClientProvider value={createDeskClient(() => sessionExpiry.set(true))}>
          <RouterProvider router={createBrowserRouter(routes)} />
        </DeskClientProvider>
      </QueryClientProvider>
    </DeskLanguageProvider>
  </StrictMode>,
);
