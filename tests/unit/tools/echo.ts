import * as z from 'zod/mini';
import { toolOk, type ReadTool } from '@/tools/tool';

const echoSchema = z.object({ word: z.string() });

export type EchoArgs = z.infer<typeof echoSchema>;

/** A reading tool that knows one word. */
export function echo(execute: ReadTool<EchoArgs>['execute']): ReadTool<EchoArgs> {
  return {
    name: 'echo',
    writes: false,
    schema: echoSchema,
    texts: {
      ko: { description: '따라 말한다', parameters: { word: '말' } },
      en: { description: 'Says it again', parameters: { word: 'What to say' } },
    },
    explain: (argument) => `bad ${argument}`,
    execute,
  };
}

export const echoing = echo(({ word }) => Promise.resolve(toolOk({ word })));

export const hello = { name: 'echo', args: { word: '안녕' } };
export const readHello = { ok: true, kind: 'read', call: hello } as const;
