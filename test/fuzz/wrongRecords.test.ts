import { describe, expect, it } from 'vitest'
import type { Product } from '@/api/operations/product.ts'
import type { SearchResult } from '@/api/operations/search.ts'
import { searchSubject } from './operations.ts'
import { isChangeFound } from './wrongReader.ts'

type Change = (product: Product) => Partial<Product>

const textIn = ({ raw }: Product, name: string) => {
  const value = raw[name]
  return typeof value === 'string' ? value : null
}
const figureIn = ({ raw }: Product, name: string) => {
  const value = raw[name]
  return typeof value === 'number' ? value : null
}
const without = (raw: Product['raw'], lost: string) =>
  Object.fromEntries(Object.entries(raw).filter(([name]) => name !== lost))

const shortened = (product: Product) =>
  Object.fromEntries(
    Object.entries(product).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, 50_000) : value,
    ]),
  )

const changes: [string, Change][] = [
  ['reads a missing price as 0', (p) => ({ offerPrice: p.offerPrice ?? 0 })],
  ['drops the sign of a price', (p) => ({ salePrice: p.salePrice && Math.abs(p.salePrice) })],
  [
    'reads only the start of “1,299”',
    (p) => ({ discount: parseFloat(textIn(p, 'discount') ?? '') || p.discount }),
  ],
  ['reads unknown availability as out of stock', (p) => ({ active: p.active ?? false })],
  [
    'reads any text as true',
    (p) => ({ newArrival: textIn(p, 'newArrival') ? true : p.newArrival }),
  ],
  ['accepts every URL', (p) => ({ productUrl: textIn(p, 'productUrl') ?? p.productUrl })],
  ['accepts javascript: URLs in a list', (p) => ({ images: p.images.map(() => 'javascript:x') })],
  [
    'converts an imprecise number to text',
    (p) => ({ title: figureIn(p, 'title')?.toString() ?? p.title }),
  ],
  ['trims a text', (p) => ({ brand: p.brand?.trim() ?? null })],
  ['cuts a long text', shortened],
  [
    'reads seconds as milliseconds',
    (p) => ({ creationDate: figureIn(p, 'creationDate') ?? p.creationDate }),
  ],
  ['reads a missing time as 0', (p) => ({ lastChangedTime: p.lastChangedTime ?? 0 })],
  ['drops a variant', (p) => ({ skuSet: p.skuSet.slice(0, 1) })],
  [
    'reads the missing stock of a variant as 0',
    (p) => ({
      skuSet: p.skuSet.map((sku) => ({ ...sku, inventoryQuantity: sku.inventoryQuantity ?? 0 })),
    }),
  ],
  ['drops an undocumented field', (p) => ({ raw: without(p.raw, 'novel') })],
  ['drops a key named __proto__', (p) => ({ raw: without(p.raw, '__proto__') })],
  ['uses a key named __proto__ as the prototype', (p) => ({ raw: Object.assign({}, p.raw) })],
]

const lists: [string, (products: Product[]) => Product[]][] = [
  ['drops a record', (products) => products.slice(1)],
  ['reverses the order', (products) => products.toReversed()],
  ['shows a record twice', (products) => products.flatMap((product) => [product, product])],
  [
    'drops records with a repeated product ID',
    (products) => [...new Map(products.map((p) => [p.productId, p])).values()],
  ],
]

const isFound = (change: (products: Product[]) => Product[]) =>
  isChangeFound(searchSubject, (result): SearchResult => ({
    ...result,
    products: change(result.products),
  }))

describe('the fuzz test detects a record reader that', () => {
  it.each(changes)('%s', (_name, change) => {
    expect(isFound((products) => products.map((p) => ({ ...p, ...change(p) })))).toBe(true)
  })

  it.each(lists)('%s', (_name, change) => {
    expect(isFound(change)).toBe(true)
  })
})
