import { beforeEach, expect, it } from 'vitest'
import type { Opened } from './keptOpened.ts'
import { forgetOpened, keepOpened, readOpened } from './opened.ts'

const opened = (path: string, at: number): Opened => ({
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

it('keeps what was opened last first, each once, at its latest time', async () => {
  await keepOpened('demo', opened('/batch/a', 1))
  await keepOpened('demo', opened('/batch/b', 2))
  await keepOpened('demo', opened('/batch/a', 3))
  expect(await pathsOf('demo')).toEqual(['/batch/a', '/batch/b'])
})

it('keeps thirty at the most, apart for each connection', async () => {
  await keepOpened('proxy', opened('/batch/p', 1))
  for (let at = 0; at < 40; at += 1) await keepOpened('demo', opened(`/batch/${at}`, at))
  expect((await pathsOf('demo')).length).toBe(30)
  expect((await pathsOf('demo'))[0]).toBe('/batch/39')
  await forgetOpened('demo')
  expect(await pathsOf('demo')).toEqual([])
  expect(await pathsOf('proxy')).toEqual(['/batch/p'])
})
