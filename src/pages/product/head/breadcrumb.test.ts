import { describe, expect, it } from 'vitest'
import { readProduct } from '@/api/operations/product.ts'
import { paths } from '@/routing/paths.ts'
import { breadcrumbOf } from './breadcrumb.ts'

const linksOf = (raw: Record<string, unknown>) =>
  breadcrumbOf(readProduct(raw), ['us']).map(({ text, search }) => [text, paths.search(search)])

describe('the category path of a product', () => {
  it('filters by category and division where they match, and searches the other words', () => {
    const raw = {
      breadCrumb: 'Apparel/Men/Shirts/Casual shirts',
      division: 'Apparel',
      category: 'Shirts',
    }
    expect(linksOf(raw)).toEqual([
      ['Apparel', '/search?country=us&division=Apparel'],
      ['Men', '/search?q=Men&country=us'],
      ['Shirts', '/search?country=us&category=Shirts'],
      ['Casual shirts', '/search?q=Casual+shirts&country=us'],
    ])
  })

  it('states for each link whether it filters or searches', () => {
    const product = readProduct({ breadCrumb: 'Men/Shirts', category: 'Shirts' })
    expect(breadcrumbOf(product, ['in']).map(({ title }) => title)).toEqual([
      'Search the words “Men” in IN',
      'Search the category Shirts in IN',
    ])
  })

  it('is empty where none was given, and leaves out empty segments', () => {
    expect(linksOf({})).toEqual([])
    expect(linksOf({ breadCrumb: '/Men // Shirts/' }).map(([text]) => text)).toEqual([
      'Men',
      'Shirts',
    ])
  })

  it('is cut after twenty segments', () => {
    const breadCrumb = Array.from({ length: 100_000 }, (_, at) => `Part ${at}`).join('/')
    const texts = linksOf({ breadCrumb }).map(([text]) => text)
    expect(texts).toHaveLength(20)
    expect(texts[19]).toBe('Part 19')
  })
})
