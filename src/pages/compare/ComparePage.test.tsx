import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { COMPARE, removedOf, removeNamed, retryNamed } from '@/words/compareNames.ts'
import { EXPORT } from '@/words/exportNames.ts'
import { NAMES } from '@/words/names.ts'
import { PICKED } from '@/words/pickedNames.ts'
import { demo } from '@test/demo.ts'
import { savedFiles } from '@test/export/savedFiles.ts'
import { saveFrom } from '@test/export/saveFrom.ts'
import { expectSaid } from '@test/faults/expectSound.ts'
import { onPhone } from '@test/pages/onPhone.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

const OXFORD = 'FC0F4C9D0BF2F140EC6EF3A7BEA2C731'
const CHECK = '8C8305DF65FB8A79EDE64F8114563213'
const STRIPE = '5298155362F971602BDC2476C1AAE9BC'
const CHECK_TITLE = "Men's Micro Check Cotton Shirt, Tailored Fit, Non-Iron"
const OXFORD_TITLE = "Men's Slim Fit Oxford Cotton Shirt, Button-Down Collar"

const at = (ids: readonly string[], rest = '') =>
  `/compare?${ids.map((id) => `id=${id}`).join('&')}&country=us${rest}`
const requested = () => demo.requests().filter((path) => path.includes('/traits'))
/** The text with the counts, once every product has its answer. */
const counts = async () => {
  const box = await screen.findByRole('region', { name: COMPARE.box })
  await waitFor(() => expect(box).toHaveAttribute('aria-busy', 'false'))
  // The figures are in bold elements, so they are not part of the matched text.
  return screen.findByText(/^products?, .*of \d+ rows differ$/)
}
/** A row's name and its cells, as text. */
const row = (name: string) => {
  const head = screen.getByRole('rowheader', { name: new RegExp(`^(Differs: )?${name}$`) })
  return within(head.closest('tr') ?? head)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
}
const hasRow = (name: string) =>
  screen.queryByRole('rowheader', { name: new RegExp(`^(Differs: )?${name}$`) }) !== null

