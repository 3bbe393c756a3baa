import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Connection } from '@/api/connection.ts'
import { ConnectionProvider } from '@/api/connectionContext.tsx'
import { readPreference, writePreference } from '@/storage/preferences/preferences.ts'
import { forgetSecrets, saveSecrets, readSecrets } from '@/storage/preferences/secrets.ts'
import { demoConnection, directConnection } from '@test/made/connections.ts'
import { useConnectionMode } from './connection/useConnectionMode.ts'
import { useSecrets } from './connection/useSecrets.ts'

const BASE = 'https://api.example/v1'
const ORIGIN = 'https://api.example'

function under<Result>(connection: Connection, hook: () => Result) {
  const { result } = renderHook(hook, {
    wrapper: ({ children }) => (
      <ConnectionProvider connection={connection}>{children}</ConnectionProvider>
    ),
  })
  return result
}

beforeEach(() => {
  writePreference('', 'connection', null)
  forgetSecrets()
})

describe('the way to the service', () => {
  const key = { apiKey: 'secret', eanToken: null }

  it('is that of the connection until one is chosen', () => {
    expect(under(demoConnection, useConnectionMode).current).toMatchObject({
      mode: 'demo',
      isWaiting: false,
      address: '',
      resetChoice: null,
    })
    expect(under(directConnection(BASE), useConnectionMode).current).toMatchObject({
      mode: 'direct',
      isWaiting: false,
      address: BASE,
      resetChoice: null,
    })
  })

  it('waits for an address where the direct one is chosen without', () => {
    const hook = under(demoConnection, useConnectionMode)
    act(() => hook.current.choose('direct'))
    expect(hook.current).toMatchObject({ mode: 'direct', isWaiting: true, address: '' })
    act(() => hook.current.resetChoice?.())
    expect(hook.current).toMatchObject({ mode: 'demo', isWaiting: false, resetChoice: null })
  })

  it('keeps the address while another is chosen', () => {
    const hook = under(directConnection(BASE), useConnectionMode)
    act(() => hook.current.choose('demo'))
    expect(hook.current.address).toBe(BASE)
    expect(readPreference('', 'connection')).toMatchObject({ way: 'demo', baseUrl: BASE })
  })

  it('forgets the key with another origin alone', () => {
    const hook = under(directConnection(BASE), useConnectionMode)
    saveSecrets(ORIGIN, key, 'memory')
    act(() => hook.current.setAddress(`${ORIGIN}/v2`))
    expect(readSecrets(ORIGIN).apiKey).toBe('secret')
    act(() => hook.current.setAddress('https://other.example/v2'))
    expect(readSecrets(ORIGIN).apiKey).toBeNull()
    expect(readPreference('', 'connection')).toMatchObject({
      way: 'direct',
      baseUrl: 'https://other.example/v2',
    })
  })
})

describe('the secrets that are held', () => {
  const bare = { ...directConnection(BASE), apiKey: null }

  it('are a key that was typed, and a token', () => {
    expect(under(demoConnection, useSecrets).current).toMatchObject({
      hasKey: false,
      hasToken: false,
      storage: 'memory',
    })
    expect(under(directConnection(BASE), useSecrets).current).toMatchObject({
      hasKey: true,
      hasToken: false,
    })
    expect(under({ ...bare, eanToken: 'token' }, useSecrets).current).toMatchObject({
      hasKey: false,
      hasToken: true,
    })
  })

  it('are added to one another', () => {
    const secrets = under(directConnection(BASE), useSecrets)
    act(() => secrets.current.give({ eanToken: 'token' }))
    expect(readSecrets(ORIGIN)).toEqual({ apiKey: 'secret', eanToken: 'token' })
  })

  it('are kept as was chosen before there were any', () => {
    const secrets = under(bare, useSecrets)
    act(() => secrets.current.save('tab'))
    expect(secrets.current.storage).toBe('tab')
    expect(sessionStorage).toHaveLength(0)
    act(() => secrets.current.give({ apiKey: 'typed' }))
    expect(sessionStorage).toHaveLength(1)
    act(() => secrets.current.forget())
    expect(sessionStorage).toHaveLength(0)
  })

  it.each([
    ['a key', directConnection(BASE)],
    ['a token alone', { ...bare, eanToken: 'token' }],
  ])('are moved where %s is held and the choice changes', (_, connection) => {
    const secrets = under(connection, useSecrets)
    act(() => secrets.current.save('tab'))
    expect(sessionStorage).toHaveLength(1)
    act(() => secrets.current.save('memory'))
    expect(sessionStorage).toHaveLength(0)
  })
})
