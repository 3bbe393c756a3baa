import { expect, it, vi } from 'vitest'
import { main } from './program.ts'

it('explains an invalid argument and returns 1', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue(undefined)
  expect(await main(['--port', 'abc'])).toBe(1)
  expect(await main(['--port', '70000'])).toBe(1)
  expect(await main(['--size', '0'])).toBe(1)
  expect(await main(['--scenario', 'nothing'])).toBe(1)
  expect(await main(['--dialect', 'index-from-1,klingon,slow'])).toBe(1)
  expect(await main(['--dialect', ''])).toBe(1)
  expect(await main(['--colour'])).toBe(1)
  expect(await main(['--data', 'nowhere.csv'])).toBe(1)
  expect(await main(['--data', import.meta.dirname])).toBe(1)
  expect(errors.mock.calls.map(([text]) => String(text).slice(0, 40))).toEqual([
    '--port is a number from 1 to 65535.',
    '--port is a number from 1 to 65535.',
    '--size is a number of listings from 1 to',
    '--scenario is one of: slow, hang, offlin',
    '--dialect is one or more of these, separ',
    '--dialect is one or more of these, separ',
    expect.stringContaining('--colour') as string,
    '--data nowhere.csv: There is no such fil',
    expect.stringContaining('--data') as string,
  ])
  expect(String(errors.mock.calls.at(-1)?.[0])).toMatch(/: This is a folder\.$/)
  expect(String(errors.mock.calls[4]?.[0])).toMatch(
    /by commas, not klingon, slow: index-from-1, .*byte-order-mark\.$/,
  )
})
