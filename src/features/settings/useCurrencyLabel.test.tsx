import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Connection } from '@/api/connection.ts'
import { ConnectionProvider } from '@/api/connectionContext.tsx'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { demoConnection } from '@test/made/connections.ts'
import { useCurrencyLabel } from './useCurrencyLabel.ts'

function labels(defaults: Connection['defaults'] = {}) {
  const connection = { ...demoConnection, defaults }
  const { result } = renderHook(() => useCurrencyLabel(), {
    wrapper: ({ children }) => (
      <ConnectionProvider connection={connection}>{children}</ConnectionProvider>
    ),
  })
  return (...countries: string[]) => result.current(countries)
}

describe('the currency label of countries', () => {
  it('is empty until it is set', () => {
    const labelOf = labels()
    expect(labelOf('us')).toBe('')
    act(() => writePreference('demo', 'labels', { us: 'US$' }))
    expect(labelOf('us')).toBe('US$')
    expect(labelOf('in')).toBe('')
  })

  it('falls back to the deployment’s label for each country without its own', () => {
    writePreference('demo', 'labels', { in: 'Rs' })
    const labelOf = labels({ labels: { us: 'US$', in: '₹' } })
    expect(labelOf('us')).toBe('US$')
    expect(labelOf('in')).toBe('Rs')
  })

  it('can be cleared here if the deployment sets one', () => {
    writePreference('demo', 'labels', { us: '' })
    expect(labels({ labels: { us: 'US$' } })('us')).toBe('')
  })

  it('applies to a country in upper or lower case', () => {
    writePreference('demo', 'labels', { us: 'US$' })
    expect(labels({ labels: { US: 'USD' } })('US')).toBe('US$')
  })

  it('is shown for several countries only if all have the same one', () => {
    const labelOf = labels({ labels: { de: '€', fr: '€', us: 'US$' } })
    expect(labelOf('de', 'fr')).toBe('€')
    expect(labelOf('de', 'us')).toBe('')
    expect(labelOf('de', 'in')).toBe('')
  })

  it('is empty for a country with the name of a built-in JavaScript property', () => {
    const labelOf = labels({ labels: { us: 'US$' } })
    expect(labelOf('valueOf')).toBe('')
    expect(labelOf('toString')).toBe('')
  })
})
