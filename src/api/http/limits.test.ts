import { beforeEach, describe, expect, it } from 'vitest'
import { demoConnection } from '@test/made/connections.ts'
import {
  forgetRows,
  forgetShortPage,
  limitRows,
  observeRows,
  rowsAPage,
  rowsOfFirstPage,
} from './limits.ts'

const service = { ...demoConnection, id: 'of limits' }
const rows = (size: number) => rowsAPage(service, size)

beforeEach(() => {
  forgetRows(service)
})

describe('the rows of a page that a service gives', () => {
  it('are as many as wanted while nothing else is known', () => {
    expect(rows(48)).toBe(48)
    expect(rowsOfFirstPage(service, 48)).toBe(48)
  })

  it('are no more than it said, for this service alone', () => {
    limitRows(service, 24)
    expect([rows(12), rows(24), rows(48)]).toEqual([12, 24, 24])
    expect(rowsAPage({ ...service, id: 'other' }, 48)).toBe(48)
    expect(rowsAPage({ ...service, baseUrl: 'https://b.example' }, 48)).toBe(48)
    forgetRows(service)
    expect(rows(48)).toBe(48)
  })

  it('are no fewer than it gave, until it says less', () => {
    expect(observeRows(service, 12, 20, 0)).toBe(true)
    expect([rows(12), rows(48)]).toEqual([20, 48])
    limitRows(service, 20)
    expect(rows(12)).toBe(20)
    limitRows(service, 19)
    expect(rows(12)).toBe(12)
  })

  it('are believed to be fewer where a second page is as short', () => {
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

  it('are more again where a page brings more than was believed', () => {
    limitRows(service, 24)
    expect(observeRows(service, 24, 24, 0)).toBe(true)
    expect(rows(48)).toBe(24)
    observeRows(service, 24, 25, 0)
    expect(rows(48)).toBe(48)
  })

  it('were short by chance where somebody says so', () => {
    observeRows(service, 48, 24, 0)
    forgetShortPage(service)
    expect(rowsOfFirstPage(service, 48)).toBe(48)
    expect(observeRows(service, 48, 24, 24)).toBe(false)
  })
})
