import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import { usualContext } from './readImport.ts'
import { useImport } from './useImport.ts'
import type { ImportInput } from './worker/importInput.ts'

const textOf = (text: string): ImportInput => ({ kind: 'text', name: '', text })
const CODE = '2049811842247'

type Options = {
  input: ImportInput | null
  answers: ImportAnswers
  as: 'auto' | 'title'
}

const ANSWERS: ImportAnswers = {}

function start(first: Partial<Options>) {
  const { result, rerender } = renderHook(
    ({ input, answers, as }: Options) =>
      useImport('codes', input, answers, { ...usualContext, as }),
    { initialProps: { input: null, answers: ANSWERS, as: 'auto', ...first } },
  )
  const texts = () => {
    const { reading } = result.current
    return reading?.kind === 'read' ? reading.rows.map(({ text }) => text) : reading
  }
  const settled = () => waitFor(() => expect(result.current.isBusy).toBe(false))
  return { result, rerender, texts, settled }
}

it('an input is read as soon as it is given', async () => {
  const { result, texts, settled } = start({ input: textOf(CODE) })
  expect(result.current).toMatchObject({ reading: null, isBusy: true, share: 0 })
  await settled()
  expect(texts()).toEqual([CODE])
  expect(result.current.share).toBeNull()
})

it('the previous result stays during the next reading, unless the input changes', async () => {
  const input = textOf(`${CODE}\n\nx`)
  const { result, rerender, texts, settled } = start({ input })
  await settled()
  rerender({ input, answers: { heading: 1 }, as: 'auto' })
  expect(result.current.isBusy).toBe(true)
  expect(texts()).toEqual([CODE, 'x'])
  await settled()
  expect(texts()).toEqual(['x'])
  rerender({ input: textOf(CODE), answers: ANSWERS, as: 'auto' })
  expect(result.current).toMatchObject({ reading: null, isBusy: true })
  await settled()
  rerender({ input: null, answers: ANSWERS, as: 'auto' })
  expect(result.current).toEqual({ reading: null, isBusy: false, share: null })
})

it('an input is read again when the page says what the lines are', async () => {
  const input = textOf('Oxford Shirt')
  const { result, rerender, settled } = start({ input })
  await settled()
  expect(result.current.reading).toMatchObject({ rows: [{ entry: { kind: 'invalid' } }] })
  rerender({ input, answers: ANSWERS, as: 'title' })
  expect(result.current.isBusy).toBe(true)
  await settled()
  expect(result.current.reading).toMatchObject({ rows: [{ entry: { kind: 'title' } }] })
})
