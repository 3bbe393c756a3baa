import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { NAMES } from '@/words/names.ts'
import { OXFORD, TITLE, answerWith, heading, panel, valueOf } from '@test/made/productAnswers.ts'
import { clickDetails } from '@test/pages/clickDetails.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { turnOnDeveloper } from '@test/pages/turnOnDeveloper.ts'
import { PRODUCT, picture } from './productNames.ts'

beforeEach(turnOnDeveloper)

describe('pictures', () => {
  it('change by buttons and by arrow keys', { tags: 'slow' }, async () => {
    const { user } = renderAt(OXFORD)
    await heading()
    const pictures = panel(PRODUCT.pictures)
    expect(pictures).toHaveTextContent('1 of 5')
    await user.click(within(pictures).getByRole('button', { name: picture(3) }))
    expect(within(pictures).getByRole('region', { name: `${picture(3)} of 5` })).toBeVisible()
    await user.keyboard('{ArrowRight}')
    const fourth = within(pictures).getByRole('button', { name: picture(4) })
    expect(fourth).toHaveAttribute('aria-current', 'true')
    await waitFor(() => expect(fourth).toHaveFocus())
    await user.keyboard('{End}{ArrowRight}{Home}{ArrowLeft}')
    expect(pictures).toHaveTextContent('1 of 5')
    expect(address()).toBe(OXFORD)
  })

  it('show that one didn’t load', async () => {
    renderAt(OXFORD)
    await heading()
    const [first] = within(panel(PRODUCT.pictures)).getAllByRole('img', { name: TITLE })
    if (!first) throw new Error('the product has pictures')
    fireEvent.error(first)
    expect(await screen.findByText('Picture didn’t load')).toBeVisible()
  })

  it('show “No picture given” where there are none, and videos are links', async () => {
    answerWith({
      product: { title: 'Plain', imageUrl: 'javascript:1', videos: ['https://v.example/1'] },
      traits: {},
    })
    renderAt('/products/X?country=us')
    await heading('Plain')
    expect(screen.getByText('No picture given')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Video/ })).toHaveAttribute(
      'href',
      'https://v.example/1',
    )
  })
})

describe('a product of extreme size', () => {
  it('shows 60 of its pictures, and 60 more with each click', async () => {
    const images = Array.from({ length: 10_000 }, (_, at) => `https://p.example/${at}.jpg`)
    answerWith({ product: { title: 'Many pictures', images }, traits: {} })
    const { user } = renderAt('/products/X?country=us')
    await heading('Many pictures')
    const pictures = within(panel(PRODUCT.pictures))
    expect(pictures.getByText('1 of 10000')).toBeVisible()
    expect(pictures.getAllByRole('button', { name: /^Picture \d/ })).toHaveLength(60)
    await user.click(pictures.getByRole('button', { name: 'Show 60 more of 10,000 pictures' }))
    expect(pictures.getAllByRole('button', { name: /^Picture \d/ })).toHaveLength(120)
  })

  it('shows its description in parts', { tags: 'slow' }, async () => {
    const description = `<p>The beginning</p>${'<p>word </p>'.repeat(4000)}<p>The end</p>`
    answerWith({ product: { title: 'Many words', description }, traits: {} })
    const { user } = renderAt('/products/X?country=us')
    await heading('Many words')
    expect(await screen.findByText('The beginning')).toBeVisible()
    expect(screen.getByText(/^12,\d\d\d more characters\.$/)).toBeVisible()
    // A query by role would compute thousands of names each time.
    const more = () => screen.getByText('Show more of the description')
    await user.click(more())
    expect(await screen.findByText('The end')).toBeVisible()
    expect(screen.queryByText(/more characters/)).toBeNull()
  })
})

describe('the description', () => {
  it('is shown without scripts, and its source as text', async () => {
    answerWith({
      product: {
        title: 'Plain',
        description: '<p onclick="x()">Soft <b>cotton</b><script>x()</script><img src=x></p>',
      },
      traits: {},
    })
    const { user } = renderAt('/products/X?country=us')
    await heading('Plain')
    const description = panel(PRODUCT.description)
    await within(description).findByText('cotton')
    expect(description.querySelector('script, img, [onclick]')).toBeNull()
    await user.click(within(description).getByRole('button', { name: 'Show source' }))
    expect(description).toHaveTextContent('<script>x()</script>')
  })
})

