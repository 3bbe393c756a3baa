/** The pages by path: how to load their code, and which requests to start beside it. */
import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { firstSearch } from './firstSearch.ts'
import type { FirstRequest } from './startPage.ts'

type PageEntry = {
  path: string
  load: () => Promise<{ default: ComponentType }>
  first?: () => FirstRequest | Promise<FirstRequest>
}

export const pages: readonly PageEntry[] = [
  {
    path: '/',
    load: async () => ({ default: (await import('../pages/start/StartPage.tsx')).StartPage }),
  },
  {
    path: '/search',
    load: async () => ({ default: (await import('../pages/search/SearchPage.tsx')).SearchPage }),
    first: () => firstSearch,
  },
  {
    path: '/products/:id',
    load: async () => ({ default: (await import('../pages/product/ProductPage.tsx')).ProductPage }),
    first: async () => (await import('./firstLookups.ts')).firstTraits,
  },
  {
    path: '/resolve',
    load: async () => ({ default: (await import('../pages/resolve/ResolvePage.tsx')).ResolvePage }),
    first: async () => (await import('./firstLookups.ts')).firstLookup,
  },
  {
    path: '/ean/:code?',
    load: async () => ({ default: (await import('../pages/ean/EanPage.tsx')).EanPage }),
    first: async () => (await import('./firstLookups.ts')).firstPrices,
  },
  {
    path: '/batch/:id?',
    load: async () => (await import('./latePages.ts')).loadBatchPage(),
  },
  {
    path: '/price-list',
    load: async () => (await import('./latePages.ts')).loadPriceListPage(),
  },
  {
    path: '/lists/:id?',
    load: async () => (await import('./latePages.ts')).loadListsPage(),
  },
  {
    path: '/settings',
    load: async () => (await import('./latePages.ts')).loadSettingsPage(),
  },
  {
    path: '/service',
    load: async () => (await import('./latePages.ts')).loadServicePage(),
  },
]

/** The page that a path opens, with what its pattern matched; null for an unknown address. */
export function matchPage(pathname: string) {
  for (const page of pages) {
    const match = matchPath(page.path, pathname)
    if (match) return { page, params: match.params }
  }
  return null
}