describe('a comparison', () => {
  it(
    'shows products side by side, each requested once, and counts what differs',
    { tags: 'slow' },
    async () => {
      renderAt(at([OXFORD, CHECK, STRIPE]))
      expect(await counts()).toHaveTextContent(/^3 products, \d+ of \d+ rows differ$/)
      await expectSaid(/^3 products, \d+ of \d+ rows differ\.$/)
      expect(document.title).toBe('Compare 3 products · Catalog Explorer')
      expect(requested().toSorted()).toEqual(
        [OXFORD, CHECK, STRIPE]
          .map((id) => `/v1/products/${id}/traits?countryCode=us&mode=full`)
          .toSorted(),
      )
      const heads = screen.getAllByRole('columnheader')
      expect(heads).toHaveLength(4)
      expect(heads[1]).toHaveTextContent(`Northgate`)
      expect(heads[1]).toHaveTextContent('Base')
      expect(
        within(screen.getByRole('table')).getByRole('link', { name: CHECK_TITLE }),
      ).toHaveAttribute('href', `/products/${CHECK}?country=us`)
    },
  )

  it('has the main actions at the bottom on a phone, and the rest behind “…”', async () => {
    onPhone()
    const { user } = renderAt(at([OXFORD, CHECK]))
    await counts()
    expect(screen.getByRole('button', { name: PICKED.add })).toBeVisible()
    expect(screen.getByRole('button', { name: COMPARE.add })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: COMPARE.onlyDiffering })).toBeVisible()
    expect(screen.queryByRole('combobox', { name: COMPARE.measuredAgainst })).toBeNull()
    await user.click(screen.getByRole('button', { name: COMPARE.more }))
    const more = within(await screen.findByRole('dialog', { name: COMPARE.more }))
    expect(more.getByRole('combobox', { name: COMPARE.measuredAgainst })).toBeVisible()
    expect(more.getByRole('button', { name: EXPORT.export })).toBeVisible()
  })

  it('compares prices with the base, and says which is lowest', async () => {
    renderAt(at([OXFORD, CHECK, STRIPE]))
    await counts()
    expect(row('Offer price')).toEqual([
      '47.90',
      '42.50−11.3% compared with the baselowest',
      '64.00+33.6% compared with the basehighest',
    ])
    expect(row('MRP')[0]).toBe('59.00')
    expect(screen.getByRole('rowheader', { name: 'Differs: Brand' })).toBeVisible()
    expect(row('Brand')[1]).toBe('Bellweather≠, differs from the base')
    expect(screen.getByRole('rowheader', { name: 'Category' })).toBeVisible()
  })

  it('can compare with another product or with nothing, and writes this in the address', async () => {
    const { user } = renderAt(at([OXFORD, CHECK]))
    await counts()
    const against = screen.getByRole('combobox', { name: COMPARE.measuredAgainst })
    await user.selectOptions(against, 'Northgate, 42.50')
    expect(address()).toBe(at([OXFORD, CHECK], `&base=${CHECK}`))
    expect(row('Offer price')[0]).toContain('+12.7%')
    await user.selectOptions(against, COMPARE.nothing)
    expect(address()).toBe(at([OXFORD, CHECK], '&base=none'))
    expect(row('Offer price')).toEqual(['47.90highest', '42.50lowest'])
    expect(row('Brand')[1]).toBe('Bellweather')
    expect(screen.queryByText('Base')).toBeNull()
  })

  it('can hide rows that don’t differ, and writes this in the address', async () => {
    const { user } = renderAt(at([OXFORD, CHECK]))
    await counts()
    expect(hasRow('Category')).toBe(true)
    await user.click(screen.getByRole('checkbox', { name: COMPARE.onlyDiffering }))
    expect(address()).toBe(at([OXFORD, CHECK], '&diff=1'))
    expect(hasRow('Category')).toBe(false)
    expect(hasRow('Brand')).toBe(true)
  })

  it(
    'shows other attributes and variants by size when you open their sections',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(at([OXFORD, CHECK]))
      await counts()
      expect(hasRow('SEO title')).toBe(false)
      await user.click(screen.getByRole('button', { name: /^Other attributes/ }))
      expect(row('Product ID')[0]).toContain(OXFORD)
      expect(hasRow('Description')).toBe(true)
      expect(hasRow('season')).toBe(true)
      await user.click(screen.getByRole('button', { name: /^Variants by size/ }))
      expect(row('Size M')[0]).toContain('2049811763054')
    },
  )

  it('is exported as a file', { tags: 'slow' }, async () => {
    const files = savedFiles()
    const { user } = renderAt(at([OXFORD, CHECK]))
    await counts()
    const text = (await saveFrom({ user, files, label: EXPORT.export })).toString('utf8')
    expect(files[0]?.name).toMatch(/^Comparison of 2 products, /)
    expect(text).toContain('47.9')
  })

  it('lets you choose the product beside the base on a small screen', async () => {
    const { user } = renderAt(at([OXFORD, CHECK, STRIPE]))
    await counts()
    const strip = screen.getByRole('group', { name: COMPARE.strip })
    const choices = within(strip).getAllByRole('button')
    expect(choices.map((one) => one.getAttribute('aria-pressed'))).toEqual([
      'true',
      'true',
      'false',
    ])
    for (const choice of choices) expect(choice).toHaveAccessibleDescription('')
    await user.click(choices[2] ?? strip)
    expect(choices.map((one) => one.getAttribute('aria-pressed'))).toEqual([
      'true',
      'false',
      'true',
    ])
  })
})

