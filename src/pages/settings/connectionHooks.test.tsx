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

describe('the connection mode', () => {
  const key = { apiKey: 'secret', eanToken: null }

  it('is the one of the connection until you choose one', () => {
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

  it('waits for an address if you choose direct without one', () => {
    const hook = under(demoConnection, useConnectionMode)
    act(() => hook.current.choose('direct'))
    expect(hook.current).toMatchObject({ mode: 'direct', isWaiting: true, address: '' })
    act(() => hook.current.resetChoice?.())
    expect(hook.current).toMatchObject({ mode: 'demo', isWaiting: false, resetChoice: null })
  })

  it('remembers the direct address while another mode is chosen', () => {
    const hook = under(directConnection(BASE), useConnectionMode)
    act(() => hook.current.choose('demo'))
    expect(hook.current.address).toBe(BASE)
    expect(readPreference('', 'connection')).toMatchObject({ way: 'demo', baseUrl: BASE })
  })

  it('removes the key only if the origin changes', () => {
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

describe('the stored secrets', () => {
  const bare = { ...directConnection(BASE), apiKey: null }

  it('are a typed key and a token', () => {
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

  it('are saved without replacing each other', () => {
    const secrets = under(directConnection(BASE), useSecrets)
    act(() => secrets.current.give({ eanToken: 'token' }))
    expect(readSecrets(ORIGIN)).toEqual({ apiKey: 'secret', eanToken: 'token' })
  })

  it('are stored where you chose before there were any', () => {
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
    ['only a token', { ...bare, eanToken: 'token' }],
  ])('move to the new storage if there is %s and you change the storage', (_, connection) => {
    const secrets = under(connection, useSecrets)
    act(() => secrets.current.save('tab'))
    expect(sessionStorage).toHaveLength(1)
    act(() => secrets.current.save('memory'))
    expect(sessionStorage).toHaveLength(0)
  })
})
