import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readAlertRules } from '@/storage/alerts/alertRules.ts'
import { readAlertRuns } from '@/storage/alerts/alertRuns.ts'
import { createFromSearch, saveVersion } from '@/storage/collections/versions.ts'
import { databaseStores } from '@/storage/database/databaseStores.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { replacePriceList } from '@/storage/priceLists/priceList.ts'
import {
  exportMatchesLabel,
  moreFor,
  snoozeOf,
  selectMatches,
  switchOf,
  endSnoozeOf,
  ALERTS,
  withoutBrand,
} from '@/words/alertNames.ts'
import { SELECTION } from '@/words/selectionNames.ts'
import { savedFiles, textIn } from '@test/export/savedFiles.ts'
import { readSheet, saveFrom } from '@test/export/saveFrom.ts'
import { aCollection } from '@test/made/aCollection.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { aMarket, saveCodes } from '@test/made/aSavedCollection.ts'
import { aVersion } from '@test/made/aVersion.ts'
import { onPhone } from '@test/pages/onPhone.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

const SHIRT = '2049811763054'
const POLO = '2049811819164'
const MONDAY = Date.UTC(2026, 10, 16, 6)
const TUESDAY = Date.UTC(2026, 10, 17, 6)

const forgetAll = () => {
  for (const { name } of databaseStores) replaceEntriesInMemory(name, [])
}

beforeEach(() => {
  forgetAll()
  writePreference('demo', 'mine', { us: ['northgate'] })
})
afterEach(forgetAll)

type Market = Record<string, number | null>

const saveMarkets = (at: number, markets: Record<string, Market>) =>
  saveCodes({
    id: `b${at}`,
    at,
    lines: Object.keys(markets).map((text) => ({ text })),
    answerOf: ({ entry }) =>
      entry.kind === 'ean' ? aMarket(entry.code, markets[entry.code] ?? {}) : null,
  })

/** A loaded collection with one record per brand. */
async function saveBrands(brands: readonly string[]) {
  await createFromSearch('demo', aCollection('set'))
  const rows = brands.map((brand) => aResultRow({ productId: `of ${brand}`, brand, country: 'us' }))
  await saveVersion('demo', aVersion({ id: 'rows', at: MONDAY }), [{ part: 0, at: MONDAY, rows }])
}

/** On Tuesday Sundial undercuts you on the shirt, as Cartwheel did on Monday, and Bazaarly starts to sell the polo. */
async function saveTwoDays() {
  await saveMarkets(MONDAY, {
    [SHIRT]: { northgate: 100, sundial: 99, cartwheel: 80 },
    [POLO]: { northgate: 50, sundial: 51 },
  })
  await saveMarkets(TUESDAY, {
    [SHIRT]: { northgate: 100, sundial: 90, cartwheel: 80 },
    [POLO]: { northgate: 50, sundial: 51, bazaarly: 49.9 },
  })
}

const BELOW = 'A competitor goes more than 5% below your price'
const rulesTable = () => screen.findByRole('table', { name: ALERTS.rules })
/** The sentence above the views. */
const sentence = () => screen.getByText(/^on \d+ products?/).textContent
const matchesTable = () => screen.findByRole('table', { name: ALERTS.matches })
/** The row texts of the table head (1) or of the body with its totals (2). */
const rowsIn = (table: HTMLElement, part: 1 | 2) => {
  const group = within(table).queryAllByRole('rowgroup')[part]
  return group === undefined
    ? []
    : within(group)
        .queryAllByRole('row')
        .map(({ textContent }) => textContent)
}
const linesOf = (table: HTMLElement) => rowsIn(table, 1)

async function openWithRule(path = '/alerts') {
  await saveTwoDays()
  const view = renderAt(path)
  await view.user.click(await screen.findByRole('button', { name: BELOW }))
  await matchesTable()
  return view
}

