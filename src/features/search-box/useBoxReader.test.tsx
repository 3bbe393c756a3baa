import { renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useBoxReader } from './useBoxReader.ts'

it('is fetched by whoever needs it, and is there for everyone from then on', async () => {
  const { result, rerender } = renderHook(({ needed }) => useBoxReader(needed), {
    initialProps: { needed: false },
  })
  await vi.dynamicImportSettled()
  rerender({ needed: false })
  expect(result.current).toBeNull()
  rerender({ needed: true })
  await waitFor(() => expect(result.current).not.toBeNull())
  expect(renderHook(() => useBoxReader(false)).result.current).toBe(result.current)
})
