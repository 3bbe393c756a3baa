import { describe, expect, it } from 'vitest'
import { KeyError } from '@/api/http/errors.ts'
import { apiVariants, readingOf } from '../../mocks/apiVariants.ts'
import { createClient, clientFigures, connectionTo } from './clientFigures.ts'
import { combinations } from './combinations.ts'

const sets = combinations().map((names) => names.join(' '))

describe('the client reads', () => {
  let usual: Awaited<ReturnType<typeof clientFigures>>

  it('these figures on the default service', async () => {
    usual = await clientFigures([])
    expect(usual).toMatchObject({
      search: ['found', 26, [{}, {}]],
      lookup: [expect.arrayContaining([49, 56, 'Sundial'])],
      ean: ['0411086793036', expect.stringContaining('Gift Boxed'), [{}, {}]],
      none: ['none', 'none', 0, 0],
    })
  })

  it.each(sets)('the same figures on %s', async (names) => {
    expect(await clientFigures(names.split(' '))).toEqual(usual)
  })
})

/** A client can't recognise a 400 without a readable message as a refused key. */
const isMute = (names: readonly string[]): boolean => {
  const { keyRefused, errorBody } = readingOf(names)
  return keyRefused === 400 && (errorBody === 'none' || errorBody === 'html')
}

describe('the client recognises', () => {
  it.each([...apiVariants.map(({ name }) => name), ...sets])(
    'a refused key on %s',
    async (list) => {
      const names = list.split(' ')
      const wrong = { ...connectionTo(names), apiKey: 'wrong' }
      const outcomes = await Promise.allSettled(createClient(wrong, names).found())
      const reasons = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason)
      const kind: unknown = isMute(names) ? Error : KeyError
      expect(reasons).toEqual(reasons.map(() => expect.any(kind)))
    },
  )

  it('a refused access token as a refused key', async () => {
    const wrongToken = { ...connectionTo(['ean-token']), eanToken: 'wrong' }
    const [search, , , ean] = await Promise.allSettled(createClient(wrongToken, []).found())
    expect(search.status).toBe('fulfilled')
    expect(ean).toMatchObject({ status: 'rejected', reason: expect.any(KeyError) })
  })
})