describe('a product that doesn’t load', () => {
  it('leaves the other products shown, and can be loaded again', { tags: 'slow' }, async () => {
    let isDown = true
    demo.server.use(
      http.get(`*/v1/products/${CHECK}/traits`, () =>
        isDown ? HttpResponse.text('broken', { status: 500 }) : undefined,
      ),
    )
    const { user } = renderAt(at([OXFORD, CHECK, STRIPE]))
    expect(await counts()).toHaveTextContent(/^3 products, 2 loaded, \d+ of \d+ rows differ$/)
    expect(row('Offer price')).toEqual([
      '47.90lowest',
      '',
      '64.00+33.6% compared with the basehighest',
    ])
    const notices = screen.getByRole('region', { name: COMPARE.notices })
    expect(await within(notices).findByText(/The other products stay as they are/)).toBeVisible()
    isDown = false
    await user.click(screen.getByRole('button', { name: retryNamed('8C8305…3213') }))
    expect(await screen.findByRole('link', { name: CHECK_TITLE })).toBeVisible()
    expect(screen.queryByRole('region', { name: COMPARE.notices })).toBeNull()
    expect(await counts()).toHaveTextContent(/^3 products, \d+ of/)
  })

  it(
    'leaves nothing to compare with if it is the base, and can be removed',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(at(['DEMO-error-500', CHECK, STRIPE]))
      expect(await counts()).toHaveTextContent(/^3 products, 2 loaded/)
      await expectSaid(/^3 products, 2 loaded,/)
      expect(screen.getByText(/^The base product isn’t loaded/)).toBeVisible()
      expect(row('Offer price')).toEqual(['', '42.50lowest', '64.00highest'])
      const notices = screen.getByRole('region', { name: COMPARE.notices })
      expect(notices).toHaveTextContent('500')
      await user.click(screen.getByRole('button', { name: removeNamed('DEMO-e…-500') }))
      expect(address()).toBe(at([CHECK, STRIPE]))
      expect(notices).not.toBeInTheDocument()
    },
  )

  it('is called not found, with a link to its other countries', async () => {
    renderAt(at([OXFORD, 'A'.repeat(32), CHECK]))
    expect(await counts()).toHaveTextContent(/^3 products, 2 loaded/)
    const head = screen.getAllByRole('columnheader')[2]
    expect(head).toHaveTextContent('Not found in USAAAAAA…AAAA')
    expect(
      within(head ?? document.body).getByRole('link', { name: 'Other countries' }),
    ).toHaveAttribute('href', `/products/${'A'.repeat(32)}?country=us`)
  })

  it('shares one error message with other products that fail for the same reason', async () => {
    renderAt(`${at([OXFORD, CHECK])}&demo=error-500`)
    await waitFor(() => expect(screen.getAllByText('Not loaded')).toHaveLength(2))
    const notices = screen.getByRole('region', { name: COMPARE.notices })
    expect(await within(notices).findAllByText(/Loading 2 products/)).toHaveLength(1)
    expect(within(notices).queryByText(/8C8305/)).toBeNull()
  })

  it('returns the focus to Retry if all products fail again', { tags: 'slow' }, async () => {
    const { user } = renderAt(`${at([OXFORD, CHECK])}&demo=error-500`)
    const retry = () => screen.findByRole('button', { name: NAMES.retry })
    await waitFor(() => expect(screen.getAllByText('Not loaded')).toHaveLength(2))
    const first = await retry()
    first.focus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getAllByText('Not loaded')).toHaveLength(2))
    expect(await retry()).toHaveFocus()
  })
})

