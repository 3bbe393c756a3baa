/** Pages that fewer visits open, by path: their table would weigh on every first load, so it is loaded with the first of them. */
import type { PageEntry } from './pages.ts'

export const latePages: readonly PageEntry[] = [
  {
    path: '/batch/:id?',
    load: async () => ({ default: (await import('../pages/batch/BatchPage.tsx')).BatchPage }),
  },
  {
    path: '/price-list',
    load: async () => ({
      default: (await import('../pages/priceList/PriceListPage.tsx')).PriceListPage,
    }),
  },
  {
    path: '/compare',
    load: async () => ({ default: (await import('../pages/compare/ComparePage.tsx')).ComparePage }),
  },
  {
    path: '/lists/:id?',
    load: async () => ({ default: (await import('../pages/lists/ListsPage.tsx')).ListsPage }),
  },
  {
    path: '/again/:id?',
    load: async () => ({ default: (await import('../pages/again/AgainPage.tsx')).AgainPage }),
  },
  {
    path: '/map',
    load: async () => ({ default: (await import('../pages/map/MapPage.tsx')).MapPage }),
  },
  {
    path: '/workbench',
    load: async () => ({ default: (await import('../pages/sets/SetsPage.tsx')).SetsPage }),
  },
  {
    path: '/workbench/:id',
    load: async () => ({
      default: (await import('../pages/workbench/WorkbenchPage.tsx')).WorkbenchPage,
    }),
  },
  {
    path: '/workbench/:id/changes',
    load: async () => ({ default: (await import('../pages/changes/ChangesPage.tsx')).ChangesPage }),
  },
  {
    path: '/your-catalog',
    load: async () => ({
      default: (await import('../pages/ownCatalog/OwnCatalogPage.tsx')).OwnCatalogPage,
    }),
  },
  {
    path: '/settings',
    load: async () => ({
      default: (await import('../pages/settings/SettingsPage.tsx')).SettingsPage,
    }),
  },
  {
    path: '/service',
    load: async () => ({ default: (await import('../pages/service/ServicePage.tsx')).ServicePage }),
  },
]
