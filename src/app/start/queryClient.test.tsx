import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from './queryClient.ts'

afterEach(() => onlineManager.setOnline(true))

it('a page that is opened offline sends no request until it is online', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const client = createQueryClient()
  client.mount()
  const queryFn = vi.fn<() => Promise<string>>(() => Promise.resolve('answer'))
  const answer = client.fetchQuery({ queryKey: ['search'], queryFn })
  await Promise.resolve()
  expect(queryFn).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))
  expect(await answer).toBe('answer')
  client.unmount()
})
