import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { comparePricesOf, NAMES, picture } from '../../domain/names.ts'
import { readLookups } from '../../store/recents.ts'
import { writePreference } from '../../store/preferences.ts'
import { demo } from '../../testing/demo.ts'
import { address, renderAt } from '../../testing/renderAt.tsx'

const ID = 'FC0F4C9D0BF2F140EC6EF3A7BEA2C731'
const OXFORD = `/products/${ID}?country=us`
const TITLE = "Men's Slim Fit Oxford Cotton Shirt, Button-Down Collar"

afterEach(() => writePreference('demo', 'mine', ''))

/** Answers the traits operation with a body of the test's own, to the letter. */
function answerWith(body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  demo.server.use(
    http.get('*/v1/products/:id/traits', () =>
      HttpResponse.text(text, { headers: { 'Content-Type': 'application/json' } }),
    ),
  )
}

/** Answers the EAN operation with merchants of the test's own: the small catalog holds only a part of a market. */
function answerEanWith(merchants: Record<string, unknown>[]) {
  demo.server.use(
    http.get('*/v1/insights/daas/productCodes/:code', () =>
      HttpResponse.json({ success: true, message: '', errorCode: '', result: { merchants } }),
    ),
  )
}

const productRequests = () => demo.requests().filter((path) => path.includes('/traits'))
const title = () => screen.findByRole('heading', { level: 1, name: TITLE })

function panel(name: string) {
  return screen.getByRole('region', { name })
}

/** The description of a term such as "Offer price". */
function valueOf(scope: HTMLElement, term: string): string {
  const label = within(scope)
    .getAllByRole('term')
    .find((element) => element.textContent === term)
  return label?.nextElementSibling?.textContent ?? ''
}