describe('the Alerts page', () => {
  it('opens the form for a new alert in a sheet on a phone', { tags: 'slow' }, async () => {
    onPhone()
    await saveTwoDays()
    const { user } = renderAt('/alerts')
    const opens = await screen.findByRole('button', { name: ALERTS.newRule })
    expect(screen.queryByRole('form', { name: ALERTS.newRule })).toBeNull()
    await user.click(opens)
    const sheet = within(await screen.findByRole('dialog', { name: ALERTS.newRule }))
    await user.click(sheet.getByRole('button', { name: ALERTS.add }))
    expect(await rulesTable()).toHaveTextContent(BELOW)
    expect(screen.queryByRole('dialog', { name: ALERTS.newRule })).toBeNull()
    await user.click(screen.getByRole('button', { name: ALERTS.more }))
    const more = within(await screen.findByRole('dialog', { name: ALERTS.more }))
    expect(more.getByRole('button', { name: ALERTS.check })).toBeVisible()
  })

  it('offers ready-made alerts, each added with one click, and shows no empty tables', async () => {
    const { user } = renderAt('/alerts')
    expect(await screen.findByText('Get alerts about price changes')).toBeVisible()
    expect(await screen.findByText(/Nothing is saved yet/)).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
    await user.click(screen.getByRole('button', { name: BELOW }))
    expect(await rulesTable()).toHaveTextContent(`${BELOW}everything saved`)
    expect(screen.queryByRole('table', { name: ALERTS.matches })).toBeNull()
    expect(await readAlertRuns('demo')).toEqual([])
  })

  it('shows matches with both prices and the date, linked to their EAN page', async () => {
    await openWithRule()
    const table = await matchesTable()
    expect(linesOf(table)).toEqual([
      expect.stringMatching(/Sundial100\.00your price90\.00their price.*−10\.0%17 Novnew/),
      expect.stringMatching(/Cartwheel100\.00your price80\.00their price.*−20\.0%16 Nov/),
    ])
    const [link] = within(table).getAllByRole('link', { name: `Product ${SHIRT}` })
    expect(link).toHaveAttribute('href', `/ean/${SHIRT}?country=us`)
    expect(sentence()).toMatch(
      /^2 matches on 1 product, 1 of them new\. The largest: .*, −20\.0%\.$/,
    )
    expect(screen.getByText(/^Checked with data up to/)).toHaveTextContent('17 Nov 2026')
    const row = within(await rulesTable()).getByRole('row', { name: new RegExp(BELOW) })
    expect(row).toHaveTextContent('21 new')
  })

  it('shows the median percentage difference of the visible matches', async () => {
    const { user } = await openWithRule()
    await waitFor(async () =>
      expect(rowsIn(await matchesTable(), 2)).toEqual([
        expect.stringMatching(/^2 rows.*−15\.0% median of 2/),
      ]),
    )
    await user.click(screen.getByRole('radio', { name: 'New 1' }))
    await waitFor(async () =>
      expect(rowsIn(await matchesTable(), 2)).toEqual([
        expect.stringMatching(/^1 row.*−10\.0% median of 1/),
      ]),
    )
  })

  it('counts the products that a new alert would match before it is added', async () => {
    await saveTwoDays()
    const { user } = renderAt('/alerts')
    const form = await screen.findByRole('form', { name: ALERTS.newRule })
    await waitFor(() => expect(form).toHaveTextContent('2 products now'))
    await user.clear(within(form).getByRole('textbox', { name: ALERTS.much }))
    await user.type(within(form).getByRole('textbox', { name: ALERTS.much }), '15')
    await waitFor(() => expect(form).toHaveTextContent('1 product now'))
    await user.selectOptions(
      within(form).getByRole('combobox', { name: ALERTS.atMerchant }),
      'Sundial',
    )
    await waitFor(() => expect(form).toHaveTextContent('0 products now'))
    await user.selectOptions(
      within(form).getByRole('combobox', { name: ALERTS.what }),
      'an offer is below your floor price',
    )
    await waitFor(() => expect(form).toHaveTextContent('No floor price in My prices.'))
    await user.selectOptions(
      within(form).getByRole('combobox', { name: ALERTS.what }),
      'a new competitor sells one of your products',
    )
    await waitFor(() => expect(form).toHaveTextContent('0 products now'))
    await user.selectOptions(within(form).getByRole('combobox', { name: ALERTS.atMerchant }), '')
    await waitFor(() => expect(form).toHaveTextContent('1 product now'))
    await user.click(within(form).getByRole('button', { name: ALERTS.add }))
    expect(await rulesTable()).toHaveTextContent('A new competitor sells one of your products')
    expect(linesOf(await matchesTable())).toEqual([expect.stringContaining('Bazaarly')])
  })

  it('adds an alert for several brands, chosen one after the other, and names them', async () => {
    await saveTwoDays()
    await saveBrands(['Marlowe', 'Haldane', 'Alder'])
    const { user } = renderAt('/alerts')
    const form = within(await screen.findByRole('form', { name: ALERTS.newRule }))
    const another = () => form.queryByRole('combobox', { name: ALERTS.orBrand })
    await form.findByRole('option', { name: 'brand Haldane' })
    expect(another()).toBeNull()
    await user.selectOptions(form.getByRole('combobox', { name: ALERTS.where }), 'brand Haldane')
    for (const name of ['Alder', 'Marlowe']) {
      await user.selectOptions(another() ?? document.body, name)
    }
    // All saved brands are chosen.
    expect(another()).toBeNull()
    await user.click(form.getByRole('button', { name: withoutBrand('Alder') }))
    await user.click(form.getByRole('button', { name: ALERTS.add }))
    expect(await rulesTable()).toHaveTextContent('brands Haldane and Marlowe')
    expect((await readAlertRules('demo')).rules.at(-1)?.scope).toEqual({
      of: 'brand',
      name: 'Haldane',
      others: ['Marlowe'],
    })
  })

  it('doesn’t add an alert without a number', async () => {
    const { user } = renderAt('/alerts')
    const form = await screen.findByRole('form', { name: ALERTS.newRule })
    const amountText = within(form).getByRole('textbox', { name: ALERTS.much })
    await user.clear(amountText)
    await user.click(within(form).getByRole('button', { name: ALERTS.add }))
    expect(amountText).toHaveAccessibleDescription('Enter a number of 0 or more.')
    expect((await readAlertRules('demo')).rules).toEqual([])
  })

  it('shows why an alert could not be checked', async () => {
    writePreference('demo', 'mine', {})
    await saveTwoDays()
    const { user } = renderAt('/alerts')
    await user.click(await screen.findByRole('button', { name: BELOW }))
    await waitFor(async () =>
      expect(await rulesTable()).toHaveTextContent('Choose your merchant first.'),
    )
    expect(screen.queryByRole('table', { name: ALERTS.matches })).toBeNull()
  })

  it('keeps the filters in the address', { tags: 'slow' }, async () => {
    const { user } = await openWithRule()
    await user.click(screen.getByRole('radio', { name: 'New 1' }))
    expect(address()).toBe('/alerts?show=new')
    expect(linesOf(await matchesTable())).toEqual([expect.stringContaining('Sundial')])
    await user.click(screen.getByRole('radio', { name: 'Older 1' }))
    await user.selectOptions(screen.getByRole('combobox', { name: ALERTS.merchant }), ['Cartwheel'])
    expect(address()).toBe('/alerts?show=older&merchant=Cartwheel')
    await user.click(screen.getByRole('radio', { name: 'All 2' }))
    await user.type(screen.getByRole('textbox', { name: ALERTS.find }), SHIRT.slice(4))
    expect(address()).toBe(`/alerts?merchant=Cartwheel&q=${SHIRT.slice(4)}`)
  })

  it('opens with the order from the address', async () => {
    await openWithRule('/alerts?sort=difference')
    expect(linesOf(await matchesTable())).toEqual([
      expect.stringContaining('−20.0%'),
      expect.stringContaining('−10.0%'),
    ])
  })

  it(
    'snoozes a product with a note, ends the snooze, and undoes that',
    { tags: 'slow' },
    async () => {
      const { user } = await openWithRule('/alerts?sort=merchant')
      const name = `Product ${SHIRT}`
      const [first] = screen.getAllByRole('button', { name: snoozeOf(name) })
      if (first) await user.click(first)
      const sheet = await screen.findByRole('dialog', { name: snoozeOf(name) })
      await user.type(
        within(sheet).getByRole('textbox', { name: ALERTS.reason }),
        'Agreed with them',
      )
      await user.click(within(sheet).getByRole('radio', { name: 'Permanently' }))
      await user.click(within(sheet).getByRole('button', { name: ALERTS.snoozeAll }))
      const unmute = await screen.findByRole('button', { name: endSnoozeOf(name) })
      expect(unmute).toHaveAttribute('title', 'Agreed with them')
      expect(screen.getByText('permanently')).toBeVisible()
      expect(sentence()).toMatch(/^1 match on/)
      expect(screen.getByRole('radio', { name: 'Snoozed 1' })).toBeVisible()
      await user.click(unmute)
      await waitFor(() => expect(sentence()).toMatch(/^2 matches on/))
      const [undo] = screen.getAllByRole('button', { name: ALERTS.undo })
      if (undo) await user.click(undo)
      expect(await screen.findByRole('button', { name: endSnoozeOf(name) })).toHaveAttribute(
        'title',
        'Agreed with them',
      )
    },
  )

  it(
    'turns an alert off and on, edits it, deletes it and restores it',
    { tags: 'slow' },
    async () => {
      const { user } = await openWithRule()
      await user.click(screen.getByRole('checkbox', { name: switchOf(BELOW) }))
      await waitFor(async () => expect(await rulesTable()).toHaveTextContent('off since'))
      await waitFor(() => expect(screen.queryByRole('table', { name: ALERTS.matches })).toBeNull())
      await user.click(screen.getByRole('checkbox', { name: switchOf(BELOW) }))
      await matchesTable()

      await user.click(screen.getByRole('button', { name: moreFor(BELOW) }))
      await user.click(await screen.findByRole('button', { name: ALERTS.edit }))
      const form = await screen.findByRole('form', { name: ALERTS.editRule })
      const amountText = within(form).getByRole('textbox', { name: ALERTS.much })
      await user.clear(amountText)
      await user.type(amountText, '15')
      await user.click(within(form).getByRole('button', { name: ALERTS.save }))
      const changed = BELOW.replace('5%', '15%')
      expect(await screen.findByRole('checkbox', { name: switchOf(changed) })).toBeChecked()
      await waitFor(async () => expect(linesOf(await matchesTable())).toHaveLength(1))

      await user.click(screen.getByRole('button', { name: moreFor(changed) }))
      await user.click(await screen.findByRole('button', { name: ALERTS.delete }))
      expect(await screen.findByText('Get alerts about price changes')).toBeVisible()
      const [undo] = screen.getAllByRole('button', { name: ALERTS.undo })
      if (undo) await user.click(undo)
      expect(await rulesTable()).toHaveTextContent(changed)
    },
  )

  it(
    'exports all matches with links to the EAN pages, or only selected ones',
    { tags: 'slow' },
    async () => {
      const { user } = await openWithRule('/alerts?sort=merchant')
      const files = savedFiles()
      const { rows } = readSheet(await saveFrom({ user, files, label: exportMatchesLabel(2) }))
      expect(rows).toHaveLength(2)
      expect(rows.map(({ Merchant }) => Merchant)).toEqual(
        expect.arrayContaining(['Cartwheel', 'Sundial']),
      )
      expect(rows[0]?.['Alert']).toBe(BELOW)
      expect(rows[0]?.['Link']).toContain(`/ean/${SHIRT}?country=us`)
      const [box] = screen.getAllByRole('checkbox', { name: selectMatches(`Product ${SHIRT}`) })
      if (box) await user.click(box)
      const some = readSheet(await saveFrom({ user, files, label: SELECTION.exported }))
      expect(some.rows.map(({ Merchant }) => Merchant)).toEqual(['Cartwheel'])
    },
  )

  it('exports alerts to a file and imports them from one', async () => {
    const { user } = await openWithRule()
    const files = savedFiles()
    await user.click(screen.getByRole('button', { name: ALERTS.exportRules }))
    await waitFor(() => expect(files).toHaveLength(1))
    const text = await textIn(files, files[0]?.name ?? '')
    const input = screen.getByLabelText(ALERTS.importFile)
    await user.upload(input, new File([text], 'rules.json', { type: 'application/json' }))
    await waitFor(async () => expect((await readAlertRules('demo')).rules).toHaveLength(2))
    await user.upload(input, new File(['[]'], 'other.json', { type: 'application/json' }))
    expect(await screen.findByText(/has no alerts of this app/)).toBeVisible()
  })

  it('checks the alerts against the latest saved data after a click on “Check now”', async () => {
    const { user } = await openWithRule()
    await saveMarkets(Date.UTC(2026, 10, 18, 6), { [SHIRT]: { northgate: 100, sundial: 70 } })
    await user.click(screen.getByRole('button', { name: ALERTS.check }))
    await waitFor(() => expect(sentence()).toMatch(/^1 match on/))
    expect(linesOf(await matchesTable())).toEqual([
      expect.stringMatching(/Sundial100\.00your price70\.00their price.*17 Nov/),
    ])
    const row = within(await rulesTable()).getByRole('row', { name: new RegExp(BELOW) })
    await user.click(within(row).getByRole('link'))
    expect(await screen.findByText('Matches at the last updates: 2, 1')).toBeInTheDocument()
  })

  it('uses the floor prices from My prices', async () => {
    await saveTwoDays()
    const entry = { code: SHIRT, price: null, cost: null, note: '', floor: 85 }
    await replacePriceList({ connectionId: 'demo', country: 'us' }, [entry], 1)
    const { user } = renderAt('/alerts')
    const form = await screen.findByRole('form', { name: ALERTS.newRule })
    await user.selectOptions(
      within(form).getByRole('combobox', { name: ALERTS.what }),
      'an offer is below your floor price',
    )
    await waitFor(() => expect(form).toHaveTextContent('1 product now'))
    await user.click(within(form).getByRole('button', { name: ALERTS.add }))
    expect(linesOf(await matchesTable())).toEqual([
      expect.stringMatching(/Cartwheel85\.00your floor80\.00their price/),
    ])
  })
})
