import * as z from 'zod/mini';

// zod's compiled parsers need `eval`, which our content policy forbids, and even probing for it is reported.
z.config({ jitless: true });
