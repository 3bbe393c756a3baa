import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { EXPORT } from '@/words/exportNames.ts'
import { NAMES } from '@/words/names.ts'
import { PICKED } from '@/words/pickedNames.ts'
import { demo } from '@test/demo.ts'
import { clickDetails } from '@test/pages/clickDetails.ts'
import { onPhone } from '@test/pages/onPhone.ts'
import { renderAt } from '@test/pages/renderAt.tsx'
import { turnOnDeveloper } from '@test/pages/turnOnDeveloper.ts'
import { EAN } from './eanNames.ts'

const CODE = '2049811763054'

function answerWith(ids: (string | null)[]) {
  const merchants = ids.map((id, at) => ({
    merchantId: `m${at}`,
    merchantName: `Shop ${at}`,
    offerPrice: 50 - at,
    productId: id,
  }))
  demo.server.use(
    http.get('*/v1/insights/daas/productCodes/:code', () =>
      HttpResponse.json({
        success: true,
        message: '',
        errorCode: '',
        result: { ean: CODE, title: 'Shirt', merchants },
      }),
    ),
  )
}

beforeEach(() => {
  localStorage.clear()
  replaceEntriesInMemory('collections', [])
})

describe('the raw response for a code', () => {
  it('is shown with its request', { tags: 'slow' }, async () => {
    answerWith(['A'])
    const { user } = renderAt(`/ean/${CODE}?country=us&mine=&ref=median`)
    const details = within(await clickDetails(user))
    await user.click(details.getByRole('button', { name: NAMES.rawAnswer }))
    const drawer = await screen.findByRole('dialog', { name: /^Raw response/ })
    expect(drawer).toHaveTextContent(`/productCodes/${CODE}'`)
    await user.click(within(drawer).getByRole('button', { name: NAMES.close }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('the listings of a code', () => {
  it('can be compared side by side, yours first, then the cheapest', async () => {
    answerWith(['A', 'B', 'C'])
    renderAt(`/ean/${CODE}?country=us&mine=m1&ref=median`)
    expect(await screen.findByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      '/compare?id=B&id=C&id=A&country=us',
    )
  })

  it('say how many of them can be compared', async () => {
    answerWith(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', '..', null])
    renderAt(`/ean/${CODE}?country=us&mine=&ref=median`)
    const link = await screen.findByRole('link', { name: 'Compare 8 of 9' })
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/compare\?id=I&id=H&/))
  })

  it('can be added to a collection', { tags: 'slow' }, async () => {
    answerWith(['A', 'B', 'A'])
    const { user } = renderAt(`/ean/${CODE}?country=us&mine=&ref=median`)
    await user.click(await screen.findByRole('button', { name: 'Add to collection' }))
    await user.type(await screen.findByLabelText(PICKED.newName), 'Rivals')
    await user.click(screen.getByRole('button', { name: PICKED.addToNew }))
    expect(await screen.findByText('2 products added to Rivals', { exact: false })).toBeVisible()
  })
})

describe('the EAN page on a phone', () => {
  it('has the main actions at the bottom, and the rest with the barcode behind “…”', async () => {
    onPhone()
    turnOnDeveloper()
    answerWith(['A', 'B'])
    const { user } = renderAt(`/ean/${CODE}?country=us&mine=m1&ref=median`)
    expect(await screen.findByRole('button', { name: PICKED.add })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Compare' })).toBeVisible()
    for (const name of [CODE_CHECK.addTo, EXPORT.export, NAMES.rawAnswer, NAMES.copyCurl]) {
      expect(screen.queryByRole('button', { name })).toBeNull()
    }
    await user.click(screen.getByRole('button', { name: EAN.more }))
    const sheet = within(await screen.findByRole('dialog', { name: EAN.more }))
    for (const name of [CODE_CHECK.addTo, EXPORT.export, NAMES.rawAnswer, NAMES.copyCurl]) {
      expect(sheet.getByRole('button', { name })).toBeVisible()
    }
    expect(sheet.getByRole('img', { name: /EAN-13/ })).toBeVisible()
    expect(sheet.getByText(/check digit 4 valid/)).toBeVisible()
  })

  it('shows with one click what your price is compared with', async () => {
    onPhone()
    answerWith(['A', 'B'])
    const { user } = renderAt(`/ean/${CODE}?country=us&mine=m1&ref=median`)
    await user.click(await screen.findByRole('button', { name: /^Compared with: / }))
    const sheet = within(await screen.findByRole('dialog', { name: EAN.choices }))
    expect(sheet.getByRole('combobox', { name: NAMES.reference })).toHaveValue('median')
  })

  it('has a “…” in each section and no bottom bar if there are several countries', async () => {
    onPhone()
    answerWith(['A', 'B'])
    renderAt(`/ean/${CODE}?country=us&country=in&ref=median`)
    await waitFor(() => expect(screen.getAllByRole('button', { name: EAN.more })).toHaveLength(3))
    expect(screen.queryByRole('button', { name: PICKED.add })).toBeNull()
  })
})
