import { expect, it, vi } from 'vitest'
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import { noFilter } from '@/domain/rows/rowView.ts'
import { saveVersion } from '@/storage/collections/versions.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { aVersion } from '@test/made/aVersion.ts'
import { createRowEngine } from './rowEngine.ts'
import { createRowTasks } from './rowTasks.ts'

const HERE = 'rows'
const product = (id: number) => aResultRow({ productId: `P${id}` })
const products = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => product(from + at))
const unnamed = aResultRow({ title: 'No id' })

async function save(versionId: string, ...pages: ResultRow[][]) {
  await saveVersion(
    HERE,
    aVersion({ id: versionId }),
    pages.map((rows, part) => ({ part, at: 1, rows })),
  )
  return { connectionId: HERE, versionId }
}

function open() {
  const listener = vi.fn<(rows: number) => void>()
  return { tasks: createRowTasks(listener), sentCounts: () => listener.mock.calls.flat() }
}

it('opening a version reports the number of rows after every 2,000 rows and at the end', async () => {
  const pages = [0, 1, 2, 3, 4].map((page) => products(page * 1000, 1000))
  const { tasks, sentCounts } = open()
  await tasks.open(await save('long', ...pages))
  expect(sentCounts()).toEqual([2000, 4000, 5000])
})

it('adding rows of a load reports the new number of rows each time', async () => {
  const { tasks, sentCounts } = open()
  expect(tasks.add(products(0, 2))).toBe(2)
  expect(tasks.add(products(1, 2))).toBe(3)
  expect(sentCounts()).toEqual([2, 3])
})

it.each([
  [1, 0, 1],
  [0, 2, 2],
  [2, 1, 2],
  [1, 2, 2],
  [2, 2, 2],
  [3, 2, 3],
])(
  '%i equal loaded rows and %i that were saved meanwhile count as %i',
  async (added, remaining, rows) => {
    const snapshot = await save(
      `${added} and ${remaining}`,
      Array.from({ length: remaining }, () => unnamed),
    )
    const { tasks, sentCounts } = open()
    const opened = tasks.open(snapshot)
    tasks.add(Array.from({ length: added }, () => unnamed))
    await opened
    expect(sentCounts().at(-1)).toBe(rows)
  },
)

it('equal rows count separately once the saved version has been read', async () => {
  const { tasks } = open()
  await tasks.open(await save('read', [unnamed]))
  expect(tasks.add([unnamed, unnamed])).toBe(3)
})

it('rows are sent to their thread and back in parts, with none lost or repeated', async () => {
  vi.stubGlobal('Worker', undefined)
  const engine = createRowEngine()
  const listener = vi.fn<(rows: number) => void>()
  await engine.open(await save('none'), listener)
  listener.mockClear()
  await engine.add(products(0, 401))
  expect(listener.mock.calls).toEqual([[200], [400], [401]])
  await engine.query(noFilter, [])
  const all = await engine.allRows('all')
  expect(all.map(({ productId }) => productId)).toEqual(
    products(0, 401).map(({ productId }) => productId),
  )
  expect(await engine.rows(399, 401)).toEqual([product(399), product(400)])
})
