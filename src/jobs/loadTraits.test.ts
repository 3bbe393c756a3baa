import { expect, it } from 'vitest'
import { aResultRow } from '@test/made/aResultRow.ts'
import { traitLines } from './loadTraits.ts'

it('attributes are requested once per product and country, only for wanted products with a valid ID', () => {
  const rows = [
    aResultRow({ country: 'us', productId: 'A', title: 'Apron' }),
    aResultRow({ country: 'us', productId: 'A' }),
    aResultRow({ country: 'in', productId: 'A', title: null }),
    aResultRow({ country: 'us', productId: 'B' }),
    aResultRow({ country: 'us', productId: '..' }),
    aResultRow({ country: 'us', productId: null }),
  ]
  const lines = traitLines(rows, (key) => key !== 'us B')
  expect([...lines].map(([country, some]) => [country, some.map(({ entry }) => entry)])).toEqual([
    ['us', [{ kind: 'id', id: 'A' }]],
    ['in', [{ kind: 'id', id: 'A' }]],
  ])
  expect(lines.get('us')?.[0]?.known?.title).toBe('Apron')
  expect(lines.get('in')?.[0]).not.toHaveProperty('known')
})
