import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getEan } from '@/api/operations/ean.ts'
import { getSearch } from '@/api/operations/search.ts'
import { toOfferRows } from '@/domain/pricing/offerRows.ts'
import { openCodesJobs } from '@/jobs/codes/openCodesJobs.ts'
import { formatPrice } from '@/lib/numbers/format.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { demo } from '@test/demo.ts'
import { aSearchRequest } from '@test/made/aSearchRequest.ts'
import { demoConnection } from '@test/made/connections.ts'
import { figure, figures, forgetCodes, runEnded, rowOf, run } from '@test/pages/codesPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

/** Codes of the demo catalog that merchants sell. */
async function soldCodes(count: number): Promise<string[]> {
  const { products } = await getSearch(demoConnection, aSearchRequest())
  const codes = products.flatMap(({ skuSet }) => skuSet.map(({ ean }) => ean ?? ''))
  return [...new Set(codes)].filter((code) => code !== '').slice(0, count)
}

const NOBODYS = '2000000000008'
const WRONG = '2049811763055'

const eanRequests = () => demo.requests().filter((path) => path.includes('/productCodes/'))
beforeEach(forgetCodes)

it(
  'every code is checked once and shows the figures of its EAN page; a repeated one counts once',
  { tags: 'slow' },
  async () => {
    const codes = await soldCodes(3)
    writePreference(demoConnection.id, 'mine', { us: ['northgate'] })
    writePreference(demoConnection.id, 'tableColumns', {})
    await run([...codes, codes[0], NOBODYS, WRONG].join('\n'))
    await runEnded()
    expect(eanRequests()).toHaveLength(4)
    expect(figure('Checked')).toContain('4 of 4')
    expect(figure('Found')).toContain('3')
    expect(figure('Not found')).toContain('1')
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(address()).toMatch(/^\/collections\/[a-z0-9]{10}$/)
    const table = await screen.findByRole('table', { name: 'Rows' })
    await waitFor(() => expect(table).toHaveTextContent('Not found'))
    for (const code of codes) {
      const result = await getEan(demoConnection, { code, countries: ['us'], mode: 'full' })
      if (result.kind !== 'found') throw new Error(`Nobody sells ${code}`)
      const { summary } = toOfferRows(result.offers, {
        ownMerchants: ['northgate'],
        reference: 'median',
      })
      if (summary.ownPrice) {
        expect(screen.getByRole('textbox', { name: `Your price of ${code}` })).toHaveValue(
          formatPrice(summary.ownPrice.price),
        )
      }
    }
    expect(table).toHaveTextContent('Same as row 1.')
    expect(table).toHaveTextContent('it should be 4: 2049811763054')
  },
)

describe('a check of codes', () => {
  it('pauses and resumes without requesting a code twice', { tags: 'slow' }, async () => {
    const codes = await soldCodes(12)
    const release = demo.hold()
    const { user } = await run(codes.join('\n'))
    await user.click(await screen.findByRole('button', { name: 'Pause' }))
    release()
    await within(figures()).findByText('Paused')
    await waitFor(() => expect(figure('Checked')).toContain('4 of 12'))
    expect(eanRequests()).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: 'Resume' }))
    await runEnded()
    expect(eanRequests()).toHaveLength(12)
  })

  it('continues when you leave its page, and the top bar links back to it', async () => {
    const codes = await soldCodes(12)
    const release = demo.hold()
    const { user } = await run(codes.join('\n'))
    await user.click(screen.getAllByRole('link', { name: 'EAN prices' })[0] as HTMLElement)
    const back = await screen.findByRole('link', {
      name: /^EAN prices, 12 codes: Running, 0 of 12/,
    })
    release()
    await waitFor(() => expect(eanRequests()).toHaveLength(12))
    await waitFor(() => expect(back).not.toBeInTheDocument())
  })

  it(
    'keeps its results after a reload, and continues with the remaining codes',
    { tags: 'slow' },
    async () => {
      const codes = await soldCodes(12)
      const release = demo.hold()
      const { user, unmount } = await run(codes.join('\n'))
      await user.click(await screen.findByRole('button', { name: 'Pause' }))
      release()
      await waitFor(() => expect(figure('Checked')).toContain('4 of 12'))
      const [, , id = ''] = address().split('/')
      unmount()
      openCodesJobs.close(demoConnection.id, id)

      const again = renderAt(`/collections/${id}`)
      await screen.findByRole('region', { name: 'Progress in figures' })
      await waitFor(() => expect(figure('Checked')).toContain('4 of 12'))
      expect(eanRequests()).toHaveLength(4)
      await again.user.click(screen.getByRole('button', { name: 'Continue' }))
      await runEnded()
      expect(new Set(eanRequests()).size).toBe(12)
      expect(eanRequests()).toHaveLength(12)
    },
  )

  it('says that the key was refused, and continues on Retry', { tags: 'slow' }, async () => {
    const codes = await soldCodes(6)
    const { user } = await run(codes.join('\n'), '/collections/new?demo=key-401')
    const panel = within(
      await screen.findByRole('group', {
        name: 'This collection failed: the key was refused.',
      }),
    )
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Paused: the service refused the key.'),
    )
    expect(panel.getByText(/^This is a demo fault/)).toBeVisible()
    expect(panel.getByRole('link', { name: 'Settings' })).toBeVisible()

    demo.choose(null)
    await user.click(panel.getByRole('button', { name: 'Retry' }))
    await runEnded()
    expect(figure('Checked')).toContain('6 of 6')
    expect(within(figures()).queryByText('Failed')).toBeNull()
  })

  it('shows “Not found” without a status code that the service did not send', async () => {
    await run(NOBODYS, '/collections/new?demo=none-is-null&country=us')
    await runEnded()
    const row = await rowOf(NOBODYS)
    expect(row).toHaveTextContent('Not found')
    expect(row).not.toHaveTextContent('404')
  })

  it('says when its collection isn’t in this browser', async () => {
    renderAt('/collections/nowhere')
    expect(
      await screen.findByRole('heading', { name: 'This collection isn’t in this browser' }),
    ).toBeInTheDocument()
  })
})
