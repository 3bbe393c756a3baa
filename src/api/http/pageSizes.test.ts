import { beforeEach, describe, expect, it } from 'vitest'
import { demoConnection } from '@test/made/connections.ts'
import {
  forgetRows,
  forgetShortPage,
  limitRows,
  observeRows,
  rowsPerPage,
  rowsOfFirstPage,
} from './pageSizes.ts'

const service = { ...demoConnection, id: 'of limits' }
const rows = (size: number) => rowsPerPage(service, size)

beforeEach(() => {
  forgetRows(service)
})

describe('the page size of a service', () => {
  it('is the requested one while no limit is known', () => {
    expect(rows(48)).toBe(48)
    expect(rowsOfFirstPage(service, 48)).toBe(48)
  })

  it('is at most the limit that the service stated, for that service only', () => {
    limitRows(service, 24)
    expect([rows(12), rows(24), rows(48)]).toEqual([12, 24, 24])
    expect(rowsPerPage({ ...service, id: 'other' }, 48)).toBe(48)
    expect(rowsPerPage({ ...service, baseUrl: 'https://b.example' }, 48)).toBe(48)
    forgetRows(service)
    expect(rows(48)).toBe(48)
  })

  it('is at least the number of rows received, until a smaller limit is known', () => {
    expect(observeRows(service, 12, 20, 0)).toBe(true)
    expect([rows(12), rows(48)]).toEqual([20, 48])
    limitRows(service, 20)
    expect(rows(12)).toBe(20)
    limitRows(service, 19)
    expect(rows(12)).toBe(12)
  })

  it('is reduced only when another page is equally short', () => {
    expect(observeRows(service, 48, 24, 0)).toBe(false)
    expect([rows(48), rowsOfFirstPage(service, 48), rowsOfFirstPage(service, 12)]).toEqual([
      48, 24, 12,
    ])
    expect(observeRows(service, 48, 24, 0)).toBe(false)
    expect(observeRows(service, 48, 23, 48)).toBe(false)
    expect(rowsOfFirstPage(service, 48)).toBe(48)
    expect(observeRows(service, 48, 24, 96)).toBe(false)
    expect(observeRows(service, 48, 24, 144)).toBe(true)
    expect(rows(48)).toBe(24)
  })

  it('grows again when a page has more rows than the known limit', () => {
    limitRows(service, 24)
    expect(observeRows(service, 24, 24, 0)).toBe(true)
    expect(rows(48)).toBe(24)
    observeRows(service, 24, 25, 0)
    expect(rows(48)).toBe(48)
  })

  it('isn’t reduced by a short page that was forgotten', () => {
    observeRows(service, 48, 24, 0)
    forgetShortPage(service)
    expect(rowsOfFirstPage(service, 48)).toBe(48)
    expect(observeRows(service, 48, 24, 24)).toBe(false)
  })
})
