/**
 * Every page by its path, and how to load its code: the one table of routes. It knows nothing else, so that a visit asks for
 * its page as soon as there is an address.
 */
import type { QueryFunction, QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Connection } from '../../catalog/connection.ts'
import { matchPath } from '../../url/matchPath.ts'

/** The options of the query that a page asks first, for a request of its own operation. */
type FirstQuery = (
  connection: Connection,
  request: never,
) => { queryKey: QueryKey; queryFn?: QueryFunction<unknown, never> | symbol }

export type LoadedPage = { Page: ComponentType; firstQuery?: FirstQuery }
type LoadPage = () => Promise<LoadedPage>

const pageCode = {
  '/': async () => ({ Page: (await import('../../pages/start/StartPage.tsx')).StartPage }),
  '/search': async () => {
    const { SearchPage: Page, firstQuery } = await import('../../pages/search/SearchPage.tsx')
    return { Page, firstQuery }
  },
  '/products/:id': async () => {
    const { ProductPage: Page, firstQuery } = await import('../../pages/product/ProductPage.tsx')
    return { Page, firstQuery }
  },
  '/resolve': async () => {
    const { ResolvePage: Page, firstQuery } = await import('../../pages/resolve/ResolvePage.tsx')
    return { Page, firstQuery }
  },
  '/ean/:code?': async () => {
    const { EanPage: Page, firstQuery } = await import('../../pages/ean/EanPage.tsx')
    return { Page, firstQuery }
  },
  '/batch/shared': async () => ({
    Page: (await import('../../pages/batch/SharedBatchPage.tsx')).SharedBatchPage,
  }),
  '/batch/:id?': async () => ({
    Page: (await import('../../pages/batch/BatchPage.tsx')).BatchPage,
  }),
  '/price-list': async () => ({
    Page: (await import('../../pages/priceList/PriceListPage.tsx')).PriceListPage,
  }),
  '/compare': async () => ({
    Page: (await import('../../pages/compare/ComparePage.tsx')).ComparePage,
  }),
  '/lists/shared': async () => ({
    Page: (await import('../../pages/lists/given/SharedListPage.tsx')).SharedListPage,
  }),
  '/lists/:id?': async () => ({
    Page: (await import('../../pages/lists/ListsPage.tsx')).ListsPage,
  }),
  '/again/:id?': async () => ({
    Page: (await import('../../pages/again/AgainPage.tsx')).AgainPage,
  }),
  '/map': async () => ({ Page: (await import('../../pages/map/MapPage.tsx')).MapPage }),
  '/workbench': async () => ({ Page: (await import('../../pages/sets/SetsPage.tsx')).SetsPage }),
  '/workbench/shared': async () => ({
    Page: (await import('../../pages/workbench/SharedSetPage.tsx')).SharedSetPage,
  }),
  '/workbench/:id': async () => ({
    Page: (await import('../../pages/workbench/WorkbenchPage.tsx')).WorkbenchPage,
  }),
  '/workbench/:id/changes': async () => ({
    Page: (await import('../../pages/changes/ChangesPage.tsx')).ChangesPage,
  }),
  '/watch': async () => ({ Page: (await import('../../pages/watch/WatchPage.tsx')).WatchPage }),
  '/your-catalog': async () => ({
    Page: (await import('../../pages/ownCatalog/OwnCatalogPage.tsx')).OwnCatalogPage,
  }),
  '/settings': async () => ({
    Page: (await import('../../pages/settings/SettingsPage.tsx')).SettingsPage,
  }),
  '/service': async () => ({
    Page: (await import('../../pages/service/ServicePage.tsx')).ServicePage,
  }),
} satisfies Record<string, LoadPage>

export type PagePath = keyof typeof pageCode

export const pagePaths = Object.keys(pageCode) as PagePath[] // its own keys

/** Pages whose code is there. */
const loaded = new Map<PagePath, ComponentType>()

export async function loadPage(path: PagePath): Promise<LoadedPage> {
  const page = await pageCode[path]()
  loaded.set(path, page.Page)
  return page
}

/** Null while its code is not there. */
export const pageAtHand = (path: PagePath): ComponentType | null => loaded.get(path) ?? null

/** The page that an address opens, with what its path matched; null for an unknown address. */
export function pageAt(pathname: string) {
  for (const path of pagePaths) {
    const params = matchPath(path, pathname)
    if (params) return { path, params, load: () => loadPage(path) }
  }
  return null
}
