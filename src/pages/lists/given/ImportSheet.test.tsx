import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startAnew } from '../../../testing/pages/listsPage.ts'
import { renderAt } from '../../../testing/pages/renderAt.tsx'
import { LISTS } from '../../../words/listNames.ts'
import { readTableFile, type TableFile } from '../../../work/workers/readTableFile.ts'

vi.mock('../../../work/workers/readTableFile.ts', () => ({
  readTableFile: vi.fn<typeof readTableFile>(),
}))

type Reading = { resolve: (table: TableFile) => void }
/** Readings of files in the order in which they were chosen. */
const readings: Reading[] = []
const after = (end: () => void) =>
  act(async () => {
    end()
    await Promise.resolve()
  })
const table = (name: string, ids: string[]) =>
  ({
    kind: 'table',
    name,
    sheets: [{ name: '', rows: ids.map((id) => [`id:${id}`]) }],
  }) as TableFile

beforeEach(async () => {
  await startAnew()
  readings.length = 0
  vi.mocked(readTableFile).mockImplementation(
    () => new Promise((resolve) => void readings.push({ resolve })),
  )
})

async function open() {
  const { user } = renderAt('/lists')
  const [button] = await screen.findAllByRole('button', { name: LISTS.import })
  await user.click(button as HTMLElement)
  const field = await screen.findByLabelText(LISTS.file, { selector: 'input' })
  const choose = (name: string) => user.upload(field, new File(['x'], name))
  return { user, choose }
}

describe('a file of products', () => {
  it('gives way to one chosen later, however long it takes', async () => {
    const { choose } = await open()
    await choose('slow.xlsx')
    await choose('small.csv')
    await after(() => readings[1]?.resolve(table('small.csv', ['A', 'B'])))
    expect(screen.getByText('small.csv')).toBeVisible()
    await after(() => readings[0]?.resolve(table('slow.xlsx', ['C'])))
    expect(screen.getByText('small.csv')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Bring in 2 products' })).toBeVisible()
  })

  it('gives way to a text that is pasted while it is read', async () => {
    const { user, choose } = await open()
    await choose('slow.xlsx')
    await user.click(screen.getByLabelText(LISTS.paste))
    await user.paste('id:A')
    await after(() => readings[0]?.resolve(table('slow.xlsx', ['B', 'C'])))
    expect(screen.getByRole('button', { name: 'Bring in 1 product' })).toBeVisible()
  })

  it('that cannot be read says so, and is no longer waited for', async () => {
    const { choose } = await open()
    await choose('slow.xlsx')
    await after(() => readings[0]?.resolve({ kind: 'refused', says: 'slow.xlsx is empty.' }))
    expect(screen.getByRole('alert')).toHaveTextContent('slow.xlsx is empty.')
    expect(screen.queryByText(/^Reading/)).toBeNull()
  })

  it('is no longer waited for once it was cancelled, and its reading is ended', async () => {
    const { user, choose } = await open()
    await choose('slow.xlsx')
    const signal = vi.mocked(readTableFile).mock.calls[0]?.[1]?.signal
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(signal?.aborted).toBe(true)
    await after(() => readings[0]?.resolve(table('slow.xlsx', ['A'])))
    expect(screen.queryByText(/^Reading/)).toBeNull()
    expect(screen.queryByText('slow.xlsx')).toBeNull()
  })
})
