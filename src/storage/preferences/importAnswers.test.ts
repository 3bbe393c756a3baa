import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage, refuse } from '@test/stored/fakeStorage.ts'
import {
  forgetAnswers,
  MAX_SHAPES,
  rememberAnswers,
  rememberedAnswers,
  type RememberedAnswers,
} from './importAnswers.ts'

const KEY = 'catalog-explorer:importAnswers'
let storage: ReturnType<typeof fakeStorage>

beforeEach(() => {
  storage = fakeStorage()
  vi.stubGlobal('localStorage', storage)
})

const answersOf = (remembered: RememberedAnswers | null) => remembered?.answers ?? null

describe('import settings for files with the same columns', () => {
  it('are remembered only for these columns and this task', () => {
    rememberAnswers('prices', 'ean,price', { columns: { price: 1 } }, 7)
    expect(rememberedAnswers('prices', 'ean,price')).toMatchObject({
      at: 7,
      answers: { columns: { price: 1 } },
    })
    expect(rememberedAnswers('codes', 'ean,price')).toBeNull()
    expect(rememberedAnswers('prices', 'ean,price,cost')).toBeNull()
  })

  it('leave out settings that apply to one file only', () => {
    rememberAnswers('prices', 'a', {
      sheet: 'May',
      heading: 2,
      doubtful: { '4 price': 'use' },
      hiddenRows: 'leave out',
    })
    expect(answersOf(rememberedAnswers('prices', 'a'))).toEqual({ heading: 2 })
  })

  it('replace the earlier ones, and are forgotten if nothing can be remembered', () => {
    rememberAnswers('prices', 'a', { heading: 2 })
    rememberAnswers('prices', 'a', { heading: 3 })
    expect(answersOf(rememberedAnswers('prices', 'a'))).toEqual({ heading: 3 })
    rememberAnswers('prices', 'a', { sheet: 'May' })
    expect(rememberedAnswers('prices', 'a')).toBeNull()
  })

  it('are forgotten on request', () => {
    rememberAnswers('prices', 'a', { heading: 2 })
    rememberAnswers('prices', 'b', { heading: 3 })
    forgetAnswers('prices', 'a')
    expect(rememberedAnswers('prices', 'a')).toBeNull()
    expect(rememberedAnswers('prices', 'b')).not.toBeNull()
  })

  it('are remembered for the last fifty sets of columns', () => {
    for (let at = 0; at <= MAX_SHAPES; at += 1) rememberAnswers('codes', `${at}`, { heading: 1 })
    expect(rememberedAnswers('codes', '0')).toBeNull()
    expect(rememberedAnswers('codes', '1')).not.toBeNull()
    // Using a shape again makes it the most recent.
    rememberAnswers('codes', '1', { heading: 2 })
    rememberAnswers('codes', 'new', { heading: 1 })
    expect(rememberedAnswers('codes', '1')).not.toBeNull()
    expect(rememberedAnswers('codes', '2')).toBeNull()
  })

  it('are the same object until they change', () => {
    rememberAnswers('codes', 'a', { heading: 1 })
    expect(rememberedAnswers('codes', 'a')).toBe(rememberedAnswers('codes', 'a'))
  })

  it.each([
    'no json',
    '7',
    '{}',
    '[null]',
    '[{"task":"codes"}]',
    '[{"task":"codes","shape":7,"at":1}]',
  ])('are null if %s is stored', (text) => {
    storage.setItem(KEY, text)
    expect(rememberedAnswers('codes', 'a')).toBeNull()
  })

  it('are held in memory if storage refuses them', () => {
    vi.spyOn(storage, 'setItem').mockImplementation(refuse)
    rememberAnswers('codes', 'a', { heading: 1 })
    expect(answersOf(rememberedAnswers('codes', 'a'))).toEqual({ heading: 1 })
  })
})
