/** An own catalog for tests: it receives records, and the test decides what is stored. */
import { waitFor } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { readConfiguration } from '@/api/configuration.ts'
import type {
  FromReader,
  ImportProgress,
  StoredCatalog,
  OwnCatalog,
  ToReader,
} from '@/api/ownCatalog.ts'
import { followSettings } from '@/app/start/followSettings.ts'
import { resolvedConnection, type Environment } from '@/app/start/resolvedConnection.ts'
import { feedImport } from '@/jobs/feedImport.ts'
// Imported beforehand, so that tests wait for the page and not for its code.
import '@/pages/yourCatalog/YourCatalogPage.tsx'
import { rememberCatalog } from '@/storage/preferences/catalogMark.ts'
import { renderAt } from '../pages/renderAt.tsx'
import { aDemo } from './aDemo.ts'

export const aCatalog: StoredCatalog = {
  id: 'feed-1',
  fileName: 'feed.csv',
  rows: 2400,
  skipped: 2,
  importedAt: Date.UTC(2026, 10, 22, 3),
  bytes: 120_000,
  cutBecause: null,
  countries: ['de', 'at'],
  problems: [
    { row: 17, message: 'It has no title.', isSkipped: true },
    { row: 18, message: 'Price: “gratis” isn’t a price.', isSkipped: false },
  ],
  isForThisVisit: false,
}

type ImportArguments = Parameters<OwnCatalog['importFile']>

/** Receives everything that a reader sends: its lines, and finally its end or its failure. */
export async function readAll(records: MessagePort) {
  const received: FromReader[] = []
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has one listener
  const post = (message: ToReader) => records.postMessage(message)
  await new Promise<void>((resolve) => {
    records.addEventListener('message', ({ data }: MessageEvent<FromReader>) => {
      received.push(data)
      if (data.kind === 'records') post({ kind: 'more' })
      else resolve()
    })
    records.start()
    post({ kind: 'more' })
  })
  records.close()
  const pieces = received.filter((one) => one.kind === 'records')
  return {
    lines: pieces.flatMap((piece) => piece.records.split('\n').filter((line) => line !== '')),
    skipped: pieces.reduce((sum, piece) => sum + piece.skipped, 0),
    problems: pieces.flatMap((piece) => piece.problems),
    end: received.at(-1),
  }
}

/** An own catalog whose `importFile` the test controls step by step. */
export function anOwnCatalog(changes: Partial<OwnCatalog> = {}) {
  let storedCatalog: StoredCatalog | null = null
  let removed: StoredCatalog | null = null
  let active: ReturnType<OwnCatalog['active']> = 'demo'
  let taking: {
    args: ImportArguments
    end: (storedCatalog: StoredCatalog | null) => void
    fail: (error: Error) => void
  }
  const own: OwnCatalog = {
    storedCatalog: () => Promise.resolve(storedCatalog),
    importFile: (...args) =>
      new Promise((end, fail) => {
        taking = { args, end, fail }
        const { signal, acceptsPartial: takePartial } = args[2]
        signal.addEventListener('abort', () =>
          end(
            takePartial(900)
              ? { ...aCatalog, rows: 900, cutBecause: 'The import was cancelled.' }
              : null,
          ),
        )
      }),
    remove: () => {
      removed = storedCatalog
      storedCatalog = null
      active = 'demo'
      return Promise.resolve()
    },
    putBack: (id) => {
      const isBack = removed?.id === id && storedCatalog === null
      if (isBack) storedCatalog = removed
      return Promise.resolve(isBack)
    },
    forget: (id) => {
      if (removed?.id === id) removed = null
      return Promise.resolve()
    },
    onStorage: () => {},
    active: () => active,
    choose: (which) => {
      active = which
    },
    ...changes,
  }
  return {
    own,
    save: (catalog: StoredCatalog) => {
      storedCatalog = catalog
    },
    activate: () => {
      active = 'own'
    },
    /** The catalog that was removed but not deleted yet; null if there is none. */
    removed: () => removed,
    /** The imported file, and the channel of its reader. */
    importedFile: () => ({ file: taking.args[0], records: taking.args[1] }),
    isPaused: () => taking.args[2].isPaused(),
    progress: (progress: ImportProgress) => taking.args[2].onProgress(progress),
    finish: (catalog: StoredCatalog) => {
      storedCatalog = catalog
      taking.end(catalog)
    },
    fail: (message: string) => taking.fail(new Error(message)),
  }
}

/** The app at an address; its connection follows the chosen catalog, as in the browser. */
export function renderWithOwn(own: OwnCatalog, path = '/my-data/catalog') {
  const started = Promise.resolve({ ...aDemo, own })
  const environment: Environment = {
    home: window.location.origin,
    startDemo: () => started,
    live: () => Promise.resolve(),
  }
  const reading = readConfiguration('{}')
  if (reading.kind === 'wrong') throw new Error(JSON.stringify(reading.problems))
  const view = renderAt(path, resolvedConnection(environment, reading.configuration))
  const stop = followSettings(view.source, environment, '{}')
  onTestFinished(async () => {
    view.unmount()
    stop()
    if (feedImport.view().kind === 'running') feedImport.end({ isPartialWanted: false })
    await waitFor(() => {
      if (feedImport.view().kind === 'running') throw new Error('the import continues')
    })
    feedImport.forget()
    rememberCatalog(null)
  })
  return view
}
