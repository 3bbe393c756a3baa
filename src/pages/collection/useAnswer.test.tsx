// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createRowWork } from '@/domain/rows/createRowWork.ts'
import { noFilter } from '@/domain/rows/rowView.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { useAnswer } from './useAnswer.ts'

/** A rows query, and an engine that answers on demand. */
function renderUseAnswer() {
  const work = createRowWork()
  work.add([aResultRow({ productId: 'A' })])
  let answer: (value: string) => void = () => {}
  const loadText = () =>
    new Promise<string>((resolve) => {
      answer = resolve
    })
  const hook = renderHook(
    (requested: Parameters<typeof useAnswer<string>>) => useAnswer(...requested),
    {
      initialProps: [work.query(noFilter, []), loadText],
    },
  )
  return { work, loadText, ...hook, answer: (value: string) => act(async () => answer(value)) }
}

describe('a result in the summary', () => {
  it('stays current while rows are added, and is replaced by the next result', async () => {
    const { work, loadText, result, rerender, answer } = renderUseAnswer()
    await answer('of one row')
    expect(result.current).toMatchObject({ value: 'of one row', isOld: false })
    work.add([aResultRow({ productId: 'B' })])
    rerender([work.query(structuredClone(noFilter), []), loadText])
    expect(result.current).toMatchObject({ value: 'of one row', isOld: false })
    await answer('of two rows')
    await waitFor(() => expect(result.current.value).toBe('of two rows'))
  })

  it('is outdated after the filter changes, until the new result arrives', async () => {
    const { work, loadText, result, rerender, answer } = renderUseAnswer()
    await answer('of all')
    rerender([work.query({ ...noFilter, text: 'shirt' }, []), loadText])
    expect(result.current).toMatchObject({ value: 'of all', isOld: true })
    await answer('of shirts')
    await waitFor(() => expect(result.current).toMatchObject({ value: 'of shirts', isOld: false }))
  })

  it('is outdated once another result is requested', async () => {
    const { work, result, rerender, answer } = renderUseAnswer()
    await answer('the medians')
    rerender([work.query(noFilter, []), () => new Promise(() => {})])
    expect(result.current).toMatchObject({ value: 'the medians', isOld: true })
  })
})
