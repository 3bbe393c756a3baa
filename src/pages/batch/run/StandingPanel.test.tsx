import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { writePreference } from '../../../store/preferences/preferences.ts'
import { aMarket, aRecord, keepBatch } from '../../../testing/made/aKeptBatch.ts'
import {
  CHEAP,
  CONNECTION,
  DEAR,
  forgetKept,
  ID,
  MARKETS,
} from '../../../testing/kept/keptMarkets.ts'
import { renderAt } from '../../../testing/pages/renderAt.tsx'
import { BATCH, detailsOfRow } from '../../../words/batchNames.ts'
import { NAMES } from '../../../words/names.ts'

const PAGE = 'https://shop.example/p/1'

beforeEach(async () => {
  await forgetKept()
  writePreference(CONNECTION, 'mine', {})
})

/** A URL that was followed to its market, and a code if it is given. */
async function keep(...codes: string[]) {
  const market = aMarket(CHEAP, MARKETS[CHEAP] ?? {})
  if (market.kind !== 'ean') throw new Error('A market is the answer for a code')
  const { code, offers } = market
  await keepBatch({
    id: ID,
    lines: [PAGE, ...codes].map((text) => ({ text })),
    chain: true,
    answerOf: ({ entry }) =>
      entry.kind === 'url'
        ? { kind: 'url', url: PAGE, records: [aRecord()], market: { code, offers } }
        : aMarket(DEAR, MARKETS[DEAR] ?? {}),
  })
}

describe('with nobody chosen as me', () => {
  it('no row stands anywhere, no offer is marked, and the choice is offered', async () => {
    await keep(DEAR)
    const { user } = renderAt(`/collections/${ID}`)
    const standing = await screen.findByRole('region', { name: BATCH.standing })
    expect(standing).toHaveTextContent('Choose who you are to see your price position')
    expect(standing).toHaveTextContent('Reference: median of all')
    const against = within(standing).getByRole('combobox', { name: NAMES.reference })
    expect(against).toHaveDisplayValue('median of all')
    const tiles = within(standing).getByRole('list', { name: BATCH.tiles })
    expect(within(tiles).getAllByRole('link')).toHaveLength(1)
    expect(standing).not.toHaveTextContent(/by me|Price index/)
    expect(within(standing).getByRole('button', { name: 'Choose merchant' })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: /^Details of row 1|1 record/ }))
    const drawer = await screen.findByRole('dialog', { name: detailsOfRow(1) })
    const offers = within(drawer).getByRole('table', { name: `${BATCH.offers} of ${CHEAP}` })
    const own = within(offers)
      .getAllByRole('row')
      .filter((row) => row.dataset['mine'])
    expect(own).toEqual([])
  })
  it('shows all rows, and says so, whatever tile its address names', async () => {
    await keep(DEAR)
    renderAt(`/collections/${ID}?tile=dearer`)
    const tiles = await screen.findByRole('list', { name: BATCH.tiles })
    const all = within(tiles).getByRole('link', { name: /^All rows/ })
    expect(all).toHaveAttribute('aria-current', 'true')
  })
})
