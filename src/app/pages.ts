/** The pages that most visits open, by path: how to load their code, and which requests to start beside it. */
import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { SearchPage } from '../pages/search/SearchPage.tsx'
import type * as firstLookups from './firstLookups.ts'
import { firstSearch } from './firstSearch.ts'
import type { FirstRequest } from './startPage.ts'

export type PageEntry = {
  path: string
  /** Of the one page that is at hand from the start, because most visits open it or come to it. */
  Page?: ComponentType
  load: () => Promise<{ default: ComponentType }>
  first?: () => FirstRequest | Promise<FirstRequest>
}

/** One place asks for all of them: each `import()` weighs on the first load. */
const lookup = (first: keyof typeof firstLookups) => async () =>
  (await import('./firstLookups.ts'))[first]

export const pages: readonly PageEntry[] = [
  {
    path: '/',
    load: async () => ({ default: (await import('../pages/start/StartPage.tsx')).StartPage }),
  },
  {
    path: '/search',
    Page: SearchPage,
    load: () => Promise.resolve({ default: SearchPage }),
    first: () => firstSearch,
  },
  {
    path: '/products/:id',
    load: async () => ({ default: (await import('../pages/product/ProductPage.tsx')).ProductPage }),
    first: lookup('firstTraits'),
  },
  {
    path: '/resolve',
    load: async () => ({ default: (await import('../pages/resolve/ResolvePage.tsx')).ResolvePage }),
    first: lookup('firstLookup'),
  },
  {
    path: '/ean/:code?',
    load: async () => ({ default: (await import('../pages/ean/EanPage.tsx')).EanPage }),
    first: lookup('firstPrices'),
  },
]

/** The one place that asks for the other pages. */
export const loadLatePages = () => import('./LatePages.tsx')

export function matchIn(entries: readonly PageEntry[], pathname: string) {
  for (const page of entries) {
    const match = matchPath(page.path, pathname)
    if (match) return { page, params: match.params }
  }
  return null
}

/** The page that a path opens, with what its pattern matched; null for an unknown address. */
export async function matchPage(pathname: string) {
  return matchIn(pages, pathname) ?? (await loadLatePages()).matchLatePage(pathname)
}
