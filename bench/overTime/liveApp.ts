/** The built live app on a service that answers at once: the demo service over HTTP, without its believable delays. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { chromium, type LaunchOptions, type Page } from 'playwright'
import { preview } from 'vite'
import { startService } from '../../mocks/http.ts'

const PORT = 4197
/** The key that the demo service takes. */
const KEY = 'demo'

/** Opens a page on it, and closes everything afterwards. */
export async function inLiveApp(measure: (page: Page) => Promise<void>): Promise<void> {
  const root = path.resolve(import.meta.dirname, '../..')
  const found = readFileSync(path.join(root, '.cache', 'browser.json'), 'utf8')
  const service = await startService({ port: 0, wait: async () => {} })
  // Where the preview forwards to is read from the environment.
  Object.assign(process.env, { CATALOG_BASE_URL: service.url, CATALOG_API_KEY: KEY })
  const server = await preview({ root, preview: { port: PORT, strictPort: true } })
  const browser = await chromium.launch(JSON.parse(found) as LaunchOptions) // as scripts/browser.mjs wrote it
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      baseURL: `http://127.0.0.1:${PORT}`,
    })
    await measure(await context.newPage())
  } finally {
    await browser.close()
    await server.close()
    await service.close()
  }
}
