/** Known data of the demo catalog: its first product, a shirt that nine merchants sell. */
import { paths } from '@/routing/paths.ts'

export const oxford = {
  id: 'FC0F4C9D0BF2F140EC6EF3A7BEA2C731',
  title: "Men's Slim Fit Oxford Cotton Shirt, Button-Down Collar",
  merchant: 'Northgate',
  merchantId: 'northgate',
  brand: 'Marlowe',
  /** The EAN of size M in light blue. */
  ean: '2049811763054',
  url: 'https://www.northgate.example/men/shirts/mens-slim-fit-oxford-cotton-shirt-button-down-collar/p/48210?color=light-blue',
} as const

export const us = { countries: ['us'] } as const

/** The five main pages, at addresses with content. */
export const addresses = {
  start: paths.start(),
  search: paths.search({ q: 'cotton shirt', ...us }),
  product: paths.product(oxford.id, us),
  resolve: paths.resolve({ url: oxford.url, ...us }),
  ean: paths.ean(oxford.ean, { ...us, ownMerchants: {}, ref: 'median' }),
} as const

export type PageName = keyof typeof addresses

/** The four pages that send requests, with the name that notices give to the request. */
export const operationNames = {
  search: 'The search',
  product: 'Loading the product',
  resolve: 'The look-up',
  ean: 'The price comparison',
} as const satisfies Partial<Record<PageName, string>>

export type ServicePage = keyof typeof operationNames

/** Adds a demo scenario to the address; the small catalog starts faster and contains the same first product. */
export function inScenario(path: string, scenario: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}demo=${scenario}&catalog=300`
}

export function inSmallCatalog(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}catalog=300`
}
