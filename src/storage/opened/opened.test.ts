import { beforeEach, expect, it } from 'vitest'
import { forgetOpened, saveOpened, readOpened } from './opened.ts'
import type { OpenedItem } from './storedOpened.ts'

const opened = (path: string, at: number): OpenedItem => ({
  kind: 'batch',
  path,
  label: path,
  figure: '',
  at,
})
const pathsOf = async (connectionId: string) =>
  (await readOpened(connectionId)).map(({ path }) => path)

beforeEach(async () => {
  await forgetOpened('demo')
  await forgetOpened('proxy')
})

it('opened collections are listed once each, the most recently opened first', async () => {
  await saveOpened('demo', opened('/collections/a', 1))
  await saveOpened('demo', opened('/collections/b', 2))
  await saveOpened('demo', opened('/collections/a', 3))
  expect(await pathsOf('demo')).toEqual(['/collections/a', '/collections/b'])
})

it('at most thirty opened collections are listed, separately for each connection', async () => {
  await saveOpened('proxy', opened('/collections/p', 1))
  for (let at = 0; at < 40; at += 1) await saveOpened('demo', opened(`/collections/${at}`, at))
  expect((await pathsOf('demo')).length).toBe(30)
  expect((await pathsOf('demo'))[0]).toBe('/collections/39')
  await forgetOpened('demo')
  expect(await pathsOf('demo')).toEqual([])
  expect(await pathsOf('proxy')).toEqual(['/collections/p'])
})
