import { expect, it } from 'vitest'
import { aSnapshot } from '../../../testing/made/aSnapshot.ts'
import { chosenSnapshots } from './chosenSnapshots.ts'

const snapshots = [4, 3, 2, 1].map((at) => aSnapshot({ id: `m${at}`, at }))
const chosen = (since: string, to: string, from = snapshots) => {
  const found = chosenSnapshots(from, { since, to })
  return found && [found.before.id, found.now.id, found.earlier.join()]
}

it.each([
  ['the last against the one before it', '', '', ['m3', 'm4', 'm2,m1']],
  ['a snapshot against the one before it', '', 'm2', ['m1', 'm2', '']],
  ['the last against a snapshot that is named', 'm1', '', ['m1', 'm4', '']],
  ['both as named', 'm2', 'm3', ['m2', 'm3', 'm1']],
  ['an older one against a newer one, where that is asked', 'm4', 'm2', ['m4', 'm2', 'm1']],
  ['the first, which has none before it, against the last', '', 'm1', ['m4', 'm1', '']],
  [
    'the one before the last, where the last is what it is measured against',
    'm4',
    '',
    ['m4', 'm3', 'm2,m1'],
  ],
  ['as if nothing were named, for ids that are not kept', 'gone', 'gone', ['m3', 'm4', 'm2,m1']],
])('takes %s', (_what, since, to, expected) => {
  expect(chosen(since, to)).toEqual(expected)
})

it('takes none where there are no two, or where one is named twice', () => {
  expect(chosen('', '', snapshots.slice(3))).toBeNull()
  expect(chosen('', '', [])).toBeNull()
  expect(chosen('m2', 'm2')).toBeNull()
})
