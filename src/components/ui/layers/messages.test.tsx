// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { announce, LiveRegion } from '@/components/ui/panels/LiveRegion.tsx'
import { Sheet } from './Sheet.tsx'
import { dismissToast, shownToasts, toast } from './toast.ts'
import { ToastRegion } from './ToastRegion.tsx'

function page(open: boolean) {
  return (
    <>
      <main>
        <Sheet open={open} onClose={() => {}} title="Import">
          What to import
        </Sheet>
      </main>
      <LiveRegion />
      <ToastRegion />
    </>
  )
}

/** As on a page: the layer opens over it. */
function renderOpen() {
  const { rerender } = render(page(false))
  rerender(page(true))
  return { close: () => rerender(page(false)) }
}

const sheet = () => within(screen.getByRole('dialog', { name: 'Import' }))

/** A modal dialog makes everything outside it inert: it can’t be read or clicked. */
describe('while a sheet is open', () => {
  afterEach(() => {
    act(() => shownToasts().forEach(({ id }) => dismissToast(id)))
  })

  it(
    'announcements are made in the sheet, and on the page again after it closes',
    { tags: 'slow' },
    async () => {
      const { close } = renderOpen()
      announce('12 rows read')
      expect(await sheet().findByText('12 rows read')).toBeInTheDocument()
      expect(screen.getAllByText('12 rows read')).toHaveLength(1)

      close()
      announce('12 rows imported')
      await waitFor(() =>
        expect(screen.getByRole('status').lastChild).toHaveTextContent('12 rows imported'),
      )
    },
  )

  it('errors appear in the sheet, and Undo can be used there', async () => {
    const user = userEvent.setup()
    const undo = vi.fn<() => void>()
    renderOpen()
    act(() => {
      toast('Nothing could be kept.', { tone: 'error' })
      toast('One list deleted.', { action: { label: 'Undo', onAct: undo } })
    })
    expect(sheet().getByRole('alert')).toHaveTextContent('Nothing could be kept.')
    await user.keyboard('{F6}')
    expect(sheet().getByRole('button', { name: 'Undo' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(undo).toHaveBeenCalledOnce()
  })

  it('an earlier message moves into the sheet, and stays when the sheet closes', () => {
    const { rerender } = render(page(false))
    act(() => {
      toast('Nothing could be kept.', { tone: 'error' })
    })
    expect(screen.getByRole('alert')).toBeVisible()
    rerender(page(true))
    expect(sheet().getByRole('alert')).toHaveTextContent('Nothing could be kept.')
    rerender(page(false))
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing could be kept.')
  })
})
