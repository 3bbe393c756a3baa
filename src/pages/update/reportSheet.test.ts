import { describe, expect, it } from 'vitest'
import type { Change } from '@/domain/changes/change.ts'
import { totalOf, type UpdateStep, type StepOutcome } from '@/domain/updates/updateRun.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { aChangeSide } from '@test/made/aChangeSide.ts'
import {
  aChangesSummary,
  anUpdateRun,
  anUpdateStep,
  comparedOutcome,
  firstOutcome,
} from '@test/made/anUpdateRun.ts'
import { reportSheet } from './reportSheet.ts'
import { caveatOf, totalInWords } from './reportWords.ts'

const compared = comparedOutcome(aChangesSummary())
const same = comparedOutcome(
  aChangesSummary({
    changed: 0,
    counts: {
      'price-down': 0,
      'price-up': 0,
      new: 0,
      gone: 0,
      back: 0,
      stock: 0,
      discount: 0,
      rating: 0,
    },
  }),
)
const step = (name: string, outcome: StepOutcome | null = compared) =>
  anUpdateStep(name, { outcome })
const total = (...steps: UpdateStep[]) => totalInWords(totalOf(anUpdateRun(steps)))

const change: Change = {
  key: 'A',
  kinds: ['price-down', 'stock'],
  before: aChangeSide('A', { code: '2049811763054' }),
  now: aChangeSide('A', { code: '2049811763054', offerPrice: 15, active: false }),
  difference: -5,
  percent: -25,
}
const goneChange: Change = {
  key: 'B',
  kinds: ['gone'],
  before: aChangeSide(null, { title: null }),
  now: null,
  difference: null,
  percent: null,
}

type Options = Partial<Parameters<typeof reportSheet>[0]>
const sheet = (
  steps: UpdateStep[],
  options: Options = {},
  run: Parameters<typeof anUpdateRun>[1] = {},
) =>
  reportSheet({
    run: anUpdateRun(steps, { at: Date.UTC(2025, 10, 18, 9), ...run }),
    rows: steps.slice(0, 1).flatMap((one) => [
      { step: one, change },
      { step: one, change: goneChange },
    ]),
    unread: [],
    labels: [],
    at: Date.UTC(2025, 10, 19, 9),
    ...options,
  })

