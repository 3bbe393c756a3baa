/** Reads a catalog in a worker, or on the page if no worker starts, and sends its records over a channel. */
import type { ImportAnswers } from '@/domain/import/answers.ts'
import type { ImportContext } from '@/features/import/decide.ts'
import { fileSource } from '@/features/import/source.ts'
import type { RecordsReader } from '@/jobs/feedImport.ts'
import { appScript } from '@/jobs/workers/appScript.ts'
// oxlint-disable-next-line import/default -- Vite makes it: the address of the built worker
import workerUrl from './catalog.worker.ts?worker&url'

/** What the worker receives; `port` is transferred to it. */
export type CatalogToRead = {
  file: File
  answers: ImportAnswers
  context: ImportContext
  port: MessagePort
}

const ENDED =
  'The browser ended the reading of this file, most likely for lack of memory. Split it into several files.'

/** How long the page is blocked at a time if it reads without a worker, in milliseconds. */
const TURN = 30

/** Starts reading at once, but sends nothing before the other end of the channel requests it. */
export function readBesidePage(catalogToRead: Omit<CatalogToRead, 'port'>): RecordsReader {
  const { port1: records, port2: port } = new MessageChannel()
  const worker = startWorker()
  if (worker === null) {
    void readHere({ ...catalogToRead, port })
    return { records, died: new Promise(() => {}), end: () => port.close() }
  }
  let hasBegun = false
  // A worker that cannot load fails only after it was created.
  worker.addEventListener('message', () => {
    hasBegun = true
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's only listener is its own code
    worker.postMessage({ ...catalogToRead, port } satisfies CatalogToRead, [port])
  })
  const died = new Promise<string>((resolve) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      if (hasBegun) resolve(ENDED)
      else void readHere({ ...catalogToRead, port })
    })
  })
  const end = () => {
    worker.terminate()
    if (!hasBegun) port.close()
  }
  return { records, died, end }
}

function startWorker(): Worker | null {
  try {
    return new Worker(appScript(workerUrl), { type: 'module', name: 'catalog file' })
  } catch {
    return null
  }
}

async function readHere({ file, answers, context, port }: CatalogToRead): Promise<void> {
  const [{ readCatalog }, { sendRecords }] = await Promise.all([
    import('./readCatalog.ts'),
    import('./sendRecords.ts'),
  ])
  let since = performance.now()
  const pace = async () => {
    if (performance.now() - since < TURN) return
    await new Promise((next) => setTimeout(next))
    since = performance.now()
  }
  await sendRecords(file.name, readCatalog(fileSource(file), answers, context, { pace }), port)
}
