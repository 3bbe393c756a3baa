import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast, shownToasts } from '@/components/ui/layers/toast.ts'
import { countDraft } from '@/features/codes-input/countDraft.ts'
import { EAN } from '@/pages/ean/eanNames.ts'
import { deleteStored } from '@/storage/database/stored.ts'
import { addToDraft } from '@/storage/newCollection/codesDraft.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

vi.mock('@/features/codes-input/countDraft.ts', { spy: true })
vi.mock('@/storage/newCollection/codesDraft.ts', { spy: true })

const PRODUCT = 'FC0F4C9D0BF2F140EC6EF3A7BEA2C731'
const CODE = '2049811763054'
const URL =
  'https://www.northgate.example/men/shirts/mens-slim-fit-oxford-cotton-shirt-button-down-collar/p/48210?color=light-blue'

const button = (name: string) => screen.findByRole('button', { name })

/** Only the message itself, because the live region repeats its text a little later. */
const message = (words: string | RegExp) => screen.findByText(words, { ignore: 'output *' })

beforeEach(async () => {
  // Messages of the previous test stay for twenty seconds, with the text that this test waits for.
  for (const { id } of shownToasts()) dismissToast(id)
  await deleteStored(['batchDrafts'])
  // A message with a button stays for twenty seconds.
  for (const { id } of shownToasts()) dismissToast(id)
})

describe('adding to the new collection', () => {
  it(
    'appends a product or the codes of its SKUs, and offers to open the new collection',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(`/products/${PRODUCT}?country=us`)
      await user.click(await button(CODE_CHECK.addTo))
      expect(await message(/^1 added; 1 line in the new collection/)).toBeInTheDocument()
      await user.click(await button('Add 7 EANs to new collection'))
      expect(await message(/^7 added; 8 lines in the new collection/)).toBeInTheDocument()
      const [lead] = screen.getAllByRole('button', { name: 'Open the new collection' })
      await user.click(lead as HTMLElement) // there are two
      expect(address()).toMatch(/^\/collections\/new/)
      const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
        name: CODE_CHECK.paste,
      })
      const lines = field.value.trim().split('\n')
      expect(lines).toHaveLength(8)
      expect(lines[0]).toBe(PRODUCT)
      expect(lines).toContain(CODE)
    },
  )

  it(
    'takes the code of an EAN page, and a link or the codes of its record',
    { tags: 'slow' },
    async () => {
      const { user, unmount } = renderAt(`/ean/${CODE}?country=us`)
      await user.click(await button(EAN.more))
      await user.click(await button(CODE_CHECK.addTo))
      expect(await message(/^1 added; 1 line in the new collection/)).toBeInTheDocument()
      unmount()
      const resolve = renderAt(`/resolve?url=${encodeURIComponent(URL)}&country=us`)
      await resolve.user.click(await button(CODE_CHECK.addTo))
      expect(await message(/^1 added; 2 lines in the new collection/)).toBeInTheDocument()
      await resolve.user.click(await button('Add 7 EANs to new collection'))
      expect(await message(/^7 added; 9 lines in the new collection/)).toBeInTheDocument()
    },
  )

  it('shows a warning if the addition can’t be stored, without a total that can’t be counted', async () => {
    vi.mocked(addToDraft).mockResolvedValueOnce('memory')
    vi.mocked(countDraft).mockRejectedValueOnce(new Error('gone'))
    const { user } = renderAt(`/ean/${CODE}?country=us`)
    await user.click(await button(EAN.more))
    await user.click(await button(CODE_CHECK.addTo))
    expect(
      await message(
        '1 added. The browser’s storage takes nothing: the input ends when the page is closed.',
      ),
    ).toBeInTheDocument()
  })

  it('shows an error if nothing could be added', async () => {
    vi.mocked(addToDraft).mockRejectedValueOnce(new Error('gone'))
    const { user } = renderAt(`/ean/${CODE}?country=us`)
    await user.click(await button(EAN.more))
    await user.click(await button(CODE_CHECK.addTo))
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was added')
  })
})
