import { describe, expect, it, vi } from 'vitest'
import { noteOwnRun, ownRuns, type OwnRun } from './ownRuns.ts'

const batch: OwnRun = { connectionId: 'demo', kind: 'batch', ids: ['one'] }
const load: OwnRun = { connectionId: 'demo', kind: 'load', ids: ['set', 'version'] }

describe('the jobs of this tab', () => {
  it('are listed from start to end, each once', () => {
    noteOwnRun(batch, true)
    noteOwnRun(load, true)
    noteOwnRun(batch, true)
    expect(ownRuns()).toEqual([load, batch])
    noteOwnRun(load, false)
    expect(ownRuns()).toEqual([batch])
    noteOwnRun(batch, false)
    expect(ownRuns()).toEqual([])
  })

  it('are empty if the storage is damaged or can’t be read', () => {
    sessionStorage.setItem('catalog-explorer:runs', '[{"kind":"other"}]')
    expect(ownRuns()).toEqual([])
    sessionStorage.setItem('catalog-explorer:runs', '{')
    expect(ownRuns()).toEqual([])
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('refused')
    })
    expect(ownRuns()).toEqual([])
  })
})
