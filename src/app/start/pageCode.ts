/**
 * The single table of routes: the path of each page, its code and its route meta. The file imports little, so that a visit can
 * start to load its page as soon as the address is known.
 */
import type { QueryFunction, QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Connection } from '@/api/connection.ts'
import type { RouteMeta } from '@/features/page/routeMeta.ts'
import { matchPath } from '@/routing/matchPath.ts'
import { PAGES } from '@/words/pageNames.ts'

/** The options of the query that a page sends first. */
type FirstQuery = (
  connection: Connection,
  request: never,
) => { queryKey: QueryKey; queryFn?: QueryFunction<unknown, never> | symbol }

export type LoadedPage = { Page: ComponentType; firstQuery?: FirstQuery }
type PageRow = RouteMeta & { load: () => Promise<LoadedPage> }

const pages = {
  '/': {
    load: async () => ({ Page: (await import('@/pages/home/StartPage.tsx')).StartPage }),
    heading: PAGES.start,
    answer: 'whole page',
    filters: 'none',
    firstScreen: 'form',
    action: 'at the foot',
    milestones: [],
  },
  '/search': {
    load: async () => {
      const { SearchPage: Page, firstQuery } = await import('@/pages/search/SearchPage.tsx')
      return { Page, firstQuery }
    },
    heading: PAGES.search,
    answer: 'its own part',
    filters: 'its own part',
    firstScreen: 'answer',
    action: 'in its place',
    milestones: ['market'],
  },
  '/products/:id': {
    load: async () => {
      const { ProductPage: Page, firstQuery } = await import('@/pages/product/ProductPage.tsx')
      return { Page, firstQuery }
    },
    heading: PAGES.product,
    answer: 'whole page',
    filters: 'none',
    firstScreen: 'answer',
    action: 'at the foot',
    milestones: [],
  },
  '/resolve': {
    load: async () => {
      const { FindByLinkPage: Page, firstQuery } =
        await import('@/pages/findByLink/FindByLinkPage.tsx')
      return { Page, firstQuery }
    },
    heading: PAGES.findByLink,
    answer: 'its own part',
    filters: 'none',
    firstScreen: 'answer',
    action: 'at the foot',
    milestones: [],
  },
  '/ean/:code?': {
    load: async () => {
      const { EanPage: Page, firstQuery } = await import('@/pages/ean/EanPage.tsx')
      return { Page, firstQuery }
    },
    heading: PAGES.ean,
    answer: 'its own part',
    filters: 'none',
    firstScreen: 'answer',
    action: 'at the foot',
    milestones: [],
  },
  '/collections': {
    load: async () => ({
      Page: (await import('@/pages/collections/CollectionsPage.tsx')).CollectionsPage,
    }),
    heading: PAGES.collections,
    answer: 'its own part',
    filters: 'its own part',
    firstScreen: 'answer',
    action: 'at the foot',
    milestones: [],
  },
  '/collections/new': {
    load: async () => ({
      Page: (await import('@/pages/collections/new/NewCollectionPage.tsx')).NewCollectionPage,
    }),
    heading: PAGES.newCollection,
    answer: 'its own part',
    filters: 'none',
    firstScreen: 'form',
    action: 'at the foot',
    milestones: [],
  },
  '/collections/shared': {
    load: async () => ({
      Page: (await import('@/pages/collection/link/SharedCollectionPage.tsx')).SharedCollectionPage,
    }),
    heading: PAGES.collection,
    answer: 'whole page',
    filters: 'none',
    firstScreen: 'answer',
    action: 'in its place',
    milestones: [],
  },
  '/collections/:id': {
    load: async () => ({
      Page: (await import('@/app/collections/CollectionPage.tsx')).CollectionPage,
    }),
    heading: PAGES.collection,
    answer: 'its own part',
    filters: 'its own part',
    firstScreen: 'answer',
    action: 'at the foot',
    milestones: ['codes', 'load', 'market'],
  },
  '/my-data/prices': {
    load: async () => ({
      Page: (await import('@/pages/priceList/PriceListPage.tsx')).PriceListPage,
    }),
    heading: PAGES.priceList,
    answer: 'its own part',
    filters: 'none',
    firstScreen: 'answer',
    action: 'at the foot',
    milestones: [],
  },
  '/compare': {
    load: async () => ({ Page: (await import('@/pages/compare/ComparePage.tsx')).ComparePage }),
    heading: PAGES.compare,
    answer: 'its own part',
    filters: 'none',
    firstScreen: 'answer',
    action: 'at the foot',
    milestones: ['market'],
  },
  '/changes/:id?': {
    load: async () => ({ Page: (await import('@/pages/update/UpdatePage.tsx')).UpdatePage }),
    heading: PAGES.changes,
    answer: 'its own part',
    filters: 'none',
    firstScreen: 'answer',
    action: 'at the foot',
    milestones: ['update'],
  },
  '/assortment': {
    load: async () => ({
      Page: (await import('@/pages/assortment/AssortmentPage.tsx')).AssortmentPage,
    }),
    heading: PAGES.assortment,
    answer: 'its own part',
    filters: 'none',
    firstScreen: 'answer',
    action: 'at the foot',
    milestones: ['assortment'],
  },
  '/assortment/brands': {
    load: async () => ({ Page: (await import('@/pages/brand/BrandPage.tsx')).BrandPage }),
    heading: PAGES.brand,
    answer: 'its own part',
    filters: 'none',
    firstScreen: 'answer',
    action: 'at the foot',
    milestones: [],
  },
  '/alerts': {
    load: async () => ({ Page: (await import('@/pages/alerts/AlertsPage.tsx')).AlertsPage }),
    heading: PAGES.alerts,
    answer: 'its own part',
    filters: 'none',
    firstScreen: 'answer',
    action: 'at the foot',
    milestones: [],
  },
  '/reports': {
    load: async () => ({
      Page: (await import('@/pages/reports/ReportsPage.tsx')).ReportsPage,
    }),
    heading: PAGES.reports,
    answer: 'its own part',
    filters: 'none',
    firstScreen: 'answer',
    action: 'at the foot',
    milestones: [],
  },
  '/my-data/catalog': {
    load: async () => ({
      Page: (await import('@/pages/yourCatalog/YourCatalogPage.tsx')).YourCatalogPage,
    }),
    heading: PAGES.ownCatalog,
    answer: 'whole page',
    filters: 'none',
    firstScreen: 'form',
    action: 'in its place',
    milestones: ['import'],
  },
  '/settings': {
    load: async () => ({
      Page: (await import('@/pages/settings/SettingsPage.tsx')).SettingsPage,
    }),
    heading: PAGES.settings,
    answer: 'whole page',
    filters: 'none',
    firstScreen: 'form',
    action: 'in its place',
    milestones: [],
  },
  '/service': {
    load: async () => ({ Page: (await import('@/pages/service/ServicePage.tsx')).ServicePage }),
    heading: PAGES.service,
    answer: 'its own part',
    filters: 'none',
    firstScreen: 'answer',
    action: 'at the foot',
    milestones: [],
  },
} satisfies Record<string, PageRow>

export type PagePath = keyof typeof pages

export const pagePaths = Object.keys(pages) as PagePath[] // the keys of the table

/** The components of pages whose code has loaded, by path. */
const loaded = new Map<PagePath, ComponentType>()

export async function loadPage(path: PagePath): Promise<LoadedPage> {
  const page = await pages[path].load()
  loaded.set(path, page.Page)
  return page
}

/** The route meta of the page at a path. */
export const routeMetaOf = (path: PagePath): RouteMeta => pages[path]

/** The component of a page; null until its code has loaded. */
export const loadedPageOf = (path: PagePath): ComponentType | null => loaded.get(path) ?? null

/** The page for an address, with its path parameters; null for an unknown address. */
export function pageAt(pathname: string) {
  for (const path of pagePaths) {
    const params = matchPath(path, pathname)
    if (params) return { path, params, load: () => loadPage(path), contract: routeMetaOf(path) }
  }
  return null
}
