import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage, refuse } from '@test/stored/fakeStorage.ts'
import { saveLoadChoice, LOAD_PAGE_SIZES, readLoadChoice } from './loadChoice.ts'
import { emitter } from './preferences.ts'
import { rememberedChoice } from './rememberedChoice.ts'
import { saveUsualReference, readUsualReference } from './usualReference.ts'

const KEY = 'catalog-explorer:box'
const usual = { size: 2, isOn: true }
const choice = rememberedChoice('box', { size: [1, 2, 3], isOn: [true, false] }, usual)
let storage: ReturnType<typeof fakeStorage>

beforeEach(() => {
  storage = fakeStorage()
  vi.stubGlobal('localStorage', storage)
})

describe('a remembered choice', () => {
  it.each([
    [null, usual],
    ['', usual],
    ['{', usual],
    ['null', usual],
    ['7', usual],
    ['{"size":4,"isOn":"no"}', usual],
    ['{"size":3}', { size: 3, isOn: true }],
    ['{"isOn":false}', { size: 2, isOn: false }],
    ['{"size":1,"isOn":false,"more":1}', { size: 1, isOn: false }],
  ])('stored as %s is read value by value', (text, read) => {
    if (text !== null) storage.setItem(KEY, text)
    expect(choice.read()).toEqual(read)
  })

  it('of load settings allows page sizes up to 200', () => {
    storage.setItem('catalog-explorer:load', '{"pageSize":200,"atOnce":12}')
    expect(readLoadChoice()).toMatchObject({ pageSize: 200, atOnce: 12 })
    storage.setItem('catalog-explorer:load', '{"pageSize":201,"atOnce":13}')
    expect(readLoadChoice()).toMatchObject({ pageSize: 100, atOnce: 4 })
  })

  it('notifies listeners of a change', () => {
    const listener = vi.fn<() => void>()
    const stop = emitter.on(listener)
    choice.save({ size: 1, isOn: false })
    stop()
    expect(listener).toHaveBeenCalledTimes(1)
    expect(storage.getItem(KEY)).toBe('{"size":1,"isOn":false}')
  })

  it('is held in memory while storage refuses it, and read from storage afterwards', () => {
    const put = vi.spyOn(storage, 'setItem').mockImplementation(refuse)
    choice.save({ size: 3, isOn: false })
    expect(choice.read()).toEqual({ size: 3, isOn: false })
    put.mockRestore()
    choice.save({ size: 1, isOn: false })
    storage.setItem(KEY, '{"size":3}')
    expect(choice.read()).toEqual({ size: 3, isOn: true })
  })

  it('is the default if storage can’t be read', () => {
    vi.spyOn(storage, 'getItem').mockImplementation(refuse)
    expect(choice.read()).toEqual(usual)
  })
})

describe('the load settings of collections', () => {
  it.each(LOAD_PAGE_SIZES)('allow %i products per page', (pageSize) => {
    saveLoadChoice({ ...readLoadChoice(), pageSize })
    expect(readLoadChoice().pageSize).toBe(pageSize)
  })

  it.each([1, 2, 4, 8, 12])('allow %i parallel requests', (atOnce) => {
    saveLoadChoice({ ...readLoadChoice(), atOnce })
    expect(readLoadChoice().atOnce).toBe(atOnce)
  })

  it.each([0, 3, 13])('don’t allow %i parallel requests', (atOnce) => {
    const before = readLoadChoice()
    saveLoadChoice({ ...before, atOnce })
    expect(readLoadChoice()).toEqual(before)
  })
})

describe('the default comparison', () => {
  it('is the market median until another one is stored', () => {
    expect(readUsualReference()).toBe('median')
    saveUsualReference('min')
    expect(readUsualReference()).toBe('min')
  })
})
