import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { COMPARE } from '@/words/compareNames.ts'
import { renderAt } from '@test/pages/renderAt.tsx'
import { findProducts, type FoundProduct } from './findProducts.ts'

vi.mock('./findProducts.ts', () => ({ findProducts: vi.fn<typeof findProducts>() }))
vi.mock(import('@/components/ui/panels/LiveRegion.tsx'), async (original) => ({
  ...(await original()),
  announce: vi.fn<typeof announce>(),
}))

const found = (id: string): FoundProduct[] => [
  { id, merchant: `Merchant ${id}`, title: null, price: 1 },
]
/** Resolvers of the look-ups, in the order of the requests. */
const waiting: ((list: FoundProduct[]) => void)[] = []
const answer = (at: number, list: FoundProduct[]) =>
  act(async () => {
    waiting[at]?.(list)
    await Promise.resolve()
  })
beforeEach(() => {
  waiting.length = 0
  vi.mocked(announce).mockClear()
  vi.mocked(findProducts).mockImplementation(
    () => new Promise((resolve) => void waiting.push(resolve)),
  )
})

async function open() {
  const { user } = renderAt('/compare?country=us&id=A')
  await user.click(await screen.findByRole('button', { name: COMPARE.add }))
  const field = await screen.findByRole('textbox', { name: COMPARE.addField })
  return { user, field }
}

describe('a look-up of products to add', () => {
  it('is replaced by a later one, whichever is answered first', { tags: 'slow' }, async () => {
    const { user, field } = await open()
    await user.type(field, 'https://shop.example/a{Enter}')
    await user.clear(field)
    await user.type(field, 'https://shop.example/b{Enter}')
    await answer(1, found('B'))
    expect(screen.getByText('Merchant B')).toBeVisible()
    await answer(0, found('A'))
    expect(screen.getByText('Merchant B')).toBeVisible()
    expect(screen.queryByText('Merchant A')).toBeNull()
  })

  it('is dropped if you continue typing', async () => {
    const { user, field } = await open()
    await user.type(field, 'https://shop.example/a{Enter}')
    await user.type(field, 'b')
    await answer(0, found('A'))
    expect(screen.queryByRole('list', { name: COMPARE.found })).toBeNull()
  })

  it('is not announced after its panel was closed', async () => {
    const { user, field } = await open()
    await user.type(field, 'https://shop.example/a{Enter}')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(field).not.toBeInTheDocument())
    await answer(0, found('A'))
    expect(announce).not.toHaveBeenCalledWith('1 found. Choose one.')
  })
})
