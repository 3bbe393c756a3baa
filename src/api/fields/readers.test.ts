import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  readBoolean,
  readCode,
  readHttpUrl,
  readHttpUrls,
  readList,
  readNumber,
  readStamp,
  readText,
} from './readers.ts'

describe('a field reader', () => {
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
    ['1.0E-4', 0.0001],
    ['1e-400', null],
    ['1e400', null],
  ])('reads %j as the number %j', (value, number) => {
    expect(readNumber(value)).toBe(number)
  })

  it.each([
    [true, true],
    ['true', true],
    [1, true],
    [false, false],
    ['false', false],
    [0, false],
    ['1', null],
    ['0', null],
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
    ['2025-11-18T09:42:00.500+0000', Date.UTC(2025, 10, 18, 9, 42, 0, 500)],
    ['2025-11-18T15:12:00+05:30', Date.UTC(2025, 10, 18, 9, 42)],
    ['2025-11-18 09:42', Date.UTC(2025, 10, 18, 9, 42)],
    ['2025-11-18', Date.UTC(2025, 10, 18)],
    ['2025-11-18 or so', null],
    ['2025-13-18', null],
    ['1970-02-01', null],
    [20_251_118, null],
    ['2025', null],
    [99_999_999_999, null],
    [100_000_000_000, 100_000_000_000],
    ['yesterday', null],
    [9e15, null],
    [-5, null],
  ])('reads %j as the timestamp %j', (value, moment) => {
    expect(readStamp(value)).toBe(moment)
  })

  it.each([
    ['https://a.example/x', 'https://a.example/x'],
    [{ url: 'http://a.example' }, 'http://a.example'],
    [{ src: 'http://a.example' }, 'http://a.example'],
    [{ url: '', src: 'http://a.example' }, 'http://a.example'],
    [['data:x', { url: 'http://a.example' }, 'http://b.example'], 'http://a.example'],
    [{ url: { url: 'http://a.example' } }, null],
    [' HTTPS://a.example ', 'HTTPS://a.example'],
    ['java\nscript:alert(1)', null],
    ['https:/\\evil.example', null],
    ['//a.example/x', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['vbscript:x', null],
    ['http://', null],
    [5, null],
  ])('reads %j as the URL %j', (value, address) => {
    expect(readHttpUrl(value)).toBe(address)
  })

  it('reads image URLs from text, a list or objects', () => {
    const url = 'https://a.example/1.png'
    expect(readHttpUrls(url)).toEqual([url])
    expect(readHttpUrls([url, { url }, 'nothing', null])).toEqual([url, url])
    expect(readHttpUrls(null)).toEqual([])
  })

  it('reads strings and numbers as text, and no other type', () => {
    expect(readText('a')).toBe('a')
    expect(readText(5)).toBe('5')
    expect(readText('  ')).toBeNull()
    expect(readText({})).toBeNull()
    expect(readText(true)).toBeNull()
  })

  it('reads a number that lost digits in JSON parsing as null', () => {
    expect(readText(JSON.parse('12345678901234567890'))).toBeNull()
    expect(readText(JSON.parse('1e999'))).toBeNull()
    expect(readCode(JSON.parse('12345678901234567890'))).toBeNull()
  })

  it('reads null, empty text and an empty object as an empty list', () => {
    expect([null, undefined, '', {}, []].map(readList)).toEqual([[], [], [], [], []])
    expect([0, false, { a: 1 }].map(readList)).toEqual([[0], [false], [{ a: 1 }]])
  })

  it('returns null for deeply nested objects', () => {
    const nested: unknown = JSON.parse(`${'{"url":'.repeat(50_000)}1${'}'.repeat(50_000)}`)
    expect(readHttpUrl(nested)).toBeNull()
  })

  it('restores the leading zeros of a numeric code', () => {
    expect(readCode(41250500735, 13)).toBe('0041250500735')
    expect(readCode('0041250500735', 13)).toBe('0041250500735')
  })

  it('never throws and never invents a value, whatever the input', () => {
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
