import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { CHANGES } from '@/domain/changes/changesNames.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { COLUMNS } from '@/words/columnNames.ts'
import { aShirt, saveVersions, PATH } from '@test/pages/changesPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { CONNECTION, forgetStored, ID } from '@test/stored/storedMarkets.ts'

const CODES = ['2049811763054', '2049811763061', '2049811819164'] as const

/** Your offer for each code, which got cheaper, and one competitor to compare it with. */
const offers = (own: readonly number[]) =>
  CODES.flatMap((code, at) =>
    [['northgate', own[at] ?? 0] as const, ['sundial', 50] as const].map(
      ([merchantId, offerPrice]) =>
        aShirt(`${merchantId} ${at}`, {
          code,
          eans: [code],
          merchantId,
          merchant: merchantId,
          offerPrice,
        }),
    ),
  )

beforeEach(async () => {
  await forgetStored()
  writePreference(CONNECTION, 'mine', { us: ['northgate'] })
  await saveVersions(
    [
      { id: 'old', day: 11, rows: offers([60, 61, 62]) },
      { id: 'new', day: 18, rows: offers([55, 40, 45]) },
    ],
    { source: { kind: 'codes', collectionId: ID } },
  )
})

const table = () => screen.findByRole('table', { name: CHANGES.table })
const indices = async () =>
  within(await table())
    .getAllByRole('row')
    .filter((row) => row.dataset['row'] !== undefined)
    .map(
      (row) =>
        /to ([\d.]+)$/.exec(
          row.querySelector('[data-column="market-index"]')?.textContent ?? '',
        )?.[1],
    )

/** The price position is shown by default; this adds the index column. */
async function showIndex(user: ReturnType<typeof renderAt>['user']) {
  await screen.findByRole('columnheader', { name: /^Price position/ })
  await user.click(screen.getByRole('button', { name: /^Columns/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'Index' }))
  await user.keyboard('{Escape}')
}

it(
  'the changes are sorted by the index, and limited to the top by it',
  { tags: 'slow' },
  async () => {
    const { user } = renderAt(PATH)
    await showIndex(user)
    const head = async (name: RegExp) => within(await table()).findByRole('button', { name })
    await user.click(await head(/^Index/))
    await waitFor(async () => expect(await indices()).toEqual(['80.0', '90.0', '110.0']))
    expect(address()).toBe(`${PATH}&sort=market-index`)
    await user.click(await head(/^Index/))
    await waitFor(async () => expect(await indices()).toEqual(['110.0', '90.0', '80.0']))
    await user.selectOptions(screen.getByLabelText(COLUMNS.topBy), 'index, highest')
    await waitFor(() => expect(address()).toContain('top='))
    await waitFor(async () => expect(await indices()).toHaveLength(3))
  },
)

it('the last row of the changes shows the median of the known values', async () => {
  const { user } = renderAt(PATH)
  await showIndex(user)
  const footer = async () =>
    within(await table())
      .getByRole('rowheader', { name: /^3 rows/ })
      .closest('tr')
  await waitFor(async () => expect(await footer()).toHaveTextContent(/90\.0 median of 3/))
  expect(await footer()).toHaveTextContent(/45\.00 median of 3/)
})

it('the changes show the price position before and now, count these changes and filter by them', async () => {
  const { user } = renderAt(PATH)
  const heads = within(await table())
  await waitFor(() =>
    expect(heads.getAllByRole('columnheader').at(-1)).toHaveTextContent('Price position'),
  )
  const positions = () =>
    heads
      .getAllByRole('row')
      .filter((row) => row.dataset['row'] !== undefined)
      .flatMap((row) => row.querySelector('[data-column="market-priceStatus"]')?.textContent ?? [])
  await waitFor(() => expect(positions()).toHaveLength(3))
  expect(positions()[0]).toBe(
    'from above market +22.0%→ to below market −20.0%above market → below market',
  )
  expect(screen.getByText('2 products went below the market')).toBeVisible()
  const filter = screen.getByRole('link', { name: /^Position/ })
  await waitFor(() => expect(filter).toHaveTextContent('Position 2'))
  await user.click(filter)
  await waitFor(() => expect(positions()).toHaveLength(2))
  expect(address()).toBe(`${PATH}&tile=position`)
})
