import { afterEach, expect, it, vi } from 'vitest'
import { serveTasks } from './serveTasks.ts'

afterEach(() => vi.unstubAllGlobals())

it('a worker reports that it is ready, sends messages, and answers each request by its number', async () => {
  const page = vi.fn<(message: unknown) => void>()
  const scope = new EventTarget()
  vi.stubGlobal('postMessage', page)
  vi.stubGlobal('addEventListener', scope.addEventListener.bind(scope))
  serveTasks((notify) => ({
    double: (value: number) => {
      notify(value)
      return value * 2
    },
  }))
  expect(page).toHaveBeenCalledExactlyOnceWith({ kind: 'ready' })
  const postTask = (data: unknown) => scope.dispatchEvent(new MessageEvent('message', { data }))
  postTask({ id: 7, name: 'double', requested: [21] })
  await new Promise(setImmediate)
  postTask({ id: 8, name: 'halve', requested: [] })
  await new Promise(setImmediate)
  expect(page.mock.calls.slice(1)).toEqual([
    [{ kind: 'message', value: 21 }],
    [{ kind: 'answer', id: 7, value: 42 }],
    [{ kind: 'failure', id: 8, message: 'TypeError: There is no task halve' }],
  ])
})
