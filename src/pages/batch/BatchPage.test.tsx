import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getEan } from '../../catalog/operations/ean.ts'
import { getSearch } from '../../catalog/operations/search.ts'
import { formatPrice, formatWorkedOut } from '../../lib/numbers/format.ts'
import { toOfferRows } from '../../market/offerRows.ts'
import { writePreference } from '../../store/preferences/preferences.ts'
import { keepUsualReference } from '../../store/preferences/usualReference.ts'
import {
  bodyRows,
  figure,
  forgetBatches,
  isDone,
  paste,
  run,
} from '../../testing/pages/batchPage.ts'
import { demoConnection } from '../../testing/made/connections.ts'
import { demo } from '../../testing/demo.ts'
import { expectSaid } from '../../testing/faults/expectSound.ts'
import { address, renderAt } from '../../testing/pages/renderAt.tsx'
import { BATCH } from '../../words/batchNames.ts'
import { NAMES } from '../../words/names.ts'
import { openBatches } from '../../work/batch/openBatches.ts'

/** Codes of the demo catalog that merchants sell. */
async function soldCodes(count: number): Promise<string[]> {
  const request = {
    countries: ['us'],
    q: 'shirt',
    merchant: [],
    brand: [],
    category: [],
    division: [],
    page: 1,
    size: 24,
    mode: 'full' as const,
  }
  const { products } = await getSearch(demoConnection, request)
  const codes = products.flatMap(({ skuSet }) => skuSet.map(({ ean }) => ean ?? ''))
  return [...new Set(codes)].filter((code) => code !== '').slice(0, count)
}

const NOBODYS = '2000000000008'
const WRONG = '2049811763055'

const eanRequests = () => demo.requests().filter((path) => path.includes('/productCodes/'))
beforeEach(forgetBatches)

describe('a new batch', () => {
  it('is counted before anything is sent, with the reason of every line that can’t be checked', async () => {
    const [code = ''] = await soldCodes(1)
    const { user } = await paste(`${code}\n${code}\n${WRONG}\n4.0E+12\nnonsense\n`)
    await screen.findByRole('button', { name: /^Start/ })
    await waitFor(() => expect(figure('Lines')).toContain('5'))
    expect(figure('Valid')).toContain('2')
    expect(figure('Duplicates')).toContain('1')
    expect(figure('Invalid')).toContain('3')
    expect(figure('To check')).toContain('1up to 2 requests')
    expect(screen.getByRole('list', { name: 'doubtful' })).toHaveTextContent(
      'it should be 4: 2049811763054',
    )
    await user.click(screen.getByRole('button', { name: '2 left out' }))
    expect(screen.getByRole('list', { name: 'left out' })).toHaveTextContent('digits are lost')
    expect(eanRequests()).toEqual([])
  })
})

