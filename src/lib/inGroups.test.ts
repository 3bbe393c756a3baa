import { expect, it } from 'vitest'
import { inGroups } from './inGroups.ts'

/** Groups that end when the test says so. */
function groups() {
  const begun: { items: readonly number[]; end: (result: string) => void; fail: () => void }[] = []
  const add = inGroups<number, string>(
    (items) =>
      new Promise((resolve, reject) => {
        begun.push({ items, end: resolve, fail: () => reject(new Error('full')) })
      }),
  )
  return { begun, add, items: () => begun.map((group) => [...group.items]) }
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

it('runs a single item at once, and those that come meanwhile together after it', async () => {
  const { begun, add, items } = groups()
  const first = add(1)
  await turn()
  const later = [add(2), add(3)]
  await turn()
  expect(items()).toEqual([[1]])
  begun[0]?.end('one')
  expect(await first).toBe('one')
  await turn()
  expect(items()).toEqual([[1], [2, 3]])
  begun[1]?.end('two and three')
  expect(await Promise.all(later)).toEqual(['two and three', 'two and three'])
})

it('fails for the items of a group that fails, and runs the next group', async () => {
  const { begun, add, items } = groups()
  const first = add(1)
  await turn()
  const second = add(2)
  begun[0]?.fail()
  await expect(first).rejects.toThrow('full')
  await turn()
  expect(items()).toEqual([[1], [2]])
  begun[1]?.end('stored')
  expect(await second).toBe('stored')
})
