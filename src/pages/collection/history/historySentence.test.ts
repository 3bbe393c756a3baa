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

it('says how far a figure moved from the first version to the last one that has it', () => {
  expect(sentence([103.6, 100, 108.1])).toBe(
    'Your price index rose from 103.6 on 3 Nov to 108.1 on 24 Nov.',
  )
  expect(sentence([null, 103.6, 100])).toBe(
    'Your price index fell from 103.6 on 10 Nov to 100.0 on 24 Nov.',
  )
})

it('says that it is the same where it is written alike', () => {
  expect(sentence([100, 120, 100.01])).toBe('Your price index is 100.0, as on 3 Nov.')
})

it('says nothing of fewer than two versions', () => {
  expect(sentence([null, 100, null])).toBeNull()
  expect(sentence([])).toBeNull()
})
