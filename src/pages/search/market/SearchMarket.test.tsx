import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { plural } from '@/lib/text/plural.ts'
import { MOST_MARKETS } from '@/routing/marketParameters.ts'
import { deleteStored } from '@/storage/database/stored.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { checkMarketOf, MARKET, marketsLeftOut, marketsMissing } from '@/words/marketNames.ts'
import { SELECTION, selectNamed } from '@/words/selectionNames.ts'
import { SAVED_SEARCH } from '@/words/updateAllNames.ts'
import { demo } from '@test/demo.ts'
import { savedFiles } from '@test/export/savedFiles.ts'
import { readSheet, saveFrom } from '@test/export/saveFrom.ts'
import { demoConnection } from '@test/made/connections.ts'
import { chooseMerchant } from '@test/pages/chooseMerchant.ts'
import { forgetCodes } from '@test/pages/codesPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { turnOnDeveloper } from '@test/pages/turnOnDeveloper.ts'

beforeEach(turnOnDeveloper)

const OXFORD = "Men's Slim Fit Oxford Cotton Shirt, Button-Down Collar"
const TABLE = '/search?q=cotton+oxford&country=us&view=table'

const bar = async () => within(await screen.findByRole('region', { name: SELECTION.bar }))
const panel = async () => within(await screen.findByRole('region', { name: MARKET.panel }))
/** A cell in the first row with this title. Uses selectors, because queries by role are slow with hundreds of cells. */
const cell = (column: string) =>
  document
    .querySelector(`[title="${OXFORD}"]`)
    ?.closest('tr')
    ?.querySelector(`[data-column="${column}"]`)?.textContent
const requestedCodes = () => demo.requests().filter((path) => path.includes('/productCodes/'))
/** Waits for all sizes: an unchecked one is mentioned beside those above market. */
const allChecked = () =>
  waitFor(() => {
    expect(cell('index')).toMatch(/^\d+\.\d$/)
    expect(cell('above')).not.toContain('checked')
  })

beforeEach(async () => {
  writePreference(demoConnection.id, 'mine', {})
  await forgetCodes()
})

