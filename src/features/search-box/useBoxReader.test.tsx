import { renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { trackFirstPage } from '@/lib/firstPage.ts'
import { useBoxReader } from './useBoxReader.ts'

type Need = Parameters<typeof useBoxReader>[0]

const reader = (need: Need) =>
  renderHook((props: { need: Need }) => useBoxReader(props.need), { initialProps: { need } })

it('the search box’s text reader loads for an address once the page is complete', async () => {
  let beWhole = () => {}
  trackFirstPage(
    new Promise<void>((resolve) => {
      beWhole = resolve
    }),
  )
  const { result } = reader('later')
  await vi.dynamicImportSettled()
  expect(result.current).toBeNull()
  beWhole()
  await waitFor(() => expect(result.current).not.toBeNull())
})

it('the search box’s text reader loads at once when the box is used, and stays loaded', async () => {
  vi.resetModules()
  const anew = await import('./useBoxReader.ts')
  const { result, rerender } = renderHook(
    (props: { need: Need }) => anew.useBoxReader(props.need),
    {
      initialProps: { need: 'no' },
    },
  )
  await vi.dynamicImportSettled()
  expect(result.current).toBeNull()
  rerender({ need: 'now' })
  await waitFor(() => expect(result.current).not.toBeNull())
  expect(renderHook(() => anew.useBoxReader('no')).result.current).toBe(result.current)
})
