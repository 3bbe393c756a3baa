import { expect, it } from 'vitest'
import { withoutMarket } from '../../market/codeMarket.ts'
import { positionMoves } from './positionMoves.ts'

const at = (standing: 'cheaper' | 'equal' | 'dearer' | null) => ({
  ...withoutMarket('2049811763054', 'not found', 0.5),
  standing,
})

it('names the codes whose position is known in both versions and is another one', () => {
  const before = new Map([
    ['us 1', at('equal')],
    ['us 2', at('dearer')],
    ['us 3', at(null)],
    ['us 4', at('cheaper')],
  ])
  const now = new Map([
    ['us 1', at('dearer')],
    ['us 2', at('dearer')],
    ['us 3', at('dearer')],
    ['us 4', at(null)],
    ['us 5', at('cheaper')],
  ])
  expect(positionMoves(before, now)).toEqual([{ key: 'us 1', before: 'equal', now: 'dearer' }])
})
