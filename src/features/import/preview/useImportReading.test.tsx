import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import type { ImportReading } from '@/features/import/reading.ts'
import type { ImportRequest } from '@/features/import/worker/importer.ts'
import { nameOfInput, type ImportInput } from '@/features/import/worker/importInput.ts'
import type { ImportSession, ImportListeners } from '@/features/import/worker/importSession.ts'
import { rememberAnswers, rememberedAnswers } from '@/storage/preferences/importAnswers.ts'
import { anImportReading } from '@test/made/anImportReading.ts'
import { useImportReading } from './useImportReading.ts'

const SHAPE = 'ean,price'
const text = (name: string): ImportInput => ({ kind: 'text', name, text: 'x' })
const refused = { kind: 'refused', message: 'The file is empty.' } as const

/** A reading whose count of used rows is the number of answers that it was read with. */
const readingOf = (name: string, answers: ImportAnswers, shape = SHAPE) => {
  const made = anImportReading({ shape })
  const used = Object.keys(answers).length
  return { ...made, file: { ...made.file, name }, counts: { ...made.counts, used } }
}

type Read = (
  name: string,
  request: ImportRequest,
  watch: ImportListeners,
) => Promise<ImportReading<unknown>>
const read = vi.fn<Read>()
const close = vi.fn<(name: string) => void>()

function startSession(input: ImportInput): ImportSession {
  const name = nameOfInput(input)
  return {
    // The cast is safe, because the rows are those of the requested task.
    read: (request, watch = {}) => read(name, request, watch) as Promise<ImportReading<never>>,
    close: () => close(name),
  }
}

const context = (country: string) => ({ country, merchant: null, as: 'auto' }) as const
const start = () =>
  renderHook(({ country }) => useImportReading('prices', context(country), startSession), {
    initialProps: { country: 'us' },
  })
type Hook = ReturnType<typeof start>['result']
const settled = (hook: Hook) => waitFor(() => expect(hook.current.isBusy).toBe(false))

async function opened(hook: Hook, name: string) {
  act(() => hook.current.open(text(name)))
  await settled(hook)
}

async function answered(hook: Hook, answers: ImportAnswers) {
  act(() => hook.current.setAnswers(answers))
  await settled(hook)
}

const requests = () => read.mock.calls.map(([name, { answers }]) => [name, answers])

beforeEach(() => {
  close.mockReset()
  read.mockReset()
  read.mockImplementation((name, { answers }) => Promise.resolve(readingOf(name, answers)))
})

describe('reading a file', () => {
  it('starts with the app’s own choices and is repeated after each answer', async () => {
    const { result } = start()
    expect(result.current).toMatchObject({ reading: null, isBusy: false, problem: null })
    await opened(result, 'a.csv')
    await answered(result, { heading: 2 })
    expect(requests()).toEqual([
      ['a.csv', {}],
      ['a.csv', { heading: 2 }],
    ])
    expect(result.current.reading?.counts.used).toBe(1)
    expect(result.current.answers).toEqual({ heading: 2 })
  })

  it('shows its progress and can be cancelled', async () => {
    const { result } = start()
    await opened(result, 'a.csv')
    read.mockImplementation((_name, _request, { signal, onProgress }) => {
      onProgress?.(0.4)
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('stopped')))
      })
    })
    act(() => result.current.open(text('b.csv')))
    expect(result.current.fileInProgress).toEqual({ name: 'b.csv', share: 0.4 })
    act(() => result.current.cancel())
    expect(result.current).toMatchObject({ fileInProgress: null, problem: null })
    act(() => result.current.setAnswers({ heading: 2 }))
    expect(result.current.answers).toEqual({ heading: 2 })
    act(() => result.current.cancel())
    expect(result.current.answers).toEqual({})
    expect(result.current.reading?.file.name).toBe('a.csv')
  })

  it('uses the last of several opened files and closes the others', async () => {
    const waiting: (() => void)[] = []
    read.mockImplementation(
      (name, { answers }) =>
        new Promise((resolve) => {
          waiting.push(() => resolve(readingOf(name, answers)))
        }),
    )
    const { result, unmount } = start()
    act(() => result.current.open(text('slow.csv')))
    act(() => result.current.open(text('fast.csv')))
    act(() => waiting[1]?.())
    await settled(result)
    act(() => waiting[0]?.())
    await waitFor(() => expect(close).toHaveBeenCalledWith('slow.csv'))
    expect(result.current.reading?.file.name).toBe('fast.csv')
    unmount()
    expect(close).toHaveBeenLastCalledWith('fast.csv')
  })

  it('stops when the page is left', () => {
    let signal: AbortSignal | undefined
    read.mockImplementation((_name, _request, watch) => {
      signal = watch.signal
      return new Promise(() => {})
    })
    const { result, unmount } = start()
    act(() => result.current.open(text('a.csv')))
    unmount()
    expect(signal).toMatchObject({ aborted: true })
  })

  it('is repeated for another country with the same answers', async () => {
    const { result, rerender } = start()
    await opened(result, 'a.csv')
    await answered(result, { heading: 2 })
    rerender({ country: 'de' })
    await waitFor(() => expect(read).toHaveBeenCalledTimes(3))
    await settled(result)
    expect(read.mock.lastCall?.[1]).toMatchObject({
      answers: { heading: 2 },
      context: { country: 'de' },
    })
    expect(read).toHaveBeenCalledTimes(3)
  })
})

