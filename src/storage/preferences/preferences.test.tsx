import { describe, expect, it, vi } from 'vitest'
import { onPreference, readPreference, writePreference } from './preferences.ts'

describe('preferences', () => {
  it('have defaults until something is stored', () => {
    expect(readPreference('demo', 'theme')).toBe('system')
    expect(readPreference('demo', 'countries')).toEqual(['us'])
    expect(readPreference('demo', 'mine')).toEqual({})
  })

  it('are read back as stored, and are the same object until they change', () => {
    writePreference('demo', 'countries', ['in', 'us'])
    const first = readPreference('demo', 'countries')
    expect(first).toEqual(['in', 'us'])
    expect(readPreference('demo', 'countries')).toBe(first)
  })

  it('are separate per connection for your merchant, and shared for the theme', () => {
    writePreference('demo', 'mine', { us: ['northgate'] })
    writePreference('demo', 'theme', 'dark')
    expect(readPreference('proxy', 'mine')).toEqual({})
    expect(readPreference('proxy', 'theme')).toBe('dark')
  })

  it.each(['not json', '"blue"', '{}', '[]', '[1]', 'null'])(
    'are the defaults if storage contains %s',
    (text) => {
      localStorage.setItem('catalog-explorer:theme', text)
      localStorage.setItem('catalog-explorer:demo:countries', text)
      expect(readPreference('demo', 'theme')).toBe('system')
      expect(readPreference('demo', 'countries')).toEqual(['us'])
    },
  )

  it('are held in memory if storage refuses them', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    writePreference('demo', 'mine', { us: ['cartwheel'] })
    expect(readPreference('demo', 'mine')).toEqual({ us: ['cartwheel'] })
    vi.restoreAllMocks()
    writePreference('demo', 'mine', {})
    expect(readPreference('demo', 'mine')).toEqual({})
  })

  it('notify listeners about changes here and in other tabs, until they unsubscribe', () => {
    const listener = vi.fn<() => void>()
    const stop = onPreference(listener)
    writePreference('demo', 'theme', 'light')
    window.dispatchEvent(new StorageEvent('storage', { key: 'catalog-explorer:theme' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'somebody-else' }))
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    writePreference('demo', 'theme', 'system')
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