describe('all other attributes', () => {
  it('show how many are empty, and hide these on request', async () => {
    const { user } = renderAt(OXFORD)
    await heading()
    const attributes = panel(PRODUCT.attributes)
    expect(attributes).toHaveTextContent(/\d+ fields, \d+ empty/)
    expect(within(attributes).getByText('Last changed')).toBeVisible()
    await user.click(within(attributes).getByRole('checkbox', { name: PRODUCT.hideEmpty }))
    expect(within(attributes).queryByText('Last changed')).toBeNull()
    expect(within(attributes).getByText('Article type')).toBeVisible()
  })

  it('include everything received: unknown fields, nested values, unreadable ones', async () => {
    answerWith(
      `{"product":{"title":"Plain","active":"soon","weight":{"net":{"g":12345678901234567890}},
        "offerPrice":"1,299","__proto__":"kept","notes":"${'long '.repeat(100)}"},"traits":{}}`,
    )
    const { user } = renderAt('/products/X?country=us')
    await heading('Plain')
    const attributes = panel(PRODUCT.attributes)
    expect(valueOf(attributes, 'Stock')).toBe('soon')
    expect(valueOf(attributes, 'Offer price')).toBe('1,299')
    expect(valueOf(attributes, '__proto__')).toBe('kept')
    await user.click(within(attributes).getByText('1 entry'))
    expect(valueOf(attributes, 'weight')).toContain('rounded')
    expect(valueOf(panel(PRODUCT.product), 'Stock')).toContain('stock unknown')
    await user.click(screen.getByRole('button', { name: 'Show all 500 characters' }))
    expect(valueOf(attributes, 'notes')).toContain('long '.repeat(100).trim())
  })
})

describe('the raw response', () => {
  it('shows the exact text, with the request and without the key', { tags: 'slow' }, async () => {
    answerWith('{"product":{"title":"Plain","n":12345678901234567890,"p":47.90},"traits":{}}')
    const { user } = renderAt('/products/X?country=us')
    await heading('Plain')
    const details = within(await clickDetails(user))
    await user.click(details.getByRole('button', { name: NAMES.rawAnswer }))
    const drawer = await screen.findByRole('dialog', { name: /^Raw response/ })
    expect(drawer).toHaveTextContent(/200 · \d+ B · \d+ ms/)
    expect(drawer).toHaveTextContent('apikey: $CATALOG_API_KEY')
    expect(drawer).not.toHaveTextContent('apikey: demo')
    const lines = within(drawer).getByRole('region', { name: 'Response, formatted' })
    expect(lines).toHaveTextContent('"n": 12345678901234567890')
    expect(lines).toHaveTextContent('"p": 47.90')

    await user.click(within(drawer).getByRole('button', { name: 'Collapse all' }))
    expect(lines).not.toHaveTextContent('47.90')
    await user.type(within(drawer).getByRole('textbox', { name: 'Find a key or value' }), '47.9')
    expect(lines).toHaveTextContent('47.90')
    expect(drawer).toHaveTextContent('1 of 1')

    await user.click(within(drawer).getByRole('radio', { name: 'As received' }))
    expect(within(drawer).getByRole('region', { name: 'Response as received' })).toHaveTextContent(
      '{"product":{"title":"Plain","n":12345678901234567890,"p":47.90},"traits":{}}',
    )
    await user.click(within(drawer).getByRole('button', { name: NAMES.close }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('renders only the lines in view of a response of a megabyte', async () => {
    const many = Array.from({ length: 30_000 }, (_, at) => `entry number ${at}`)
    answerWith({ product: { title: 'Plain', many }, traits: {} })
    const { user } = renderAt('/products/X?country=us')
    await heading('Plain')
    const details = within(await clickDetails(user))
    await user.click(details.getByRole('button', { name: NAMES.rawAnswer }))
    const lines = await screen.findByRole('region', { name: 'Response, formatted' })
    expect(lines).toHaveTextContent('entry number 0')
    expect(lines.querySelectorAll('[data-number]').length).toBeLessThan(200)
  })
})
