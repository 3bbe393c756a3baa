import { expect, it } from 'vitest'
import { directConnection } from '@test/made/connections.ts'
import { toCurl } from './curl.ts'

const connection = directConnection('https://catalog.example')

it('toCurl writes a request as a cURL command that reads the key from a shell variable', () => {
  const call = {
    operation: 'search' as const,
    path: '/products',
    query: [['q', "men's shirt"]] as [string, string][],
  }
  expect(toCurl(connection, call)).toBe(
    [
      `curl -G 'https://catalog.example/v1/products' \\`,
      `  -H 'Accept: application/json' \\`,
      `  -H "apikey: $CATALOG_API_KEY" \\`,
      `  -d 'q=men'\\''s%20shirt'`,
    ].join('\n'),
  )
})

it('toCurl leaves out the API key header when no key is sent', () => {
  const call = { operation: 'ean' as const, path: '/x', query: [] }
  expect(toCurl({ ...connection, apiKey: null }, call)).not.toContain('apikey')
})
