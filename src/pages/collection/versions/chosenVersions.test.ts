import { expect, it } from 'vitest'
import { aVersion } from '@test/made/aVersion.ts'
import { chosenVersions, pairFrom, pairUpTo } from './chosenVersions.ts'

const versions = [4, 3, 2, 1].map((at) => aVersion({ id: `m${at}`, at }))
const chosen = (since: string, to: string, from = versions) => {
  const found = chosenVersions(from, { since, to })
  return found && [found.before.id, found.now.id, found.earlier.join()]
}

it.each([
  ['the latest with the one before it', '', '', ['m3', 'm4', 'm2,m1']],
  ['a version with the one before it', '', 'm2', ['m1', 'm2', '']],
  ['the latest with the chosen earlier version', 'm1', '', ['m1', 'm4', '']],
  ['the two chosen versions', 'm2', 'm3', ['m2', 'm3', 'm1']],
  ['two versions in time order if chosen in reverse', 'm4', 'm2', ['m2', 'm4', 'm1']],
  ['the first version with the one after it', '', 'm1', ['m1', 'm2', '']],
  ['the last two if the start is the latest version', 'm4', '', ['m3', 'm4', 'm2,m1']],
  ['a version chosen twice with the one before it', 'm2', 'm2', ['m1', 'm2', '']],
  ['the last two if the chosen ones aren’t stored', 'gone', 'gone', ['m3', 'm4', 'm2,m1']],
])('the Changes view compares %s', (_what, since, to, expected) => {
  expect(chosen(since, to)).toEqual(expected)
})

it('the Changes view compares nothing if there are no two versions', () => {
  expect(chosen('', '', versions.slice(3))).toBeNull()
  expect(chosen('', '', [])).toBeNull()
})

const pair = chosenVersions(versions, { since: 'm2', to: 'm3' })

it('choosing a start that isn’t before the end moves the end', () => {
  if (!pair) throw new Error('two versions')
  expect(pairFrom(versions, 'm1', pair)).toEqual({ since: 'm1', to: 'm3' })
  expect(pairFrom(versions, 'm3', pair)).toEqual({ since: 'm3', to: 'm4' })
})

it('choosing an end that isn’t after the start moves the start', () => {
  if (!pair) throw new Error('two versions')
  expect(pairUpTo(versions, 'm4', pair)).toEqual({ since: 'm2', to: 'm4' })
  expect(pairUpTo(versions, 'm2', pair)).toEqual({ since: 'm1', to: 'm2' })
})
