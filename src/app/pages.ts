/** The pages by path: how to load their code, and which requests to start beside it. */
import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'

type LoadedPage = { default: ComponentType }

export type PagePath = '/' | '/search' | '/products/:id' | '/resolve' | '/ean/:code?'

type PageEntry = { path: PagePath; load: () => Promise<LoadedPage> }

export const pages: readonly PageEntry[] = [
  {
    path: '/',
    load: async () => ({ default: (await import('../pages/start/StartPage.tsx')).StartPage }),
  },
  {
    path: '/search',
    load: async () => ({ default: (await import('../pages/search/SearchPage.tsx')).SearchPage }),
  },
  {
    path: '/products/:id',
    load: async () => ({ default: (await import('../pages/product/ProductPage.tsx')).ProductPage }),
  },
  {
    path: '/resolve',
    load: async () => ({ default: (await import('../pages/resolve/ResolvePage.tsx')).ResolvePage }),
  },
  {
    path: '/ean/:code?',
    load: async () => ({ default: (await import('../pages/ean/EanPage.tsx')).EanPage }),
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
