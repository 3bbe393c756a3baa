import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPicked } from '@/storage/collections/picked.ts'
import { PICKED } from '@/words/pickedNames.ts'
import { aWorkbook } from '@test/made/aWorkbook.ts'
import { resetCollections } from '@test/pages/pickedPage.ts'
import { renderAt } from '@test/pages/renderAt.tsx'

vi.mock('@/storage/collections/picked.ts', { spy: true })

const A = 'FC0F4C9D0BF2F140EC6EF3A7BEA2C731'
const B = '02B3FA404FC13F9B4C052AB88873F2DD'

beforeEach(resetCollections)

async function open() {
  const { user } = renderAt('/collections')
  const [button] = await screen.findAllByRole('button', { name: PICKED.import })
  await user.click(button as HTMLElement) // there is one at least
  const field = await screen.findByLabelText(PICKED.file, { selector: 'input' })
  const choose = (file: File) => user.upload(field, file)
  return { user, choose }
}

const importButton = (name: string) => screen.findByRole('button', { name })
const used = () =>
  within(screen.getByRole('list', { name: 'used' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.trim())

describe('a file of products', () => {
  it('is shown in a preview before anything is saved', async () => {
    const { choose } = await open()
    await choose(new File([`Product ID;Country;Note\n${A};IN;call them\n${B};;\n`], 'ids.csv'))
    expect(await screen.findByRole('region', { name: 'ids.csv' })).toBeVisible()
    expect(screen.getByText('2 products to import')).toBeVisible()
    expect(used()).toEqual([`Line 2 ${A} in · call them`, `Line 3 ${B}`])
    expect(await importButton('Import 2 products')).toBeVisible()
  })

  it('is read from another sheet if the user chooses it', async () => {
    const cell = (text: string) => `<row r="1"><c r="A1" t="str"><v>${text}</v></c></row>`
    const { user, choose } = await open()
    await choose(new File([aWorkbook({ Old: cell(A), New: cell(`id:${B}1`) })], 'ids.xlsx'))
    expect(await importButton('Import 1 product')).toBeVisible()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sheet' }), 'New')
    await waitFor(() => expect(used()).toEqual([`Row 1 ${B}1`]))
  })

  it('can be removed and replaced by a pasted text', async () => {
    const { user, choose } = await open()
    await choose(new File([`${A}\n`], 'ids.csv'))
    await user.click(await screen.findByRole('button', { name: PICKED.removeFile }))
    await user.click(screen.getByLabelText(PICKED.paste))
    await user.paste('id:A\nid:B')
    expect(await importButton('Import 2 products')).toBeVisible()
  })

  it('that can’t be read shows the reason, and nothing can be imported', async () => {
    const { choose } = await open()
    await choose(new File([], 'empty.xlsx'))
    expect(await screen.findByRole('alert')).toHaveTextContent('empty.xlsx is empty.')
    expect(screen.queryByText(/^Reading/)).toBeNull()
    expect(await importButton('Import 0 products')).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('a JSON file', () => {
  it('is read as a table of products if it is no export of collections', async () => {
    const { choose } = await open()
    await choose(new File([JSON.stringify([{ productId: A }, { productId: B }])], 'ids.json'))
    expect(await importButton('Import 2 products')).toBeVisible()
  })

  it('with exported collections can be removed and replaced by a pasted text', async () => {
    const { user, choose } = await open()
    const lists = { format: 'catalog-explorer-lists', version: 1, lists: [] }
    await choose(new File([JSON.stringify(lists)], 'lists.json'))
    await user.click(await screen.findByRole('button', { name: PICKED.removeFile }))
    await user.click(screen.getByLabelText(PICKED.paste))
    await user.paste('id:A')
    expect(await importButton('Import 1 product')).toBeVisible()
  })
})

describe('an import of whole collections', () => {
  it('stays open if none can be stored, and says why', async () => {
    const { user } = await open()
    await user.click(screen.getByLabelText(PICKED.paste))
    const lists = [{ name: 'Sent to me', entries: [] }]
    await user.paste(JSON.stringify({ format: 'catalog-explorer-lists', version: 1, lists }))
    vi.mocked(createPicked).mockRejectedValueOnce(new Error('The storage is full.'))
    await user.click(await importButton('Import 1 collection'))
    expect(await screen.findByText(/^The browser’s storage didn’t accept the change/)).toBeVisible()
    expect(screen.queryByText('0 collections imported')).toBeNull()
    expect(await importButton('Import 1 collection')).toBeVisible()
  })
})
