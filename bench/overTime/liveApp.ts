/** The built live app with a service that responds at once: the demo service over HTTP, without its simulated delays. */
import path from 'node:path'
import process from 'node:process'
import type { Page } from 'playwright'
import { preview } from 'vite'
import { startService } from '../../mocks/http.ts'
import { inPage } from '../browser.ts'

const PORT = 4197
/** The API key that the demo service accepts. */
const KEY = 'demo'

/** Opens a page on the live app, and closes everything afterwards. */
export async function inLiveApp(measure: (page: Page) => Promise<void>): Promise<void> {
  const root = path.resolve(import.meta.dirname, '../..')
  const service = await startService({ port: 0, wait: async () => {} })
  // The preview server reads the address that it forwards to from the environment.
  Object.assign(process.env, { CATALOG_BASE_URL: service.url, CATALOG_API_KEY: KEY })
  const server = await preview({ root, preview: { port: PORT, strictPort: true } })
  try {
    await inPage(`http://127.0.0.1:${PORT}`, measure)
  } finally {
    await server.close()
    await service.close()
  }
}
