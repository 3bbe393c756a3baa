import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  readBoolean,
  readCode,
  readHttpUrl,
  readHttpUrls,
  readNumber,
  readStamp,
  readText,
} from './fields.ts'

describe('reading single fields', () => {
  it.each([
    [12.5, 12.5],
    ['12.5', 12.5],
    [' 7 ', 7],
    ['-3', -3],
    ['1e3', 1000],
    [0, 0],
    ['', null],
    [null, null],
    [undefined, null],
    [true, null],
    [[], null],
    [{}, null],
    ['1,299', null],
    ['0x10', null],
    ['Infinity', null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [2 ** 53, null],
    ['9007199254740994', null],
  ])('reads %j as the number %j', (value, number) => {
    expect(readNumber(value)).toBe(number)
  })

  it.each([
    [true, true],
    ['true', true],
    [1, true],
    ['1', true],
    [false, false],
    ['false', false],
    [0, false],
    ['0', false],
    ['yes', null],
    [null, null],
    ['', null],
    [2, null],
  ])('reads %j as the boolean %j', (value, boolean) => {
    expect(readBoolean(value)).toBe(boolean)
  })

  it.each([
    [0, null],
    ['', null],
    [null, null],
    [1_763_458_920, 1_763_458_920_000],
    [1_763_458_920_000, 1_763_458_920_000],
    ['1763458920000', 1_763_458_920_000],
    ['2025-11-18T09:42:00Z', Date.UTC(2025, 10, 18, 9, 42)],
    ['yesterday', null],
    [9e15, null],
    [-5, null],
  ])('reads %j as the moment %j', (value, moment) => {
    expect(readStamp(value)).toBe(moment)
  })

  it.each([
    ['https://a.example/x', 'https://a.example/x'],
    [{ url: 'http://a.example' }, 'http://a.example'],
    [{ src: 'http://a.example' }, 'http://a.example'],
    ['//a.example/x', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['vbscript:x', null],
    ['http://', null],
    [5, null],
  ])('reads %j as the address %j', (value, address) => {
    expect(readHttpUrl(value)).toBe(address)
  })

  it('reads pictures from a text, a list, or objects', () => {
    const url = 'https://a.example/1.png'
    expect(readHttpUrls(url)).toEqual([url])
    expect(readHttpUrls([url, { url }, 'nothing', null])).toEqual([url, url])
    expect(readHttpUrls(null)).toEqual([])
  })

  it('reads text from text and numbers, and from nothing else', () => {
    expect(readText('a')).toBe('a')
    expect(readText(5)).toBe('5')
    expect(readText('  ')).toBeNull()
    expect(readText({})).toBeNull()
    expect(readText(true)).toBeNull()
  })

  it('gives a numeric code its leading zeros back', () => {
    expect(readCode(41250500735, 13)).toBe('0041250500735')
    expect(readCode('0041250500735', 13)).toBe('0041250500735')
  })

  it('never throws and invents nothing, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (value) => {
        const number = readNumber(value)
        if (number !== null) expect(Number(value)).toBe(number)
        expect(typeof readBoolean(value) === 'boolean' || readBoolean(value) === null).toBe(true)
        expect(readStamp(value) ?? 1).toBeGreaterThan(0)
        const address = readHttpUrl(value)
        if (address !== null) expect(address).toMatch(/^https?:/i)
        readText(value)
        readCode(value)
        readHttpUrls(value)
      }),
      { seed: 1, numRuns: 2000 },
    )
  })
})
