import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { importSession, type ImportSession } from '@/features/import/worker/importSession.ts'
import { createCodesCollection } from '@/jobs/codes/newCodes.ts'
import { deleteStored } from '@/storage/database/stored.ts'
import { addToDraft, readDraft } from '@/storage/newCollection/codesDraft.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { demoConnection } from '@test/made/connections.ts'
import { field, figure, fileInput, paste as pasteInto, start } from '@test/pages/codesPage.ts'
import { renderAt } from '@test/pages/renderAt.tsx'

vi.mock('@/jobs/codes/newCodes.ts', { spy: true })
vi.mock('@/features/import/worker/importSession.ts', { spy: true })

const CODES = ['2049811842247', '2049811921430', '2049812000622']
const ean = (number: number) => CODES[number - 1] ?? ''

const csv = (name: string, text: string) => new File([text], name, { type: 'text/csv' })

async function paste(text: string) {
  const view = await pasteInto(text)
  await waitFor(async () => expect(await start()).toBeEnabled())
  return view
}

beforeEach(async () => {
  await deleteStored(['batchDrafts'])
})

describe('a collection that is slow to be saved', () => {
  it('leaves products in the input that were added meanwhile', { tags: 'slow' }, async () => {
    const { user } = await paste(`${ean(1)}\n`)
    let store = () => {}
    const stored = new Promise<{ id: string; saveState: 'memory' }>((resolve) => {
      store = () => resolve({ id: 'abc', saveState: 'memory' })
    })
    vi.mocked(createCodesCollection).mockReturnValueOnce(stored)
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

describe('a file that is slow to read', () => {
  const spied = vi.mocked(importSession)
  /** Each file read waits until the test releases it; texts are read at once. */
  async function storedFiles() {
    const actual = await vi.importActual<{ importSession: typeof importSession }>(
      '../../../features/import/worker/importSession.ts',
    )
    const ends: (() => void)[] = []
    spied.mockImplementation((input): ImportSession => {
      const session = actual.importSession(input)
      if (input.kind !== 'file') return session
      const released = new Promise<void>((resolve) => void ends.push(resolve))
      return {
        ...session,
        read: async (request, watch) => {
          await released
          watch?.signal?.throwIfAborted()
          return session.read(request, watch)
        },
      }
    })
    return (at: number) => act(async () => ends[at]?.())
  }
  afterEach(() => void spied.mockReset())

  it('does not replace a file that was chosen after it', async () => {
    const end = await storedFiles()
    const { user } = renderAt('/collections/new')
    await user.upload(await fileInput(), csv('slow.csv', ean(1)))
    await user.upload(await fileInput(), csv('quick.csv', ean(2)))
    await end(1)
    await end(0)
    await waitFor(() => expect(screen.getAllByText('quick.csv')).not.toEqual([]))
    expect(screen.queryByText('slow.csv')).toBeNull()
  })

  it('disables Start, and is discarded if the input is cleared meanwhile', async () => {
    const end = await storedFiles()
    const { user } = await paste(ean(1))
    await user.upload(await fileInput(), csv('slow.csv', ean(2)))
    expect(await start()).toBeDisabled()
    await user.click(screen.getByRole('button', { name: CODE_CHECK.clear }))
    await end(0)
    expect(screen.queryByText('slow.csv')).toBeNull()
    expect((await readDraft(demoConnection.id)).file).toBeNull()
  })
})

describe('a long text', () => {
  it(
    'is read only after typing stops, but the field shows each key',
    { tags: 'slow' },
    async () => {
      const spied = vi.mocked(importSession)
      const { user } = await paste(`${Array.from({ length: 1000 }, () => ean(1)).join('\n')}\n`)
      await waitFor(() => expect(figure('Lines')).toContain('1,000'))
      spied.mockClear()
      await user.type(await field(), ean(2))
      expect((await field()).value.endsWith(ean(2))).toBe(true)
      await waitFor(() => expect(figure('Lines')).toContain('1,001'))
      expect(spied.mock.calls.length).toBeLessThan(ean(2).length)
    },
  )
})
