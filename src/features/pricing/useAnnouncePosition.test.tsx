import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { useAnnouncePosition } from './useAnnouncePosition.ts'

vi.mock('@/components/ui/panels/LiveRegion.tsx', { spy: true })
const announced = vi.mocked(announce)
beforeEach(() => announced.mockReset())

const show = (hasNoOwnMerchant: boolean, words: string) =>
  renderHook((now) => useAnnouncePosition(now.hasNoOwnMerchant, now.words), {
    initialProps: { hasNoOwnMerchant, words },
  })

it('announces your price position once after you choose your merchant', () => {
  const { rerender } = show(true, '')
  rerender({ hasNoOwnMerchant: false, words: '' })
  expect(announced).not.toHaveBeenCalled()
  rerender({ hasNoOwnMerchant: false, words: '7 dearer' })
  rerender({ hasNoOwnMerchant: false, words: '8 dearer' })
  expect(announced.mock.calls).toEqual([['7 dearer']])
})

it('announces nothing if your merchant was chosen before', () => {
  show(false, '7 dearer')
  expect(announced).not.toHaveBeenCalled()
})