describe('the products of a comparison', () => {
  it(
    'can be removed one by one, until the page offers to add products',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(at([OXFORD, CHECK], `&base=${CHECK}`))
      await counts()
      await user.click(screen.getByRole('button', { name: removeNamed(CHECK_TITLE) }))
      expect(address()).toBe(at([OXFORD]))
      expect(screen.getByText('Add another product to compare.')).toBeVisible()
      expect(screen.getByText('Base')).toBeVisible()
      await user.click(screen.getByRole('button', { name: removeNamed(OXFORD_TITLE) }))
      expect(address()).toBe('/compare?country=us')
      expect(screen.getByRole('heading', { name: 'No products to compare yet' })).toBeVisible()
      expect(screen.getByRole('link', { name: 'Search in US' })).toHaveAttribute(
        'href',
        '/search?country=us&view=table',
      )
      await user.click(screen.getByRole('textbox', { name: COMPARE.addField }))
      await user.paste(`${CHECK}\t${STRIPE}`)
      await user.keyboard('{Enter}')
      expect(address()).toBe(at([CHECK, STRIPE]))
    },
  )

  it(
    'pass the focus to the next column when removed, are announced, and return on Undo',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(at([OXFORD, CHECK, STRIPE]))
      await counts()
      const remove = () => screen.getAllByRole('button', { name: /^Remove / })
      const [first, , last] = remove()
      last?.focus()
      await user.keyboard('{Enter}')
      expect(address()).toBe(at([OXFORD, CHECK]))
      expect(screen.getByRole('button', { name: removeNamed(CHECK_TITLE) })).toHaveFocus()
      first?.focus()
      await user.keyboard('{Enter}')
      expect(address()).toBe(at([CHECK]))
      expect(screen.getByRole('button', { name: removeNamed(CHECK_TITLE) })).toHaveFocus()
      const announcement = await screen.findByText(
        `${removedOf(OXFORD_TITLE, 1)} (${COMPARE.undo}: F6, then Enter)`,
      )
      expect(announcement.closest('output')).not.toBeNull()
      const [undo] = await screen.findAllByRole('button', { name: COMPARE.undo })
      await user.click(undo ?? document.body)
      expect(address()).toBe(at([OXFORD, CHECK]))
      expect(await screen.findByText(`Undone: ${removedOf(OXFORD_TITLE, 1)}`)).toBeInTheDocument()
    },
  )

  it(
    'can be added by ID, and a message says why another text can’t be added',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(at([OXFORD]))
      await screen.findByRole('link', { name: OXFORD_TITLE })
      await user.click(screen.getByRole('button', { name: COMPARE.add }))
      const field = await screen.findByRole('textbox', { name: COMPARE.addField })
      await user.type(field, `${OXFORD}{Enter}`)
      expect(screen.getByText('This product is already in the comparison.')).toBeVisible()
      await user.clear(field)
      await user.type(field, 'blue shirt{Enter}')
      expect(screen.getByText(/isn’t a product ID, link or EAN/)).toBeVisible()
      await user.clear(field)
      await user.type(field, `${CHECK} ${STRIPE}{Enter}`)
      expect(address()).toBe(at([OXFORD, CHECK, STRIPE]))
      expect(await screen.findByRole('link', { name: CHECK_TITLE })).toBeVisible()
    },
  )

  it('can be added by an EAN, from the listings found', { tags: 'slow' }, async () => {
    const { user } = renderAt(at([CHECK]))
    await screen.findByRole('link', { name: CHECK_TITLE })
    await user.click(screen.getByRole('button', { name: COMPARE.add }))
    const field = await screen.findByRole('textbox', { name: COMPARE.addField })
    await user.type(field, '2049811763054{Enter}')
    const found = await screen.findByRole('list', { name: COMPARE.found })
    await user.click(within(found).getByRole('button', { name: /^Northgate/ }))
    expect(address()).toBe(at([CHECK, OXFORD]))
    expect(await screen.findByRole('link', { name: OXFORD_TITLE })).toBeVisible()
  })

  it('are left out with a message beyond the eighth, or with an invalid ID', async () => {
    const ids = Array.from({ length: 8 }, (_, index) => `P${index}`)
    renderAt(at([...ids, CHECK, '..']))
    await waitFor(() => expect(address()).toBe(at(ids)))
    expect(await screen.findByText(/8 can be compared: left out “8C8305/)).toBeVisible()
    expect(screen.getByText(/can’t be a product ID/)).toBeVisible()
    expect(await screen.findAllByText('Not found in US')).toHaveLength(8)
  })

  it('are of one country, even if the address names several', async () => {
    renderAt(`/compare?id=${OXFORD}&id=${CHECK}&country=us&country=in`)
    await counts()
    expect(address()).toBe(at([OXFORD, CHECK]))
    expect(
      screen.getByText('prices of different countries can’t be compared: using US of US, IN'),
    ).toBeVisible()
    expect(screen.getByText(/^Prices are for US only:/)).toBeVisible()
  })
})

describe('hostile responses', () => {
  it('put no script into the page', async () => {
    renderAt(at(['DEMO-hostile', OXFORD]))
    await counts()
    expect(document.querySelector('main script')).toBeNull()
    expect(screen.getAllByRole('columnheader')).toHaveLength(3)
  })
})
