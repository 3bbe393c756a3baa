import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { DetailRow } from './DetailRow.tsx'

afterEach(() => vi.unstubAllGlobals())

it('the details below a row report their height only while they are in the page', () => {
  const observers: { notify: () => void; isOn: boolean }[] = []
  class ByHand implements ResizeObserver {
    private readonly entry
    constructor(notify: ResizeObserverCallback) {
      this.entry = { notify: () => notify([], this), isOn: false }
      observers.push(this.entry)
    }
    observe() {
      this.entry.isOn = true
    }
    unobserve() {}
    disconnect() {
      this.entry.isOn = false
    }
  }
  vi.stubGlobal('ResizeObserver', ByHand)
  const onHeight = vi.fn<(height: number) => void>()
  const { unmount } = render(
    <table>
      <tbody>
        <DetailRow id="detail" label="Details of Linen shirt" columns={4} onHeight={onHeight}>
          Line 2
        </DetailRow>
      </tbody>
    </table>,
  )
  const [observer] = observers
  expect(observer?.isOn).toBe(true)
  observer?.notify()
  expect(onHeight).toHaveBeenCalledOnce()
  unmount()
  expect(observer?.isOn).toBe(false)
})