describe('a product', () => {
  it('shows who sells it, its prices as given, and its stock', async () => {
    renderAt(OXFORD)
    await title()
    expect(document.title).toBe(`${TITLE} · Catalog Explorer`)
    const product = panel(NAMES.product)
    expect(product).toHaveTextContent('Northgate')
    expect(product).toHaveTextContent('Marlowe')
    expect(product).toHaveTextContent('4.3 from 218 ratings, 64 reviews')
    expect(product).toHaveTextContent(ID)
    expect(valueOf(product, 'Offer price')).toBe('47.90')
    expect(valueOf(product, 'MRP')).toBe('59.00')
    expect(within(product).getAllByText('59.00')[0]?.tagName).toBe('S')
    expect(valueOf(product, 'Discount')).toBe('−19%')
    expect(valueOf(product, 'Stock')).toBe('In stock')
  })

  it('asks once in full mode, and keeps what was looked up', async () => {
    renderAt(OXFORD)
    await title()
    expect(productRequests()).toEqual([`/v1/products/${ID}/traits?countryCode=us&mode=full`])
    await waitFor(async () => {
      const [newest] = await readLookups('demo')
      expect(newest).toMatchObject({
        kind: 'product',
        path: `/products/${ID}?country=us`,
        label: TITLE,
        detail: 'Northgate, Marlowe',
        figure: '47.90',
      })
    })
  })

  it('lists its SKUs with the way to the market of each code', async () => {
    renderAt(OXFORD)
    await title()
    const skus = panel(NAMES.skus)
    expect(skus).toHaveTextContent('8, of which 6 available')
    const rows = within(skus).getAllByRole('row')
    const heads = within(skus).getAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).toEqual([
      'Size',
      'Colour',
      'SKU',
      'EAN',
      'Market',
      'Stock',
      'Offer',
      'MRP',
    ])
    expect(rows[1]).toHaveTextContent(/^XSLight blue48210-012049811763030Compare prices/)
    const link = within(skus).getByRole('link', { name: comparePricesOf('2049811763054') })
    expect(link).toHaveAttribute('href', `/ean/2049811763054?country=us&mine=${ID}&ref=median`)
    expect(rows.at(-1)).toHaveTextContent('no code given')
    expect(rows.at(-1)).toHaveTextContent('Not available')
  })

  it('brings my own merchant along to the market where one was chosen', async () => {
    writePreference('demo', 'mine', 'Cartwheel')
    renderAt(OXFORD)
    await title()
    const link = within(panel(NAMES.skus)).getByRole('link', {
      name: comparePricesOf('2049811763054'),
    })
    expect(link).toHaveAttribute('href', expect.stringContaining('mine=Cartwheel'))
  })

  it('shows the other fields of its SKUs on request', async () => {
    const { user } = renderAt(OXFORD)
    await title()
    await user.click(screen.getByRole('checkbox', { name: '1 more field' }))
    expect(screen.getByRole('columnheader', { name: 'rank' })).toBeVisible()
  })

  it('measures one SKU against the median of the other merchants', async () => {
    const prices = { northgate: 47.9, cartwheel: 38.5, sundial: 42, petra: 62, loomhouse: 0 }
    answerEanWith(
      Object.entries(prices).map(([merchantId, offerPrice]) => ({
        merchantId,
        merchantName: merchantId,
        offerPrice,
      })),
    )
    renderAt(OXFORD)
    const strip = await screen.findByRole('region', { name: 'Market of Size M' })
    await within(strip).findByText(/^median of the others/)
    expect(within(strip).getByRole('heading')).toHaveTextContent('Size M across 5 merchants')
    expect(strip).toHaveTextContent('38.50–62.00median of the others 42.00')
    expect(strip).toHaveTextContent('+14.0% this offer')
    expect(strip).toHaveTextContent('1 without a usable price left out')
    const link = within(strip).getByRole('link', { name: comparePricesOf('2049811763054') })
    expect(link).toHaveTextContent('Compare')
  })

  it('stays whole when the market cannot be asked', async () => {
    demo.server.use(
      http.get('*/v1/insights/daas/productCodes/:code', () =>
        HttpResponse.text('no', { status: 400 }),
      ),
    )
    renderAt(OXFORD)
    expect(await screen.findByText(/The market look-up failed/)).toBeVisible()
    expect(await title()).toBeVisible()
    expect(panel(NAMES.skus)).toBeVisible()
  })

  it('splits traits, in the order given', async () => {
    renderAt(OXFORD)
    await title()
    const traits = panel(NAMES.traits)
    expect(
      within(traits)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['benefits', 'preference', 'concern', 'quantity', 'fit'])
    expect(valueOf(traits, 'benefits')).toBe('BreathableEasy ironKeeps its shape')
  })

  it('shows ranks, flags and times, and a missing time as none', async () => {
    renderAt(OXFORD)
    await title()
    const standing = panel(NAMES.standing)
    expect(valueOf(standing, 'Category rank')).toBe('112')
    expect(valueOf(standing, 'New arrival')).toBe('no')
    expect(valueOf(standing, 'Changed')).toBe('no')
    expect(valueOf(standing, 'Created')).toMatch(/^\d{1,2} \w{3} \d{4}, \d\d:\d\d$/)
  })

  it('names its category path as searches', async () => {
    renderAt(OXFORD)
    await title()
    const path = screen.getByRole('navigation', { name: NAMES.breadcrumb })
    expect(within(path).getByRole('link', { name: 'Shirts' })).toHaveAttribute(
      'href',
      '/search?country=us&category=Shirts',
    )
    expect(within(path).getByRole('link', { name: 'Men' })).toHaveAttribute(
      'href',
      '/search?q=Men&country=us',
    )
  })

  it('opens the merchant page apart from this one', async () => {
    renderAt(OXFORD)
    await title()
    const link = screen.getByRole('link', { name: /Open at Northgate/ })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  })

  it('leads back to the search that listed it', async () => {
    const { user } = renderAt('/search?q=slim+oxford&country=us')
    const links = await screen.findAllByRole('link', { name: TITLE })
    const link = links.find((one) => one.getAttribute('href')?.includes(ID))
    if (!link) throw new Error('the search lists the product')
    await user.click(link)
    await title()
    const back = screen.getByRole('link', { name: 'Back to the search slim oxford' })
    expect(back.parentElement).toHaveTextContent(/slim oxford\d+ of \d+/)
    await user.click(back)
    await waitFor(() => expect(address()).toBe('/search?q=slim+oxford&country=us'))
  })
})

describe('pictures', () => {
  it('are turned by buttons and by arrow keys', async () => {
    const { user } = renderAt(OXFORD)
    await title()
    const pictures = panel(NAMES.pictures)
    expect(pictures).toHaveTextContent('1 of 5')
    await user.click(within(pictures).getByRole('button', { name: picture(3) }))
    expect(pictures).toHaveTextContent('3 of 5')
    await user.keyboard('{ArrowRight}')
    const fourth = within(pictures).getByRole('button', { name: picture(4) })
    expect(fourth).toHaveAttribute('aria-current', 'true')
    expect(fourth).toHaveFocus()
    await user.keyboard('{End}{ArrowRight}{Home}{ArrowLeft}')
    expect(pictures).toHaveTextContent('1 of 5')
  })

  it('say that they did not load, and that none was given', async () => {
    renderAt(OXFORD)
    await title()
    const [first] = within(panel(NAMES.pictures)).getAllByRole('img', { name: TITLE })
    if (!first) throw new Error('the product has pictures')
    fireEvent.error(first)
    expect(await screen.findByText('Picture did not load')).toBeVisible()
  })

  it('are an honest gap where there are none, and videos are links', async () => {
    answerWith({
      product: { title: 'Plain', imageUrl: 'javascript:1', videos: ['https://v.example/1'] },
      traits: {},
    })
    renderAt('/products/X?country=us')
    await screen.findByRole('heading', { level: 1, name: 'Plain' })
    expect(screen.getByText('No picture given')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Video/ })).toHaveAttribute(
      'href',
      'https://v.example/1',
    )
  })
})

