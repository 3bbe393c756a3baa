import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { noteEdit } from '@/components/ui/fields/editsInProgress.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { setPrice } from '@/storage/priceLists/priceList.ts'
import { EXPORT } from '@/words/exportNames.ts'
import { NAMES } from '@/words/names.ts'
import { PRICES } from '@/words/priceListNames.ts'
import { bytesIn, savedFiles } from '@test/export/savedFiles.ts'
import { readSheet, saveFrom } from '@test/export/saveFrom.ts'
import { closeSheet, onPhone } from '@test/pages/onPhone.ts'
import {
  A,
  B,
  bodyOf,
  cell,
  entry,
  figure,
  savePrices,
  saved,
  US,
} from '@test/pages/priceListPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

beforeEach(() => replaceEntriesInMemory('priceLists', []))
afterEach(() => replaceEntriesInMemory('priceLists', []))

describe('a saved price list', () => {
  it('shows how many codes and costs it has, and the median margin', async () => {
    await savePrices([entry(A), entry(B, { cost: null })])
    renderAt('/my-data/prices?country=us')
    await cell('Price')
    expect(figure('Codes')).toContain('2')
    expect(figure('With a cost')).toContain('1')
    expect(screen.getByText('n = 1').closest('div')).toHaveTextContent('60.0%')
    const link = screen.getByRole('link', { name: A })
    expect(link).toHaveAttribute('href', `/ean/${A}?country=us`)
  })

  it('is deleted as a whole, and Undo restores it', async () => {
    await savePrices([entry(A), entry(B)])
    const { user } = renderAt('/my-data/prices?country=us')
    await user.click(await screen.findByRole('button', { name: PRICES.delete }))
    expect(await screen.findByText('Your prices for US')).toBeVisible()
    await waitFor(() => expect(document.getElementById('main')).toHaveFocus())
    await user.click(await screen.findByRole('button', { name: PRICES.undo }))
    expect(await cell('Price')).toBeVisible()
    expect(await saved()).toHaveLength(2)
  })

  it('is replaced as a whole, and Undo restores the old list', { tags: 'slow' }, async () => {
    await savePrices([entry(A)])
    const { user } = renderAt('/my-data/prices?country=us')
    await user.click(await screen.findByRole('button', { name: PRICES.replace }))
    expect(screen.getByText('Your list of 1 row is still saved.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: PRICES.keepOld }))
    await user.click(await screen.findByRole('button', { name: PRICES.replace }))
    await user.click(screen.getByRole('textbox', { name: PRICES.paste }))
    await user.paste(`${B}\t7.00`)
    const save = await screen.findByRole('button', { name: /^Save instead of 1/ })
    await waitFor(() => expect(save).toBeEnabled())
    await user.click(save)
    expect(await cell('Price', B)).toHaveDisplayValue('7.00')
    await user.click(await screen.findByRole('button', { name: PRICES.undo }))
    expect(await cell('Price', A)).toHaveDisplayValue('10.00')
  })

  it('finds codes and notes, and writes the search text into the address', async () => {
    await savePrices([entry(A, { note: 'Own brand' }), entry(B)])
    const { user } = renderAt('/my-data/prices?country=us&q=999')
    const find = await screen.findByRole('textbox', { name: PRICES.find })
    expect(find).toHaveValue('999')
    expect(screen.getByText('No row matches “999”.')).toBeVisible()
    await user.clear(find)
    await user.type(find, 'own b')
    expect(address()).toBe('/my-data/prices?country=us&q=own+b')
    expect(find).toHaveValue('own b')
    expect(bodyOf(PRICES.rows)).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: `Clear ${PRICES.find}` }))
    expect(address()).toBe('/my-data/prices?country=us')
    expect(bodyOf(PRICES.rows)).toHaveLength(2)
  })

  it('is exported as a sheet that runs no formulas', async () => {
    const files = savedFiles()
    await savePrices([entry(A, { note: '=cmd' })])
    const { user } = renderAt('/my-data/prices?country=us')
    await cell('Price')
    const text = (await saveFrom({ user, files, label: EXPORT.export })).toString('utf8')
    expect(text).toContain('Your price list for US')
    expect(text).toContain(A)
    expect(text).toContain("'=cmd")
  })

  it('is exported with an edit that is still being stored', async () => {
    const files = savedFiles()
    await savePrices([entry(A), entry(B)])
    const { user } = renderAt('/my-data/prices?country=us')
    await cell('Price')
    await user.click(screen.getByRole('button', { name: EXPORT.export }))
    const panel = within(await screen.findByRole('dialog', { name: EXPORT.export }))
    let goOn = () => {}
    const storage = new Promise<void>((resolve) => {
      goOn = resolve
    })
    noteEdit(storage.then(() => setPrice(US, entry(A, { price: 12.5 }), 2)))
    await user.click(await panel.findByRole('button', { name: /^Save/ }))
    act(goOn)
    await waitFor(() => expect(files).toHaveLength(1))
    const { rows } = readSheet(await bytesIn(files, files[0]?.name ?? ''))
    expect(rows[0]).toMatchObject({ Price: '12.5' })
  })

  it('belongs to one country, and a list of another country can be chosen', async () => {
    await savePrices([entry(A)])
    await savePrices([entry(B)], { connectionId: 'demo', country: 'de' })
    const { user } = renderAt('/my-data/prices?country=us')
    await screen.findByRole('link', { name: A })
    const country = screen.getByLabelText(PRICES.country)
    await within(country).findByRole('option', { name: 'Germany (DE): list saved' })
    await user.selectOptions(country, 'de')
    expect(await screen.findByRole('link', { name: B })).toBeVisible()
    expect(address()).toBe('/my-data/prices?country=de')
    expect(screen.queryByRole('link', { name: A })).toBeNull()
  })

  it('shows what was corrected in its address', async () => {
    await savePrices([entry(A)])
    renderAt('/my-data/prices?country=us&page=2')
    await screen.findByRole('link', { name: A })
    expect(address()).toBe('/my-data/prices?country=us')
    expect(await screen.findByText(/“page” isn’t a setting of this page/)).toBeVisible()
    expect(screen.getByRole('main')).toHaveTextContent(PRICES.page)
    expect(screen.queryByRole('button', { name: NAMES.retry })).toBeNull()
  })
})

describe('a price list on a phone', () => {
  it('shows the add button; “…” has the list’s actions, and a click opens the search', async () => {
    onPhone()
    await savePrices([entry(A), entry(B)])
    const { user } = renderAt('/my-data/prices?country=us')
    await cell('Price')
    expect(screen.getByRole('button', { name: PRICES.add })).toBeVisible()
    expect(screen.queryByRole('button', { name: PRICES.delete })).toBeNull()
    await user.click(screen.getByRole('button', { name: PRICES.more }))
    const sheet = within(await screen.findByRole('dialog', { name: PRICES.more }))
    expect(sheet.getByRole('button', { name: PRICES.replace })).toBeVisible()
    expect(sheet.getByRole('button', { name: PRICES.delete })).toBeVisible()
    await closeSheet(user, PRICES.more)
    await user.click(screen.getByRole('button', { name: PRICES.choices }))
    const choices = within(await screen.findByRole('dialog', { name: PRICES.choices }))
    expect(choices.getByRole('textbox', { name: PRICES.find })).toBeVisible()
  })
})
