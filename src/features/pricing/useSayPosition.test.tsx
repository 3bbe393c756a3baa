import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { useSayPosition } from './useSayPosition.ts'

vi.mock('@/components/ui/panels/LiveRegion.tsx', { spy: true })
const said = vi.mocked(announce)
beforeEach(() => said.mockReset())

const show = (hasNoOwnMerchant: boolean, words: string) =>
  renderHook((now) => useSayPosition(now.hasNoOwnMerchant, now.words), {
    initialProps: { hasNoOwnMerchant, words },
  })

it('says where I stand once it is chosen who I am, and not again', () => {
  const { rerender } = show(true, '')
  rerender({ hasNoOwnMerchant: false, words: '' })
  expect(said).not.toHaveBeenCalled()
  rerender({ hasNoOwnMerchant: false, words: '7 dearer' })
  rerender({ hasNoOwnMerchant: false, words: '8 dearer' })
  expect(said.mock.calls).toEqual([['7 dearer']])
})

it('says nothing where it was known before', () => {
  show(false, '7 dearer')
  expect(said).not.toHaveBeenCalled()
})
