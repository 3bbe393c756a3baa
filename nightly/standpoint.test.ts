import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { BatchAnswer } from '../src/market/batchAnswer.ts'
import { defaultBatchSettings } from '../src/market/batchAnswer.ts'
import { DEMO_CONNECTION } from '../src/catalog/connection.ts'
import { createBatch, keepOutcome } from '../src/store/batches/batches.ts'
import { writeBackup } from '../src/store/database/backup.ts'
import { readContents } from '../src/store/database/kept.ts'
import { readStandpoint } from './standpoint.ts'
import { readWishes } from './wishes.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'catalog-standpoint-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, text: string) => {
  writeFileSync(path.join(folder, name), text)
  return path.join(folder, name)
}

const record = {
  productId: 'A'.repeat(32),
  title: 'Heinz Tomato Ketchup 500 ml',
  merchant: 'Northgate',
  merchantId: 'northgate',
  brand: 'Heinz',
  category: null,
  offerPrice: 2,
  salePrice: null,
  discount: null,
  active: true,
  imageUrl: null,
  productUrl: null,
  eans: ['2049811842247', '0036000291452'],
}

/** A backup in which the first title was accepted, and the second left open. */
async function backup(): Promise<string> {
  const titles = ['Ketchup Heinz 500 ml', 'Curry Sauce 1 l']
  const counts = { lines: 2, invalid: 0, asks: 2, done: 0, notFound: 0, failed: 0 }
  const batch = { id: 'b', at: 1, name: 'Titles', groups: [['us']], isRunning: false, counts }
  await createBatch(
    DEMO_CONNECTION,
    { ...batch, settings: defaultBatchSettings },
    titles.map((text, at) => ({ line: at + 1, text, target: null, isTitle: true })),
  )
  for (const [position, title] of titles.entries()) {
    const answer: BatchAnswer = {
      kind: 'title',
      candidates: [{ record, score: 0.9, reasons: [] }],
      choice: position === 0 ? 0 : null,
      market: null,
    }
    await keepOutcome(DEMO_CONNECTION, 'b', {
      position,
      key: `title us ${title}`,
      outcome: { state: 'done', at: 2, ms: 1, tries: 1, answer },
    })
  }
  return file('backup.json', writeBackup(await readContents(), 3))
}

it('asks a title that was accepted in the app by its code, and searches for the others', async () => {
  const codes = file('titles.csv', 'Title;Price\nKetchup Heinz 500 ml;2.49\nCurry Sauce 1 l;\n')
  const args = ['--demo', '--codes', codes, '--out', folder, '--backup', await backup()]
  const { lines } = await readStandpoint(readWishes(args, {}))
  expect(lines.map(({ entry, target, further }) => ({ entry, target, further }))).toEqual([
    {
      entry: {
        kind: 'ean',
        code: '2049811842247',
        note: 'Accepted for “Ketchup Heinz 500 ml”.',
      },
      target: 2.49,
      further: ['0036000291452'],
    },
    { entry: { kind: 'title', title: 'Curry Sauce 1 l' }, target: null, further: undefined },
  ])
  expect(lines[0]?.known).toEqual({ title: 'Heinz Tomato Ketchup 500 ml', imageUrl: null })
})
