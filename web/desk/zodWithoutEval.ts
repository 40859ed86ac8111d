import { config } from 'zod';

// The page's policy forbids compiling schemas to functions. Import it before any schema is made.
config({ jitless: true });
