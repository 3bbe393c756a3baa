import { expect, it } from 'vitest'
import { historySentence } from './historySentence.ts'

const sentence = (values: (number | null)[]) => {
  const found = historySentence({
    what: 'Your price index',
    values,
    days: ['3 Nov', '10 Nov', '24 Nov'],
    write: (value) => value.toFixed(1),
  })
  return found && found.before + found.conclusion + found.after
}

it('the sentence says how a figure changed between the first and last version that have it', () => {
  expect(sentence([103.6, 100, 108.1])).toBe(
    'Your price index rose from 103.6 on 3 Nov to 108.1 on 24 Nov.',
  )
  expect(sentence([null, 103.6, 100])).toBe(
    'Your price index fell from 103.6 on 10 Nov to 100.0 on 24 Nov.',
  )
})

it('the sentence says that a figure is the same if both are written alike', () => {
  expect(sentence([100, 120, 100.01])).toBe('Your price index is 100.0, as on 3 Nov.')
})

it('there is no sentence for fewer than two versions with a figure', () => {
  expect(sentence([null, 100, null])).toBeNull()
  expect(sentence([])).toBeNull()
})