describe('the export of an update report', () => {
  it('has a column for everything known about a change', () => {
    const { columns, rows } = sheet([step('shirt')])
    const cells = rows.map((row) =>
      Object.fromEntries(columns.map(({ key, cell }) => [key, cell(row)])),
    )
    expect(cells[0]).toMatchObject({
      source: 'shirt',
      kind: 'search',
      country: 'US',
      productId: { code: 'A' },
      code: { code: '2049811763054' },
      title: 'Shirt A',
      merchant: 'Northgate',
      brand: 'Alder',
      priceBefore: 20,
      price: 15,
      difference: -5,
      percent: -25,
      discount: 0,
      rating: null,
      'stock-before': true,
      'stock-now': false,
    })
    expect(cells[0]?.['kinds']).toBe('Price down; Now out')
    expect(cells[1]).toMatchObject({
      productId: null,
      code: null,
      title: null,
      merchant: 'Northgate',
      priceBefore: 20,
      price: null,
      difference: null,
      'stock-before': true,
      'stock-now': null,
    })
  })

  it('states for each collection what was compared', () => {
    const first = firstOutcome()
    const lines = sheet(
      [step('one'), step('two', first), step('three', null)],
      {},
      {
        failures: [{ place: 2, says: 'The service is busy' }],
      },
    ).details?.()
    expect(lines).toContain(`one, US: ${formatWhen(500)} → ${formatWhen(2000)}, 10 → 10 rows`)
    expect(lines).toContain(`two, US: loaded for the first time ${formatWhen(2000)}, 10 rows`)
    expect(lines).toContain('three, US: The service is busy')
    const counted = { ...step('two', first), counted: { at: 700, found: 8 } }
    expect(sheet([counted]).details?.()).toContain(
      `two, US: counted ${formatWhen(700)}, 8 found; loaded for the first time ${formatWhen(2000)}, 10 rows`,
    )
    expect(sheet([step('three', null)]).details?.()).toContain('three, US: not run')
    expect(sheet([step('one', comparedOutcome(aChangesSummary(), false))]).details?.()).toContain(
      `one, US: ${formatWhen(500)} → ${formatWhen(2000)}, 10 → 10 rows. Not loaded completely now, so products that weren’t found don’t count as gone.`,
    )
  })

  it('is marked complete where everything was updated, compared and read', () => {
    const whole = sheet([step('one'), step('two', firstOutcome())])
    expect(whole.name).toBe('Changes, 2025-11-18')
    expect(whole.about().at(-1)).toBe('Complete')
  })

  it.each<[string, ReturnType<typeof sheet>]>([
    [
      'a collection failed to update',
      sheet([step('a', null)], {}, { failures: [{ place: 0, says: 'No' }] }),
    ],
    ['a collection was not updated', sheet([step('a', null)])],
    ['a new version is incomplete', sheet([step('a', comparedOutcome(aChangesSummary(), false))])],
    ['the versions of a collection can’t be read', sheet([step('a')], { unread: ['a'] })],
  ])('is marked incomplete where %s', (_, { name, about }) => {
    expect(name).toBe('Changes, 2025-11-18, incomplete')
    expect(about().at(-1)).toBe('Incomplete: see the collections in the details')
  })

  it('names the collections whose versions are no longer saved', () => {
    expect(sheet([step('a')], { unread: ['a, us'] }).details?.()).toContain(
      'a, us: its versions are no longer saved, its changes are missing',
    )
  })

  it('states whether a product that is gone has another ID now, and which', () => {
    const summary = aChangesSummary({ merged: 1 })
    const counts = { ...summary.counts, gone: 3 }
    expect(total(step('a', comparedOutcome({ ...summary, counts })))).toContain(
      '3 gone (1 under another ID, 2 no longer listed)',
    )
    const merged = { ...goneChange, mergedInto: 'C' }
    const one = step('a')
    const { columns, rows } = sheet([one], { rows: [{ step: one, change: merged }] })
    const cells = rows.map((row) => columns.map(({ label, cell }) => [label, cell(row)]))
    expect(cells[0]).toContainEqual(['Change', 'Under another ID'])
    expect(cells[0]).toContainEqual(['Product ID now', { code: 'C' }])
  })

  it('contains each change with its collection', () => {
    const { receivedOf, rows } = sheet([step('a')])
    const [row] = rows
    expect(row && receivedOf?.(row)).toEqual({
      source: 'a',
      kind: 'search',
      countries: ['us'],
      ...change,
    })
  })
})

describe('the summary of an update', () => {
  it('lists the changes of each kind, then what was not compared', () => {
    const run = anUpdateRun(
      [step('a'), step('b', firstOutcome()), step('c', null), step('d', null)],
      {
        failures: [{ place: 2, says: 'No' }],
      },
    )
    expect(totalInWords(totalOf(run))).toBe(
      '2 price down, 1 new, 1 loaded for the first time, 1 failed, 1 not updated',
    )
  })

  it('has no figures of changes where nothing changed or nothing was compared', () => {
    expect(total(step('a', same))).toBe('no change')
    expect(total(step('a', firstOutcome()))).toBe('1 loaded for the first time')
  })

  it('states in how many collections a figure is unknown', () => {
    const partial = comparedOutcome(
      same.kind === 'compared' ? same.summary : aChangesSummary(),
      false,
    )
    expect(total(step('a', partial))).toMatch(/^no change found, .*unknown$/)
    expect(total(step('a', partial), step('b', same))).toMatch(/ unknown in 1 of 2 collections$/)
  })
})

describe('the caveat of one updated collection', () => {
  const whole = { momentId: 'm', at: 1, rows: 1, isWhole: true }
  const part = { ...whole, isWhole: false }
  const summary = aChangesSummary()
  it.each<[StepOutcome, string | null]>([
    [{ kind: 'compared', at: 1, setId: 's', before: whole, now: whole, summary }, null],
    [
      { kind: 'compared', at: 1, setId: 's', before: part, now: whole, summary },
      'Not loaded completely before, so newly found products don’t count as new.',
    ],
    [
      { kind: 'compared', at: 1, setId: 's', before: part, now: part, summary },
      'Not loaded completely now, so products that weren’t found don’t count as gone.',
    ],
    [{ kind: 'first', at: 1, setId: 's', now: whole }, null],
    [{ kind: 'first', at: 1, setId: 's', now: part }, 'Not loaded completely.'],
    [{ kind: 'not compared', at: 1, setId: 's', before: whole, now: part, says: 'Why' }, 'Why'],
  ])('fits the outcome of case %#', (outcome, caveat) => {
    expect(caveatOf(outcome)).toBe(caveat)
  })
})
