import { expect, it } from 'vitest'
import { aMoment } from '../../testing/aMoment.ts'
import { noteInWords } from './noteInWords.ts'

const { counts } = aMoment({ id: 'm' })
const moment = { counts: { ...counts, rows: 520 }, promised: 4000 }

it('says how many rows came of those that were found', () => {
  expect(noteInWords({ kind: 'fell short', due: 4000 }, moment)).toMatchObject({
    isLoss: true,
    title: '520 of 4,000 rows came.',
  })
})

it('says how many were found where they are too many, and that there may be more where nobody knows', () => {
  const known = noteInWords({ kind: 'cut', found: 60_000 }, moment)
  expect(known.title).toBe('More was found than is loaded: 60,000 rows.')
  const unknown = noteInWords({ kind: 'cut', found: null }, moment)
  expect(unknown).toMatchObject({ isLoss: true, title: 'There may be more than is loaded.' })
})