describe('market prices for search results', () => {
  it(
    'are checked for the selected cards and shown as columns of the table',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt('/search?q=cotton+oxford&country=us')
      const boxes = await screen.findAllByLabelText(selectNamed(OXFORD))
      for (const box of boxes) await user.click(box)
      const selected = await bar()
      const checkButton = await selected.findByRole('button', {
        name: new RegExp(`^${MARKET.check}`),
      })
      const cost = checkButton.textContent
      await user.click(checkButton)
      await chooseMerchant(user, 'Northgate')
      await allChecked()
      expect(address()).toMatch(/view=table&sort=-index&market=\w{10}$/)
      expect(
        screen.getByRole('columnheader', { name: /^vs median of the competitors/ }),
      ).toBeVisible()
      expect(cell('above')).toMatch(/^\d of \d sizes above$/)
      expect(cell('eans')).toMatch(/^\d{13}/)
      expect(cost).toContain(plural(requestedCodes().length, 'request'))

      const index = Number(cell('index'))
      const files = savedFiles()
      const saved = await saveFrom({ user, files, label: SELECTION.exported })
      const { rows } = readSheet(saved)
      expect(Math.max(...rows.map(({ Index }) => Number(Index)))).toBeCloseTo(index, 1)
      expect(rows[0]).toHaveProperty('Median of the competitors')
      await user.click(screen.getByRole('button', { name: SELECTION.clear }))
    },
  )

  it(
    'are checked for a page of the table, and shown again at its address',
    { tags: 'slow' },
    async () => {
      writePreference(demoConnection.id, 'mine', { us: ['Northgate'] })
      const { user, unmount } = renderAt(TABLE)
      const market = await panel()
      const rows = document.querySelectorAll('tr[data-row]').length
      const checkButton = market.getByRole('button', {
        name: new RegExp(`^${checkMarketOf(rows)}`),
      })
      const cost = checkButton.textContent
      await user.click(checkButton)
      await allChecked()
      await waitFor(() => expect(cost).toContain(plural(requestedCodes().length, 'request')))
      const requested = requestedCodes().length
      const shown = address()
      unmount()
      renderAt(shown)
      await allChecked()
      expect(requestedCodes()).toHaveLength(requested)
    },
  )

  it('are offered again where the checked ones aren’t saved, as in another browser', async () => {
    renderAt(`${TABLE}&sort=-index&market=elsewhere1`)
    const market = await panel()
    expect(await market.findByRole('button', { name: /^Check market prices for/ })).toBeVisible()
    expect(await market.findByText(marketsMissing(1), { exact: false })).toBeVisible()
    expect(screen.queryByRole('columnheader', { name: /^Index/ })).not.toBeInTheDocument()
  })

  it('announce that the earliest check no longer fits into the link', async () => {
    const earlier = Array.from({ length: MOST_MARKETS }, (_, at) => `&market=elsewhere${at}`).join(
      '',
    )
    const { user } = renderAt(`${TABLE}${earlier}`)
    await user.click(
      await (await panel()).findByRole('button', { name: /^Check market prices for/ }),
    )
    expect(await screen.findByText(marketsLeftOut(1))).toBeVisible()
    await waitFor(() => expect(address()).not.toContain('market=elsewhere0&'))
    expect(address()).toContain('market=elsewhere1&')
  })

  it(
    'are exported to JSON with the response and your price position for each product',
    { tags: 'slow' },
    async () => {
      writePreference(demoConnection.id, 'mine', { us: ['Northgate'] })
      const { user } = renderAt(TABLE)
      await user.click(
        await (await panel()).findByRole('button', { name: /^Check market prices for/ }),
      )
      await allChecked()
      const index = Number(cell('index'))
      const files = savedFiles()
      const label = 'Export this page'
      const saved = await saveFrom({ user, files, label, format: 'json' })
      const { answer, positions } = JSON.parse(saved.toString('utf8')) as {
        answer: { productList: { productId: string; title: string }[] }
        positions: { productId: string; position: { index: number | null } }[]
      } // as it was written
      const ids = answer.productList.flatMap((one) => (one.title === OXFORD ? one.productId : []))
      const indices = positions
        .filter(({ productId }) => ids.includes(productId))
        .map(({ position }) => position.index ?? 0)
      expect(Math.max(...indices)).toBeCloseTo(index, 1)
    },
  )

  it('come back with their order in a saved search', { tags: 'slow' }, async () => {
    await deleteStored(['collections'])
    writePreference(demoConnection.id, 'mine', { us: ['Northgate'] })
    const { user, unmount } = renderAt(TABLE)
    await user.click(
      await (await panel()).findByRole('button', { name: /^Check market prices for/ }),
    )
    await allChecked()
    const requested = requestedCodes().length
    const shown = address()
    await user.click(await screen.findByRole('button', { name: SAVED_SEARCH.save }))
    await user.click(await screen.findByRole('button', { name: SAVED_SEARCH.keep }))
    await screen.findByRole('button', { name: SAVED_SEARCH.isSaved })
    unmount()
    const start = renderAt('/collections')
    const links = await screen.findAllByRole('link', { name: /cotton oxford/ })
    const saved = links.find((link) => link.getAttribute('href')?.startsWith('/search'))
    await start.user.click(saved as HTMLElement) // a saved search opens as a search
    await allChecked()
    expect(address()).toBe(shown)
    expect(requestedCodes()).toHaveLength(requested)
  })

  it('can’t be checked where no row has an EAN, and the page explains this', async () => {
    renderAt('/search?q=cotton+oxford&country=us&view=table&mode=lite')
    expect(await screen.findByText(MARKET.noEan)).toBeVisible()
  })
})
