import { expect, it } from 'vitest'
import { productEntries } from './productEntries.ts'

const row = (id: string, country: string | null = null, note = '') => ({
  line: 1,
  id,
  country,
  note,
})

it('lists each product once per country, from its first row', () => {
  const rows = [row('A', null, ' ask\n why '), row('A', 'US'), row('A', 'in'), row('B')]
  expect(productEntries(rows, 'us')).toEqual({
    products: [
      { id: 'A', country: 'us', note: 'ask why' },
      { id: 'A', country: 'in', note: '' },
      { id: 'B', country: 'us', note: '' },
    ],
    repeated: 1,
  })
})
