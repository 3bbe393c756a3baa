import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { emptyRow, wholeRow } from '../domain/resultSet/resultRow.ts'
import { readBackup } from './backup.ts'
import { replaceKept } from './kept.ts'
import { keepMoment, listSets, readRows } from './resultSets.ts'
import type { KeptRows } from './momentParts.ts'
import { aMoment } from '../testing/aMoment.ts'

async function rowsOf(momentId: string) {
  const parts: KeptRows[] = []
  const { damaged } = await readRows('demo', momentId, (part) => {
    parts.push(part)
  })
  return { damaged, rows: parts.flatMap(({ rows }) => rows) }
}

it('reads a backup of November 2026: its sets, its views, and every row', async () => {
  const text = readFileSync(
    new URL('../testing/backupOfNovember2026.json', import.meta.url),
    'utf8',
  )
  const reading = readBackup(text)
  if (reading.kind === 'wrong') throw new Error(reading.says)
  await replaceKept(reading.backup.snapshot)
  const { sets, damaged } = await listSets('demo')
  expect(damaged).toBe(0)
  expect(sets.map(({ set, moments }) => [set.name, set.views.length, moments.length])).toEqual([
    ['oxford shirt', 1, 1],
  ])
  const kept = await rowsOf('moment-1')
  expect(kept.damaged).toBe(0)
  expect(kept.rows).toMatchObject([
    { merchant: 'Northgate', offerPrice: 47.9, inventory: 14, breadCrumb: 'Men/Apparel/Shirts' },
    { merchant: 'Sundial', offerPrice: 45, code: '2049811842247', brand: null },
  ])
  for (const row of kept.rows)
    expect(Object.keys(row).toSorted()).toEqual(Object.keys(emptyRow('us')).toSorted())
})

it('reads rows of a version that knew fewer fields as silent about the others', async () => {
  const known = { country: 'us', productId: 'P1', title: 'Oxford shirt', offerPrice: 47.9 }
  // What an older version has put there.
  await keepMoment('demo', aMoment({ id: 'older' }), [{ part: 0, at: 5, rows: [known as never] }])
  expect(await rowsOf('older')).toEqual({ damaged: 0, rows: [{ ...emptyRow('us'), ...known }] })
})

it('leaves a row that is whole as it is', () => {
  const row = emptyRow('us')
  expect(wholeRow(row)).toBe(row)
})
