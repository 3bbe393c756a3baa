import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ImportAnswers } from '../../../model/import/answers.ts'
import { rememberAnswers, rememberedAnswers } from '../../../store/preferences/importAnswers.ts'
import { anImportReading } from '../../../testing/made/anImportReading.ts'
import type { ImportReading, PriceRow } from '../reading.ts'
import { textSource } from '../source.ts'
import { useImportReading, type ReadSource } from './useImportReading.ts'

const SHAPE = 'ean,price'
const file = (name: string, text = 'x') => textSource(name, text)
const refused: ImportReading<PriceRow> = { kind: 'refused', says: 'The file is empty.' }

/** Says in its counts how many answers it was read by. */
const readingOf = (name: string, answers: ImportAnswers, shape = SHAPE) => {
  const made = anImportReading({ shape })
  const used = Object.keys(answers).length
  return { ...made, file: { ...made.file, name }, counts: { ...made.counts, used } }
}

const read = vi.fn<ReadSource<PriceRow>>()
const start = () => renderHook(() => useImportReading('prices', read)).result
type Hook = ReturnType<typeof start>
const settled = (hook: Hook) => waitFor(() => expect(hook.current.isBusy).toBe(false))

async function opened(hook: Hook, name: string) {
  act(() => hook.current.open(file(name)))
  await settled(hook)
}

async function answered(hook: Hook, answers: ImportAnswers) {
  act(() => hook.current.setAnswers(answers))
  await settled(hook)
}

const askedFor = () => read.mock.calls.map(([source, answers]) => [source.name, answers])

beforeEach(() => {
  read.mockReset()
  read.mockImplementation((source, answers) => Promise.resolve(readingOf(source.name, answers)))
})

describe('a reading', () => {
  it('is of the source by the app’s own choices, and then by each answer', async () => {
    const hook = start()
    expect(hook.current).toMatchObject({ reading: null, isBusy: false, problem: null })
    await opened(hook, 'a.csv')
    await answered(hook, { heading: 2 })
    expect(askedFor()).toEqual([
      ['a.csv', {}],
      ['a.csv', { heading: 2 }],
    ])
    expect(hook.current.reading?.counts.used).toBe(1)
    expect(hook.current.answers).toEqual({ heading: 2 })
  })

  it('shows how far it is, and can be cancelled', async () => {
    read.mockImplementation((_source, _answers, { signal, onProgress }) => {
      onProgress(0.4)
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')))
      })
    })
    const hook = start()
    act(() => hook.current.open(file('a.csv')))
    expect(hook.current.underWay).toEqual({ name: 'a.csv', share: 0.4 })
    act(() => hook.current.cancel())
    await settled(hook)
    expect(hook.current).toMatchObject({ reading: null, underWay: null, problem: null })
  })

  it('is of the last of several sources', async () => {
    const waiting: (() => void)[] = []
    read.mockImplementation(
      (source, answers) =>
        new Promise((resolve) => {
          waiting.push(() => resolve(readingOf(source.name, answers)))
        }),
    )
    const hook = start()
    act(() => hook.current.open(file('slow.csv')))
    act(() => hook.current.open(file('fast.csv')))
    act(() => waiting[1]?.())
    await settled(hook)
    await act(async () => {
      waiting[0]?.()
      await Promise.resolve()
    })
    expect(hook.current.reading?.file.name).toBe('fast.csv')
  })

  it('stops with the page', () => {
    let signal: AbortSignal | null = null
    read.mockImplementation((_source, _answers, watch) => {
      signal = watch.signal
      return new Promise(() => {})
    })
    const { result, unmount } = renderHook(() => useImportReading('prices', read))
    act(() => result.current.open(file('a.csv')))
    unmount()
    expect(signal).toMatchObject({ aborted: true })
  })

  it.each([
    ['says why a file is refused', () => Promise.resolve(refused), 'The file is empty.'],
    [
      'says that a file could not be read',
      () => Promise.reject(new Error('broken')),
      'The file could not be read. Choose it again.',
    ],
  ])('%s', async (_, answer, says) => {
    read.mockImplementation(answer)
    const hook = start()
    await opened(hook, 'a.csv')
    expect(hook.current).toMatchObject({ reading: null, problem: says })
    act(() => hook.current.close())
    expect(hook.current.problem).toBeNull()
  })

  it('stays as it was where an answer cannot be followed', async () => {
    const hook = start()
    await opened(hook, 'a.csv')
    await answered(hook, { heading: 2 })
    read.mockImplementation(() => Promise.resolve(refused))
    await answered(hook, { heading: 2, encoding: 'utf-16le' })
    expect(hook.current.answers).toEqual({ heading: 2 })
    expect(hook.current.problem).toBe('The file is empty.')
    expect(hook.current.reading?.counts.used).toBe(1)
  })
})

describe('answers', () => {
  it('stay while a text of one shape is edited, but for its doubtful cells', async () => {
    const hook = start()
    await opened(hook, 'Pasted text')
    await answered(hook, { columns: { price: 1 }, doubtful: { '4 price': 'use' } })
    await opened(hook, 'Pasted text')
    expect(hook.current.answers).toEqual({ columns: { price: 1 } })
    read.mockImplementation((source, answers) =>
      Promise.resolve(readingOf(source.name, answers, 'ean,price,cost')),
    )
    await opened(hook, 'Pasted text')
    expect(hook.current.answers).toEqual({})
  })

  it('go with their file', async () => {
    const hook = start()
    await opened(hook, 'a.csv')
    await answered(hook, { heading: 2 })
    await opened(hook, 'b.csv')
    expect(hook.current.answers).toEqual({})
  })

  it('are remembered once the file is imported, for the shape that the app finds by itself', async () => {
    const hook = start()
    await opened(hook, 'may.csv')
    read.mockImplementation((source, answers) =>
      Promise.resolve(readingOf(source.name, answers, 'another shape')),
    )
    await answered(hook, { heading: 2, sheet: 'May' })
    expect(rememberedAnswers('prices', SHAPE)).toBeNull()
    act(() => hook.current.remember())
    expect(rememberedAnswers('prices', SHAPE)?.answers).toEqual({ heading: 2 })
    expect(rememberedAnswers('prices', 'another shape')).toBeNull()
  })

  it('that are remembered read the next file of the shape, until they are forgotten', async () => {
    rememberAnswers('prices', SHAPE, { heading: 2 }, 7)
    const hook = start()
    await opened(hook, 'june.csv')
    expect(hook.current.answers).toEqual({ heading: 2 })
    expect(hook.current.remembered?.at).toBe(7)
    act(() => hook.current.remembered?.onForget())
    expect(hook.current.remembered).toBeNull()
    expect(rememberedAnswers('prices', SHAPE)).toBeNull()
  })

  it('that are remembered do not hide a file that cannot be read by them', async () => {
    rememberAnswers('prices', SHAPE, { encoding: 'utf-16le' })
    read.mockImplementation((source, answers) =>
      Promise.resolve(answers.encoding === undefined ? readingOf(source.name, answers) : refused),
    )
    const hook = start()
    await opened(hook, 'june.csv')
    expect(hook.current).toMatchObject({ answers: {}, remembered: null, problem: null })
    expect(hook.current.reading).not.toBeNull()
  })
})
