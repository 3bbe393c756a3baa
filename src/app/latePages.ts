/**
 * Pages that few visits open. Where their files lie is told apart from the other pages: the list of what each page
 * consists of would weigh on every first load.
 */
export async function loadSettingsPage() {
  return { default: (await import('../pages/settings/SettingsPage.tsx')).SettingsPage }
}

export async function loadServicePage() {
  return { default: (await import('../pages/service/ServicePage.tsx')).ServicePage }
}

export async function loadBatchPage() {
  return { default: (await import('../pages/batch/BatchPage.tsx')).BatchPage }
}

export async function loadPriceListPage() {
  return { default: (await import('../pages/priceList/PriceListPage.tsx')).PriceListPage }
}

export async function loadComparePage() {
  return { default: (await import('../pages/compare/ComparePage.tsx')).ComparePage }
}

export async function loadListsPage() {
  return { default: (await import('../pages/lists/ListsPage.tsx')).ListsPage }
}
