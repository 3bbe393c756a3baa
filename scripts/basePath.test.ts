import { describe, expect, it } from 'vitest'
import { basePath } from './basePath.ts'

const from = (text: string) => basePath({ CATALOG_BASE_PATH: text })

describe('the base path', () => {
  it('is the root if nothing is set', () => {
    expect(basePath({})).toBe('/')
    expect(from('')).toBe('/')
    expect(from('/')).toBe('/')
  })

  it.each(['/catalog/', '/tools/catalog-explorer/', '/~shop/v2.1/'])('may be %s', (path) => {
    expect(from(path)).toBe(path)
  })

  it.each([
    'catalog',
    '/catalog',
    'catalog/',
    './',
    '//host/',
    '/../',
    '/a/./',
    '/a b/',
    '/a?b/',
    '/a"b/',
    '/$uri/',
    'https://shop.example/catalog/',
  ])('may not be %s', (path) => {
    expect(() => from(path)).toThrow(`CATALOG_BASE_PATH is "${path}"`)
  })
})
