import { describe, expect, it } from 'vitest'
import { NO_FILTERS } from '@/api/fields/filters.ts'
import { assortmentFiltersOf } from '@/routing/states/assortmentQuery.ts'
import { directConnection } from '@test/made/connections.ts'
import { forgetAssortment, openAssortment } from './openAssortments.ts'

const live = { ...directConnection('http://live.example'), mode: 'demo' as const }
const question = (q: string) => ({
  ...assortmentFiltersOf(NO_FILTERS),
  countries: ['us'],
  q,
  merchants: [],
})
const never = () => new Promise<never>(() => {})
const open = (q: string, demo = '') => openAssortment(live, question(q), demo, never)

describe('open assortment maps', () => {
  it('are the same object for the same query and service', () => {
    const map = open('shirt')
    expect(open('shirt')).toBe(map)
    expect(open('dress')).not.toBe(map)
    expect(open('shirt', 'long')).not.toBe(map)
    const other = { ...live, baseUrl: 'http://other.example' }
    expect(openAssortment(other, question('shirt'), '', never)).not.toBe(map)
  })

  it('are cancelled when forgotten, and opened anew the next time', () => {
    const map = open('coat')
    map.start()
    forgetAssortment(live, question('coat'))
    expect(map.view().progress.state).toBe('cancelled')
    expect(open('coat')).not.toBe(map)
  })

  it('are cancelled and closed once several others have been opened', () => {
    const first = open('first')
    first.start()
    const second = open('second')
    for (const q of ['a', 'b', 'c', 'd']) open(q)
    expect(open('second')).toBe(second)
    open('e')
    expect(first.view().progress.state).toBe('cancelled')
    expect(open('first')).not.toBe(first)
  })
})
