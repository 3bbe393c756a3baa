import { expect, it } from 'vitest'
import type { Connection } from '@/api/connection.ts'
import { sourceInWords } from './sourceInWords.ts'

it.each<[from: string, source: Pick<Connection, 'mode' | 'badge'>, words: string]>([
  ['the demo', { mode: 'demo' }, 'Sample data'],
  ['a live service', { mode: 'proxy' }, 'Live data'],
  [
    'your own catalog',
    { mode: 'demo', badge: ['Your data', ', in this browser only', 'My catalog, from feed.csv'] },
    'Your data, in this browser only',
  ],
])('a page printed from %s names this source', (_, source, words) => {
  expect(sourceInWords(source)).toBe(words)
})