describe('a run', () => {
  it('asks every code once and shows the figures of its EAN page', async () => {
    const codes = await soldCodes(6)
    writePreference(demoConnection.id, 'mine', { us: ['northgate'] })
    const { user } = await run([...codes, codes[0], NOBODYS, WRONG].join('\n'))
    await isDone()
    expect(eanRequests()).toHaveLength(7)
    expect(figure('Asked')).toContain('7 of 7, 100%')

    await user.click(screen.getByRole('button', { name: 'Row' }))
    expect(address()).toMatch(/\/collections\/[a-z0-9]{10}\?sort=row$/)
    const rows = await bodyRows()
    expect(rows).toHaveLength(9)
    for (const [at, code] of codes.entries()) {
      const result = await getEan(demoConnection, { code, countries: ['us'], mode: 'full' })
      if (result.kind !== 'found') throw new Error(`Nobody sells ${code}`)
      const { summary } = toOfferRows(result.offers, { mine: ['northgate'], reference: 'median' })
      const cells = [...(rows[at]?.cells ?? [])].map(({ textContent }) => textContent)
      expect(cells[1]).toBe(code)
      expect(cells[5]).toContain(formatPrice(summary.min))
      expect(cells[6]).toContain(formatWorkedOut(summary.median))
      expect(cells[7]).toContain(formatPrice(summary.max))
      const typed = rows[at]?.cells[8]?.querySelector('input')
      expect(typed).toHaveValue(summary.mine ? formatPrice(summary.mine.price) : '')
    }
    expect(rows[6]?.cells[1]).toHaveTextContent(codes[0] ?? '')
    expect(rows[6]?.cells[5]?.textContent).toBe(rows[0]?.cells[5]?.textContent)
    expect(rows[7]).toHaveTextContent('Not found')
    expect(rows[8]).toHaveTextContent('it should be 4: 2049811763054')
    expect(
      within(rows[0] as HTMLElement).getByRole('link', { name: codes[0] ?? '' }),
    ).toHaveAttribute('href', `/ean/${codes[0]}?country=us&mine=northgate&ref=median`)
  })

  it('keeps the filter in the address, and the tiles choose rows', async () => {
    const codes = await soldCodes(6)
    writePreference(demoConnection.id, 'mine', { us: ['a merchant of elsewhere'] })
    const { user } = await run([...codes, NOBODYS, WRONG].join('\n'))
    await isDone()
    await user.click(screen.getByRole('radio', { name: 'Not found 1' }))
    expect(address()).toMatch(/\?status=not-found$/)
    expect(await bodyRows()).toHaveLength(1)
    await user.click(screen.getByRole('radio', { name: 'All 8' }))

    const standing = screen.getByRole('region', { name: BATCH.standing })
    const tiles = within(standing).getByRole('list', { name: BATCH.tiles })
    const tile = within(tiles).getByRole('link', { name: /^Not sold by me ?6/ })
    await user.click(tile)
    expect(address()).toMatch(/\?tile=not-mine$/)
    expect(await bodyRows()).toHaveLength(6)
    expect(standing).toHaveTextContent('n = 0; left out: 1 not found, 6 not sold by me, 1 invalid')
    expect(standing).toHaveTextContent('Reference: median of the others')
    act(() => keepUsualReference('mean'))
    expect(standing).toHaveTextContent('Reference: mean of the others')
    expect(address()).toMatch(/\?tile=not-mine$/)
  })

  it('pauses, goes on, and asks nothing twice', async () => {
    const codes = await soldCodes(12)
    const release = demo.hold()
    const { user } = await run(codes.join('\n'))
    await user.click(await screen.findByRole('button', { name: BATCH.pause }))
    release()
    await screen.findByText('Paused')
    await waitFor(() => expect(figure('Asked')).toContain('4 of 12'))
    expect(eanRequests()).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: BATCH.resume }))
    await isDone()
    expect(eanRequests()).toHaveLength(12)
  })

  it('goes on while its page is left, and the top bar leads back to it', async () => {
    const codes = await soldCodes(12)
    const release = demo.hold()
    const { user } = await run(codes.join('\n'))
    await user.click(screen.getAllByRole('link', { name: 'EAN prices' })[0] as HTMLElement)
    const back = await screen.findByRole('link', {
      name: /^EAN prices, 12 codes: Running, 0 of 12/,
    })
    expect(back).toHaveAccessibleDescription('')
    release()
    await waitFor(() => expect(eanRequests()).toHaveLength(12))
    await waitFor(() => expect(back).not.toBeInTheDocument())
  })

  it('keeps its finished rows over a reload, and goes on with the others', async () => {
    const codes = await soldCodes(12)
    const release = demo.hold()
    const { user, unmount } = await run(codes.join('\n'))
    await user.click(await screen.findByRole('button', { name: BATCH.pause }))
    release()
    await waitFor(() => expect(figure('Asked')).toContain('4 of 12'))
    const [, , id = ''] = address().split('/')
    unmount()
    openBatches.close(demoConnection.id, id)

    const again = renderAt(`/collections/${id}`)
    await waitFor(() => expect(figure('Asked')).toContain('4 of 12'))
    expect(await screen.findByText(/offers to go on from row 5/)).toBeInTheDocument()
    expect(eanRequests()).toHaveLength(4)
    await again.user.click(screen.getByRole('button', { name: BATCH.goOn }))
    await isDone()
    expect(new Set(eanRequests()).size).toBe(12)
    expect(eanRequests()).toHaveLength(12)
  })

  it('says why it paused when the key is refused, and resumes from there', async () => {
    const codes = await soldCodes(6)
    const { user } = await run(codes.join('\n'), '/collections/new?demo=key-401')
    const panel = within(
      await screen.findByRole('region', { name: 'This batch was refused because of the key.' }),
    )
    await expectSaid('Paused: the service refused the key.')
    expect(figure('Failed')).toContain('0')
    expect(panel.getByText(/^The demo refuses its key only on purpose/)).toBeVisible()
    expect(panel.getByRole('link', { name: NAMES.settings })).toBeVisible()

    demo.choose(null)
    await user.click(panel.getByRole('button', { name: NAMES.retry }))
    await isDone()
    expect(figure('Asked')).toContain('6 of 6')
    expect(figure('Failed')).toContain('0')
  })

  it('says of what nobody knows no status that was not answered', async () => {
    await run(NOBODYS, '/collections/new?demo=none-is-null&country=us')
    await isDone()
    const [row] = await bodyRows()
    expect(row).toHaveTextContent('Not found')
    expect(row).toHaveTextContent('Not known in US')
    expect(row).not.toHaveTextContent('404')
  })

  it('is said to be kept elsewhere where this browser has none', async () => {
    renderAt('/collections/nowhere')
    expect(
      await screen.findByRole('heading', { name: 'This browser has no such collection' }),
    ).toBeInTheDocument()
  })
})
