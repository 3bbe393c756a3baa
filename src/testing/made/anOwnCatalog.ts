/** An own catalog of a test's making: it reads nothing, and says of a file what the test wants said. */
import { waitFor } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { followSettings } from '../../app/start/followSettings.ts'
import { resolvedConnection, type Environment } from '../../app/start/resolvedConnection.ts'
import { readConfiguration } from '../../catalog/configuration.ts'
import type {
  FeedPreview,
  ImportProgress,
  KeptCatalog,
  OwnCatalog,
} from '../../catalog/ownCatalog.ts'
import { feedImport } from '../../work/feedImport.ts'
// Loaded beforehand: what a test waits for is the page, not its code.
import '../../pages/ownCatalog/OwnCatalogPage.tsx'
import { rememberCatalog } from '../../store/preferences/catalogMark.ts'
import { aDemo } from './aDemo.ts'
import { renderAt } from '../pages/renderAt.tsx'

export const aPreview: FeedPreview = {
  reading: {
    format: 'table',
    encoding: 'utf-8',
    separator: ';',
    columns: { productId: 'Nr', title: 'Bezeichnung', offerPrice: 'VK' },
    country: 'de',
    merchant: 'Laden',
  },
  columns: [
    { name: 'Nr', samples: ['1', '2', '3'] },
    { name: 'Bezeichnung', samples: ['Hafer', 'Roggen'] },
    { name: 'VK', samples: ['2,49'] },
    { name: 'Notiz', samples: ['intern'] },
  ],
  fields: [
    { name: 'productId', label: 'Product id', isNeeded: true },
    { name: 'title', label: 'Title', isNeeded: true },
    { name: 'brand', label: 'Brand', isNeeded: false },
    { name: 'offerPrice', label: 'Offer price', isNeeded: false },
  ],
  rows: [
    {
      row: 1,
      country: 'de',
      merchant: 'Laden',
      title: 'Hafer',
      brand: '',
      offerPrice: 2.49,
      code: '2049811842247',
      problems: [],
    },
    {
      row: 2,
      country: 'de',
      merchant: 'Laden',
      title: 'Roggen',
      brand: '',
      offerPrice: null,
      code: '',
      problems: [{ row: 2, says: '“gratis” is no price.', isSkipped: false }],
    },
  ],
  problem: null,
}

export const aCatalog: KeptCatalog = {
  id: 'feed-1',
  fileName: 'feed.csv',
  rows: 2400,
  skipped: 2,
  importedAt: Date.UTC(2026, 10, 22, 3),
  bytes: 120_000,
  cutBecause: null,
  countries: ['de', 'at'],
  problems: [
    { row: 17, says: 'It has no title.', isSkipped: true },
    { row: 18, says: '“gratis” is no price.', isSkipped: false },
  ],
  isForThisVisit: false,
}

type Take = Parameters<OwnCatalog['take']>

/** Remembers what it was told; `take` is answered by the test, step by step. */
export function anOwnCatalog(changes: Partial<OwnCatalog> = {}) {
  let kept: KeptCatalog | null = null
  let removed: KeptCatalog | null = null
  let active: ReturnType<OwnCatalog['active']> = 'demo'
  let taking: { given: Take; end: (kept: KeptCatalog | null) => void; fail: (error: Error) => void }
  const said: unknown[] = []
  const own: OwnCatalog = {
    kept: () => Promise.resolve(kept),
    preview: (_, reading) => {
      said.push(reading)
      return Promise.resolve({ ...aPreview, reading: { ...aPreview.reading, ...reading } })
    },
    take: (...given) =>
      new Promise((end, fail) => {
        taking = { given, end, fail }
        const { signal, takePartial } = given[2]
        signal.addEventListener('abort', () =>
          end(takePartial(900) ? { ...aCatalog, rows: 900, cutBecause: 'You ended it.' } : null),
        )
      }),
    remove: () => {
      removed = kept
      kept = null
      active = 'demo'
      return Promise.resolve()
    },
    putBack: (id) => {
      const isBack = removed?.id === id && kept === null
      if (isBack) kept = removed
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
    /** What each preview was asked with. */
    said,
    keep: (catalog: KeptCatalog) => {
      kept = catalog
    },
    activate: () => {
      active = 'own'
    },
    /** Removed, and not let go of yet. */
    removed: () => removed,
    reading: () => taking.given[1],
    isPaused: () => taking.given[2].isPaused(),
    progress: (progress: ImportProgress) => taking.given[2].onProgress(progress),
    finish: (catalog: KeptCatalog) => {
      kept = catalog
      taking.end(catalog)
    },
    fail: (says: string) => taking.fail(new Error(says)),
  }
}

/** The app at an address, with its connection following what is chosen, as in the browser. */
export function renderWithOwn(own: OwnCatalog, path = '/your-catalog') {
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
    if (feedImport.view().kind === 'running') feedImport.end({ keeping: false })
    await waitFor(() => {
      if (feedImport.view().kind === 'running') throw new Error('the import goes on')
    })
    feedImport.forget()
    rememberCatalog(null)
  })
  return view
}
