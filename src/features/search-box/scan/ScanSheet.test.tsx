import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { NAMES } from '@/words/names.ts'
import { SCAN } from '@/words/scanNames.ts'
import { ScanSheet } from './ScanSheet.tsx'

function show() {
  const onFound = vi.fn<(code: string) => void>()
  render(<ScanSheet onClose={() => {}} onFound={onFound} />)
  return { onFound, field: screen.getByLabelText(SCAN.code) }
}
const compare = () => screen.getByRole('button', { name: NAMES.comparePrices })

it.each([
  ['2049 811763054', '2049811763054'],
  ['41250050742', '041250050742'],
  // The page of the code explains what is wrong.
  ['2049811763055', '2049811763055'],
])('the scan sheet opens the code that is typed as %j', async (text, code) => {
  const { onFound, field } = show()
  await userEvent.type(field, text)
  await userEvent.click(compare())
  expect(onFound).toHaveBeenCalledExactlyOnceWith(code)
})

it('the scan sheet explains what a short code means and offers its other reading', async () => {
  const { onFound, field } = show()
  await userEvent.type(field, '02143651')
  expect(field).toHaveAccessibleDescription(
    'UPC-E: it means 021436000051. It is also valid as an EAN-8.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Compare prices of 02143651' }))
  expect(onFound).toHaveBeenCalledExactlyOnceWith('02143651')
})

it('the scan sheet explains that a typed text isn’t a code', async () => {
  const { onFound, field } = show()
  await userEvent.type(field, 'shirt')
  await userEvent.click(compare())
  expect(field).toHaveAccessibleDescription('“shirt” isn’t an EAN or UPC.')
  expect(onFound).not.toHaveBeenCalled()
})
