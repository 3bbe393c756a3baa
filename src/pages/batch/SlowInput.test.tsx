import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addToDraft, readDraft } from '../../store/batches/batchDraft.ts'
import { deleteKept } from '../../store/database/kept.ts'
import { field, fileInput, paste as pasteInto, start } from '../../testing/pages/batchPage.ts'
import { demoConnection } from '../../testing/made/connections.ts'
import { renderAt } from '../../testing/pages/renderAt.tsx'
import { BATCH } from '../../words/batchNames.ts'
import { newBatch } from '../../work/batch/newBatch.ts'
import { readTableFile, type TableFile } from '../../work/workers/readTableFile.ts'

vi.mock('../../work/batch/newBatch.ts', { spy: true })
vi.mock('../../work/workers/readTableFile.ts', { spy: true })

const CODES = ['2049811842247', '2049811921430', '2049812000622']
const ean = (number: number) => CODES[number - 1] ?? ''

const csv = (name: string) => new File(['1'], name, { type: 'text/csv' })

async function paste(text: string) {
  const view = await pasteInto(text)
  await waitFor(async () => expect(await start()).toBeEnabled())
  return view
}

beforeEach(async () => {
  await deleteKept(['batchDrafts'])
})

describe('a batch that takes its time to be kept', () => {
  it('leaves in the input what came to it meanwhile', async () => {
    const { user } = await paste(`${ean(1)}\n`)
    let store = () => {}
    const stored = new Promise<{ id: string; keeping: 'memory' }>((resolve) => {
      store = () => resolve({ id: 'abc', keeping: 'memory' })
    })
    vi.mocked(newBatch).mockReturnValueOnce(stored)
    await user.click(await start())
    await user.click(await field())
    await user.paste(ean(2))
    await addToDraft(demoConnection.id, [ean(3)])
    store()
    await waitFor(async () =>
      expect((await readDraft(demoConnection.id)).text.trim().split('\n')).toEqual([
        ean(2),
        ean(3),
      ]),
    )
  })
})

describe('a file that takes its time', () => {
  const table = (name: string, code: string): TableFile => ({
    kind: 'table',
    name,
    sheets: [{ name: '', rows: [[code]] }],
  })
  /** The readings that are under way, each to be ended by the test. */
  function heldReadings() {
    const ends: ((read: TableFile) => void)[] = []
    vi.mocked(readTableFile).mockImplementation(
      () => new Promise((resolve) => void ends.push(resolve)),
    )
    return (at: number, read: TableFile) => act(async () => ends[at]?.(read))
  }
  afterEach(() => void vi.mocked(readTableFile).mockReset())

  it('does not take the place of the one that was chosen after it', async () => {
    const end = heldReadings()
    const { user } = renderAt('/batch')
    await user.upload(await fileInput(), csv('slow.csv'))
    await user.upload(await fileInput(), csv('quick.csv'))
    await end(1, table('quick.csv', ean(2)))
    await end(0, table('slow.csv', ean(1)))
    expect(screen.getByText('quick.csv')).toBeInTheDocument()
    expect(screen.queryByText('slow.csv')).toBeNull()
  })

  it('holds the start up, and is not put into an input that was cleared', async () => {
    const end = heldReadings()
    const { user } = await paste(ean(1))
    await user.upload(await fileInput(), csv('slow.csv'))
    expect(await start()).toBeDisabled()
    await user.click(screen.getByRole('button', { name: BATCH.clear }))
    await end(0, table('slow.csv', ean(2)))
    expect(screen.queryByText('slow.csv')).toBeNull()
    expect((await readDraft(demoConnection.id)).table).toBeNull()
  })
})
