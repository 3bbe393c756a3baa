/** The built pages that are compared: the app, and small pages that we wrote with its peers, such as react-instantsearch. */
import path from 'node:path'
import { storedAnswers, servePage } from './server.ts'

const root = path.resolve(import.meta.dirname, '../..')
const peer = (name: string) => path.join(root, 'bench/peers/dist', name)

type Place = {
  folder: string
  /** Returns the address of a search with `rows` results per page. */
  search: (q: string, rows: number) => string
}

const byQ = (q: string, rows: number) => `/?${new URLSearchParams({ q, rows: String(rows) })}`
const bySearchState = (q: string, rows: number) =>
  `/search?${new URLSearchParams({ q, country: 'us', ...(rows === 24 ? {} : { size: String(rows) }) })}`

const PLACES = {
  ours: { folder: path.join(root, 'dist'), search: bySearchState },
  demo: { folder: path.join(root, 'dist-demo'), search: bySearchState },
  instantsearch: {
    folder: peer('instantsearch'),
    // The query format of InstantSearch's router.
    search: (q, rows) => `/?${new URLSearchParams({ 'products[query]': q, rows: String(rows) })}`,
  },
  searchui: { folder: peer('searchui'), search: byQ },
  plain: { folder: peer('plain'), search: byQ },
  floor: { folder: peer('floor'), search: byQ },
} satisfies Record<string, Place>

export type PageName = keyof typeof PLACES

export const nameOf: Record<PageName, string> = {
  ours: 'the app',
  demo: 'the app in its demo',
  instantsearch: 'react-instantsearch',
  searchui: 'react-search-ui',
  plain: 'without a framework',
  floor: 'react, react-dom, router and query alone',
}

export type MeasuredPage = {
  name: PageName
  folder: string
  origin: string
  address: (q: string, rows?: number) => string
}

/** Serves the pages while `measure` runs. */
export async function withPages(
  names: readonly PageName[],
  measure: (pages: MeasuredPage[]) => Promise<void>,
): Promise<void> {
  const service = await storedAnswers()
  const servers = await Promise.all(
    names.map((name) => servePage(PLACES[name].folder, service.answer)),
  )
  try {
    await measure(
      names.map((name, index) => {
        const { folder, search } = PLACES[name]
        const origin = servers[index]?.origin ?? ''
        return { name, folder, origin, address: (q, rows = 24) => origin + search(q, rows) }
      }),
    )
  } finally {
    await Promise.all([...servers.map(({ close }) => close()), service.close()])
  }
}
