import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { defaultCodesSettings, type ItemOutcome } from '@/domain/pricing/itemAnswer.ts'
import { createCodes, saveAnswer } from '@/storage/collections/codes.ts'
import { aRecord } from '@test/made/aSavedCollection.ts'
import { aVersion } from '@test/made/aVersion.ts'
import { demoConnection as connection } from '@test/made/connections.ts'
import { demoServer } from '../../../mocks/node.ts'
import { createLoadSource } from './loadSource.ts'
import { saveVersionOfCodes } from './saveAsVersion.ts'

const demo = demoServer()
beforeAll(() => demo.listen())
afterEach(() => demo.reset())
afterAll(() => demo.close())

const ID = 'FC0F4C9D0BF2F140EC6EF3A7BEA2C731'
const EAN = '2049811763054'

it('updating a collection of titles requests only accepted products, without a new search', async () => {
  const counts = { lines: 2, invalid: 0, asks: 2, done: 0, notFound: 0, failed: 0 }
  const batch = { id: 'titles', at: 1, name: 'Titles', groups: [['us']], isRunning: false, counts }
  await createCodes(
    connection.id,
    { ...batch, settings: defaultCodesSettings },
    ['Accepted', 'Undecided'].map((text, at) => ({
      line: at + 1,
      text,
      target: null,
      isTitle: true,
    })),
  )
  for (const [position, title] of ['Accepted', 'Undecided'].entries()) {
    const outcome: ItemOutcome = {
      state: 'done',
      at: 2,
      ms: 1,
      tries: 1,
      answer: {
        kind: 'title',
        candidates: [
          {
            record: aRecord({ productId: ID, offerPrice: 1, eans: [EAN] }),
            score: 0.9,
            reasons: [],
          },
        ],
        choice: position === 0 ? 0 : null,
        market: null,
      },
    }
    await saveAnswer(connection.id, 'titles', { position, key: `title us ${title}`, outcome })
  }
  const [savedVersion] = (await saveVersionOfCodes(connection.id, 'titles')) ?? []
  if (!savedVersion) throw new Error('nothing was kept')
  const request = createLoadSource({
    connectionId: connection.id,
    collection: savedVersion.collection,
    currentVersion: () => aVersion({ id: 'a' }),
    products: null,
    isSpared: () => false,
  })
  const { signal } = new AbortController()
  const { state, value } = await request(connection, 0, signal)
  expect(state).toBe('done')
  const record = value.rows.find(({ productId }) => productId === ID)
  // With the current data of the catalog, not those at the time of acceptance.
  expect(record?.offerPrice).toBeGreaterThan(1)
  expect(value.rows.length).toBeGreaterThan(1)
  expect(demo.requests().some((path) => path.includes('q='))).toBe(false)
  const before = demo.requests().length
  expect((await request(connection, 1, signal)).state).toBe('not found')
  expect(demo.requests()).toHaveLength(before)
})
