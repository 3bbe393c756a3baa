import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { BY_MERCHANT } from '@/words/byMerchantNames.ts'
import { saveCodes } from '@test/made/aSavedCollection.ts'
import { renderAt } from '@test/pages/renderAt.tsx'
import { answerOf, CHEAP, CODES, forgetStored, ID } from '@test/stored/storedMarkets.ts'

beforeEach(forgetStored)

describe('the keys of the By merchant table', () => {
  it('leave shortcuts for other pages and tabs to the browser', { tags: 'slow' }, async () => {
    await saveCodes({ id: ID, lines: CODES.map((text) => ({ text })), answerOf })
    renderAt(`/collections/${ID}?view=matrix&sort=row`)
    const grid = await screen.findByRole('grid', { name: BY_MERCHANT.grid })
    const cell = await within(grid).findByRole('link', { name: `Product ${CHEAP}` })
    cell.focus()
    for (const key of [
      { key: 'ArrowLeft', altKey: true },
      { key: 'ArrowRight', altKey: true },
      { key: 'ArrowLeft', metaKey: true },
      { key: 'ArrowRight', ctrlKey: true },
      { key: 'PageDown', ctrlKey: true },
      { key: 'Home', altKey: true },
    ]) {
      expect(fireEvent.keyDown(cell, key)).toBe(true)
      await waitFor(() => expect(cell).toHaveFocus())
    }
    expect(fireEvent.keyDown(cell, { key: 'ArrowRight' })).toBe(false)
    expect(cell).not.toHaveFocus()
  })
})