describe('a file that can’t be read', () => {
  it('shows the reason and leaves the previous file open', async () => {
    const { result } = start()
    await opened(result, 'a.csv')
    read.mockImplementation(() => Promise.resolve(refused))
    await opened(result, 'b.csv')
    expect(result.current.problem).toBe('The file is empty.')
    expect(result.current.reading?.file.name).toBe('a.csv')
    expect(close.mock.calls).toEqual([['b.csv']])
    act(() => result.current.close())
    expect(result.current).toMatchObject({ reading: null, problem: null })
  })

  it('removes the result of the same text before it was edited', async () => {
    const { result } = start()
    await opened(result, '')
    read.mockImplementation(() => Promise.resolve(refused))
    await opened(result, '')
    expect(result.current).toMatchObject({ reading: null, problem: 'The file is empty.' })
  })

  it('with a new answer returns to the previous answer', async () => {
    const { result } = start()
    await opened(result, 'a.csv')
    await answered(result, { heading: 2 })
    read.mockImplementation(() => Promise.resolve(refused))
    await answered(result, { heading: 2, encoding: 'utf-16le' })
    expect(result.current.answers).toEqual({ heading: 2 })
    expect(result.current.problem).toBe('The file is empty.')
    expect(result.current.reading?.counts.used).toBe(1)
  })
})

describe('answers', () => {
  it('remain while a text with the same columns is edited, except for doubtful cells', async () => {
    const { result } = start()
    await opened(result, '')
    await answered(result, { columns: { price: 1 }, doubtful: { '4 price': 'use' } })
    await opened(result, '')
    expect(result.current.answers).toEqual({ columns: { price: 1 } })
    read.mockImplementation((name, { answers }) =>
      Promise.resolve(readingOf(name, answers, 'ean,price,cost')),
    )
    await opened(result, '')
    expect(result.current.answers).toEqual({})
  })

  it('are dropped when another file is opened', async () => {
    const { result } = start()
    await opened(result, 'a.csv')
    await answered(result, { heading: 2 })
    await opened(result, 'b.csv')
    expect(result.current.answers).toEqual({})
  })

  it('are remembered on import, for the file shape that the app detected itself', async () => {
    const { result } = start()
    await opened(result, 'may.csv')
    read.mockImplementation((name, { answers }) =>
      Promise.resolve(readingOf(name, answers, 'another shape')),
    )
    await answered(result, { heading: 2, sheet: 'May' })
    expect(rememberedAnswers('prices', SHAPE)).toBeNull()
    act(() => result.current.remember())
    expect(rememberedAnswers('prices', SHAPE)?.answers).toEqual({ heading: 2 })
    expect(rememberedAnswers('prices', 'another shape')).toBeNull()
  })

  it('that are remembered apply to the next file of the same shape, until forgotten', async () => {
    rememberAnswers('prices', SHAPE, { heading: 2 }, 7)
    const { result } = start()
    await opened(result, 'june.csv')
    expect(result.current.answers).toEqual({ heading: 2 })
    expect(result.current.remembered?.at).toBe(7)
    act(() => result.current.remembered?.onForget())
    expect(result.current.remembered).toBeNull()
    expect(rememberedAnswers('prices', SHAPE)).toBeNull()
  })

  it('that are remembered are dropped if they make a file unreadable', async () => {
    rememberAnswers('prices', SHAPE, { encoding: 'utf-16le' })
    read.mockImplementation((name, { answers }) =>
      Promise.resolve(answers.encoding === undefined ? readingOf(name, answers) : refused),
    )
    const { result } = start()
    await opened(result, 'june.csv')
    expect(result.current).toMatchObject({ answers: {}, remembered: null, problem: null })
    expect(result.current.reading).not.toBeNull()
  })
})
