import { expect, it } from 'vitest'
import { scriptFilter } from './trustedScripts.ts'

const PAGE = 'https://app.example/explorer/search?q=x'
const filter = scriptFilter(
  ['/explorer/mockServiceWorker.js', '/explorer/assets/worker-1a.js'],
  PAGE,
)

it('allows the demo’s own scripts by relative and absolute URL', () => {
  expect(filter('/explorer/mockServiceWorker.js')).toBe(
    'https://app.example/explorer/mockServiceWorker.js',
  )
  expect(filter('https://app.example/explorer/assets/worker-1a.js')).not.toBeNull()
})

it('allows no other script', () => {
  const others = [
    '/mockServiceWorker.js',
    'https://evil.example/explorer/mockServiceWorker.js',
    '/explorer/mockServiceWorker.js?x=1',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'http://[',
    '',
  ]
  expect(others.map(filter)).toEqual(others.map(() => null))
})
