/** What the built files are called: every name stands in the code that asks for the file, and the search page asks for many. */
import type { Rolldown } from 'vite'

/** What is looked for by name, or opened as a page. */
const named = /^(?:main|app|pages|sets|results|rolldown-runtime|ResultTable|exportNow|\w+Page)$/

const chunkFileNames = ({ name }: Rolldown.PreRenderedChunk) =>
  named.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js'

const assetFileNames = ({ names: [name = ''] }: Rolldown.PreRenderedAsset) =>
  name.endsWith('.css') && !named.test(name.slice(0, -4))
    ? 'assets/[hash:7].css'
    : 'assets/[name]-[hash][extname]'

export const fileNames = { chunkFileNames, assetFileNames, entryFileNames: chunkFileNames }

/** What the code that asks for others has with it itself. */
const isThere = (file: string, host: string) =>
  // The page itself asks for the app's code (scripts/builtPage.ts), but not for its style.
  /rolldown-runtime|\/main-|\/app-.*js$/.test(file) ||
  (!/\/main-/.test(host) && /\/app-/.test(file))

export const stillToLoad = (
  _file: string,
  deps: string[],
  { hostId }: { hostId: string },
): string[] => deps.filter((file) => !isThere(file, hostId))