describe('the description', () => {
  it('is shown without what could run, and its source as text', async () => {
    answerWith({
      product: {
        title: 'Plain',
        description: '<p onclick="x()">Soft <b>cotton</b><script>x()</script><img src=x></p>',
      },
      traits: {},
    })
    const { user } = renderAt('/products/X?country=us')
    await screen.findByRole('heading', { level: 1, name: 'Plain' })
    const description = panel(NAMES.description)
    await within(description).findByText('cotton')
    expect(description.querySelector('script, img, [onclick]')).toBeNull()
    await user.click(within(description).getByRole('button', { name: 'Show source' }))
    expect(description).toHaveTextContent('<script>x()</script>')
  })
})

describe('all other attributes', () => {
  it('count what is empty and hide it on request', async () => {
    const { user } = renderAt(OXFORD)
    await title()
    const attributes = panel(NAMES.attributes)
    expect(attributes).toHaveTextContent(/\d+ fields, \d+ empty/)
    expect(within(attributes).getByText('lastChangedTime')).toBeVisible()
    await user.click(within(attributes).getByRole('checkbox', { name: NAMES.hideEmpty }))
    expect(within(attributes).queryByText('lastChangedTime')).toBeNull()
    expect(within(attributes).getByText('articleType')).toBeVisible()
  })

  it('hide nothing that was received: unknown fields, nested values, unreadable ones', async () => {
    answerWith(
      `{"product":{"title":"Plain","active":"soon","weight":{"net":{"g":12345678901234567890}},
        "offerPrice":"1,299","__proto__":"kept","notes":"${'long '.repeat(100)}"},"traits":{}}`,
    )
    const { user } = renderAt('/products/X?country=us')
    await screen.findByRole('heading', { level: 1, name: 'Plain' })
    const attributes = panel(NAMES.attributes)
    expect(valueOf(attributes, 'active')).toBe('soon')
    expect(valueOf(attributes, 'offerPrice')).toBe('1,299')
    expect(valueOf(attributes, '__proto__')).toBe('kept')
    expect(valueOf(attributes, 'weight')).toContain('rounded, see the raw answer')
    expect(valueOf(panel(NAMES.product), 'Stock')).toContain('stock unknown')
    await user.click(screen.getByRole('button', { name: 'Show all 500 characters' }))
    expect(valueOf(attributes, 'notes')).toContain('long '.repeat(100).trim())
  })
})

