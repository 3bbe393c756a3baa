import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { getEan } from '@/api/operations/ean.ts'
import { getTraits } from '@/api/operations/traits.ts'
import { demo } from '@test/demo.ts'
import { openProfile, panel, SENTINEL, forgetService } from '@test/made/serviceProfile.ts'
import { SERVICE } from './serviceNames.ts'

/** Answers searches with this body. */
function answerWith(body: object) {
  demo.server.use(http.get('*/v1/products', () => HttpResponse.json(body)))
}

beforeEach(forgetService)

describe('the last requests', () => {
  it('appear as they end, can be searched by words, and can be cleared', async () => {
    answerWith({ productList: [{ productId: 'A' }], numFound: 1 })
    const { user, search } = openProfile()
    await panel(SERVICE.requests)
    for (const q of ['cotton shirt', 'wool hat']) await search({ q })
    expect(await screen.findByText('2 stored, 2 shown')).toBeInTheDocument()
    await user.type(screen.getByRole('textbox', { name: SERVICE.findRequest }), 'wool')
    expect(screen.getByText('2 stored, 1 shown')).toBeInTheDocument()
    await user.keyboard('ly')
    expect(screen.getByText('No matching requests')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: SERVICE.clearRequests }))
    expect(screen.getByText('0 stored, 0 shown')).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: SERVICE.answer })).toBeNull()
  })

  it('show what was sent beside what the service applied', async () => {
    const q = 'cotton shirt country:us start=0 rows=3'
    answerWith({ productList: [{ productId: 'A' }], numFound: 1, q })
    const { search } = openProfile()
    await search({ category: ['Shirts'] })
    const applied = await panel(SERVICE.applied)
    const of = (name: string) => within(applied).getByRole('row', { name: new RegExp(`^${name} `) })
    expect(of('q')).toHaveTextContent('qcotton shirtcotton shirtas sent')
    expect(of('categoryFilter')).toHaveTextContent('Shirts–not saidignored')
    expect(of('limit')).toHaveTextContent('5rows=3clamped')
    expect(applied).toHaveTextContent('1 ignored, 1 clamped')
  })

  it('show request and response exactly, and nowhere the key', async () => {
    answerWith({ productList: [{ productId: 'A' }], numFound: 1 })
    const { container, user, search } = openProfile({ apiKey: SENTINEL })
    await search()
    const answer = await panel(SERVICE.answer)
    expect(answer).toHaveTextContent('GET {base_url}/v1/products?countryCode=us &q=cotton%20shirt')
    expect(answer).toHaveTextContent('apikey: never copied')
    expect(answer).toHaveTextContent('"productId": "A"')
    await user.click(within(answer).getByRole('button', { name: 'cURL' }))
    const copied = await navigator.clipboard.readText()
    expect(copied).toContain('$CATALOG_API_KEY')
    expect(copied + container.innerHTML).not.toContain(SENTINEL)
  })

  it('stay on the selected request while new ones arrive', async () => {
    answerWith({ productList: [{ productId: 'A' }], numFound: 1 })
    const { user, search, source } = openProfile()
    await search({ q: 'wool hat' })
    await expect(
      getEan(source.current(), { code: '1', countries: ['us'], mode: 'lite' }),
    ).resolves.toMatchObject({ kind: 'none' })
    const pick = await screen.findByRole('button', { name: 'wool hat' })
    await user.click(pick)
    expect(pick).toHaveAttribute('aria-pressed', 'true')
    await search({ q: 'cotton shirt' })
    expect(await screen.findByText('3 stored, 3 shown')).toBeInTheDocument()
    expect(await panel(SERVICE.answer)).toHaveTextContent('q=wool%20hat')
  })

  it('show “No response” where none arrived', async () => {
    demo.server.use(http.get('*/v1/products/:id/traits', () => HttpResponse.error()))
    const { source } = openProfile()
    const requested = getTraits(source.current(), {
      id: 'A'.repeat(32),
      countries: ['us'],
      mode: 'lite',
    })
    await expect(requested).rejects.toThrow('couldn’t be reached')
    expect(await panel(SERVICE.applied)).toHaveTextContent('No response.')
    expect(await panel(SERVICE.requests)).toHaveTextContent('AAAAAA…AAAA')
  })
})