describe('the raw answer', () => {
  it('is the text to the letter, with the request and without the key', async () => {
    answerWith('{"product":{"title":"Plain","n":12345678901234567890,"p":47.90},"traits":{}}')
    const { user } = renderAt('/products/X?country=us')
    await screen.findByRole('heading', { level: 1, name: 'Plain' })
    await user.click(screen.getByRole('button', { name: NAMES.rawAnswer }))
    const drawer = await screen.findByRole('dialog', { name: /^Raw answer/ })
    expect(drawer).toHaveTextContent(/200 · \d+ B · \d+ ms/)
    expect(drawer).toHaveTextContent('apikey: $CATALOG_API_KEY')
    expect(drawer).not.toHaveTextContent('apikey: demo')
    const lines = within(drawer).getByRole('region', { name: 'Answer, formatted' })
    expect(lines).toHaveTextContent('"n": 12345678901234567890')
    expect(lines).toHaveTextContent('"p": 47.90')

    await user.click(within(drawer).getByRole('button', { name: 'Fold all' }))
    expect(lines).not.toHaveTextContent('47.90')
    await user.type(within(drawer).getByRole('textbox', { name: 'Find a key or value' }), '47.9')
    expect(lines).toHaveTextContent('47.90')
    expect(drawer).toHaveTextContent('1 of 1')

    await user.click(within(drawer).getByRole('radio', { name: 'As received' }))
    expect(within(drawer).getByRole('region', { name: 'Answer as received' })).toHaveTextContent(
      '{"product":{"title":"Plain","n":12345678901234567890,"p":47.90},"traits":{}}',
    )
    await user.click(within(drawer).getByRole('button', { name: NAMES.close }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('of a megabyte keeps only the lines in view', async () => {
    const many = Array.from({ length: 30_000 }, (_, at) => `entry number ${at}`)
    answerWith({ product: { title: 'Plain', many }, traits: {} })
    const { user } = renderAt('/products/X?country=us')
    await screen.findByRole('heading', { level: 1, name: 'Plain' })
    await user.click(screen.getByRole('button', { name: NAMES.rawAnswer }))
    const lines = await screen.findByRole('region', { name: 'Answer, formatted' })
    expect(lines).toHaveTextContent('entry number 0')
    expect(lines.querySelectorAll('[data-number]').length).toBeLessThan(200)
  })
})

describe('an answer without the record', () => {
  it('still shows its traits', async () => {
    answerWith({ traits: { benefits: 'Soft|Warm' } })
    renderAt('/products/X?country=us')
    expect(await screen.findByText('The answer holds no product record.')).toBeVisible()
    expect(panel(NAMES.traits)).toHaveTextContent('benefitsSoftWarm')
  })
})

describe('a product that is not there', () => {
  it('says where, and what to try', async () => {
    renderAt('/products/0123456789ABCDEF0123456789ABCDEF?country=in')
    const name = 'No product with this id in in (India)'
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    expect(screen.getByRole('link', { name: 'us, United States' })).toHaveAttribute(
      'href',
      '/products/0123456789ABCDEF0123456789ABCDEF?country=us',
    )
    expect(screen.getByRole('link', { name: 'Search it as keywords in in' })).toHaveAttribute(
      'href',
      '/search?q=0123456789ABCDEF0123456789ABCDEF&country=in',
    )
    expect(productRequests()).toHaveLength(1)
  })

  it.each([
    ['%252E', /would change the address/],
    ['%252E%252E', /would change the address/],
    ['x'.repeat(5000), /5,000 characters long/],
    ['%20', /No product id was given/],
  ])('is not asked for under an impossible id (%#)', async (id, message) => {
    renderAt(`/products/${id}?country=us`)
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByText('Nothing was sent to the service.')).toBeVisible()
    expect(demo.requests()).toEqual([])
  })

  it('shows an id of any script as text', async () => {
    renderAt(`/products/${encodeURIComponent('<script>alert(1)</script> 🧦 قميص')}?country=us`)
    expect(await screen.findByText('<script>alert(1)</script> 🧦 قميص')).toBeVisible()
  })
})

describe('the states of a look-up', () => {
  it('keep the page standing while it waits', async () => {
    const release = demo.hold()
    renderAt(OXFORD)
    const section = await screen.findByRole('region', { name: 'Product in us' })
    expect(section).toHaveAttribute('aria-busy', 'true')
    release()
    expect(await title()).toBeVisible()
    await waitFor(() => expect(section).toHaveAttribute('aria-busy', 'false'))
  })

  it('say what failed, and ask again', async () => {
    demo.server.use(
      http.get('*/v1/products/:id/traits', () => HttpResponse.json({}, { status: 400 }), {
        once: true,
      }),
    )
    const { user } = renderAt(OXFORD)
    expect(
      await screen.findByText(/The product look-up failed: the service answered 400/),
    ).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Product ${ID}`)
    await user.click(screen.getByRole('button', { name: NAMES.retry }))
    expect(await title()).toBeVisible()
  })

  it.each(['html', 'truncated'])('say that an answer is unreadable (%s)', async (name) => {
    renderAt(`${OXFORD}&demo=${name}`)
    expect(await screen.findByText(/The product look-up got an unreadable answer/)).toBeVisible()
  })

  it('survive a hostile record', async () => {
    renderAt(`${OXFORD}&demo=hostile`)
    expect(await screen.findByRole('region', { name: NAMES.attributes })).toBeVisible()
    expect(globalThis).not.toHaveProperty('__hostile')
    for (const link of screen.getAllByRole('link')) {
      expect(link.getAttribute('href')).toMatch(/^(?:\/|#|https?:)/)
      expect(link.getAttribute('href')).not.toMatch(/^\/\//)
    }
  })

  it('are apart for each country', async () => {
    renderAt(`/products/${ID}?country=us&country=in`)
    const us = await screen.findByRole('region', { name: 'Product in us' })
    const india = screen.getByRole('region', { name: 'Product in in' })
    expect(await within(us).findByRole('heading', { level: 3, name: TITLE })).toBeVisible()
    expect(await within(india).findByText(/No product with this id in in/)).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })
})
