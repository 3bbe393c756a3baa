import { describe, expect, it } from 'vitest'
import { echoedValue, isNamedIn, readEcho } from './readEcho.ts'

const echoOf = (text: string) => {
  const echo = readEcho(text)
  if (!echo) throw new Error('No echo')
  return echo
}

describe('the echo of a search', () => {
  it.each([
    ['a query string', 'q=cotton&fq=country:us&start=24&rows=12&fl=title,price'],
    ['an encoded query string', 'q=cotton+shirt&fq=country%3Aus&start=24&rows=12'],
    ['words', 'cotton shirt division:Apparel country:us start=24 rows=12 fl=*'],
    ['colons', 'cotton shirt, start: 24, rows: 12'],
    ['JSON', '{"q":"cotton","fq":["country:us"],"start":24,"rows":12}'],
    ['a map without quotes', '{q=cotton, start=24, rows=12}'],
    ['parameters with other names', 'text=cotton&offset=24&limit=12'],
  ])('gives start and rows from %s', (_name, text) => {
    expect(echoOf(text)).toMatchObject({ start: 24, rows: 12 })
  })

  it('takes start and rows from the applied query, not from the keywords before it', () => {
    expect(echoOf('q=start=5 rows=7&start=0&rows=24')).toMatchObject({ start: 0, rows: 24 })
  })

  it.each(['cotton shirt', 'cotton start rows', 'start=now', '%E0%A4%A', '{"start":', '[1,2]'])(
    'gives no start or rows from %j',
    (text) => {
      expect(echoOf(text)).toMatchObject({ start: null, rows: null })
    },
  )

  it('is null when the service sends none', () => {
    expect(readEcho(null)).toBeNull()
    expect(readEcho('  ')).toBeNull()
  })

  it.each([
    ['fq=country:us,in&start=0', 'country', 'us,in'],
    ['cotton country:(us OR in) start=0', 'country', '(us OR in)'],
    ['{"fq":["country:us","merchant:\\"A B\\""]}', 'merchant', '"A B"'],
    ['cotton countryCode=us merchant:"A B" x', 'merchant', '"A B"'],
    ['q=a&fq=merchant%3A%22Caf%C3%A9%22&start=0', 'merchant', '"Café"'],
  ])('gives from %j the expression for %s', (text, field, expression) => {
    expect(echoedValue(echoOf(text), field)).toBe(expression)
  })

  it('has no expression for a field that it doesn’t name', () => {
    expect(echoedValue(echoOf('cotton division:Apparel'), 'category')).toBeNull()
  })

  it('matches only whole values, whatever the quotes and separators', () => {
    expect(isNamedIn('(us OR in)', 'in')).toBe(true)
    expect(isNamedIn('us,in', 'in')).toBe(true)
    expect(isNamedIn('"Casual Shirts"', 'casual shirts')).toBe(true)
    expect(isNamedIn('india', 'in')).toBe(false)
  })
})

describe('an echo', () => {
  it('is split into one applied parameter per line where possible', () => {
    const lines = (text: string) => echoOf(text).lines
    expect(lines('q=a b&fq=country:us')).toEqual(['q=a b', 'fq=country:us'])
    expect(lines('q=a+b&fq=country%3Aus')).toEqual(['q=a b', 'fq=country:us'])
    expect(lines('q=a+b&fq=country:us')).toEqual(['q=a+b', 'fq=country:us'])
    expect(lines('q=100%25 cotton&fq=country%3Aus')).toEqual(['q=100%25 cotton', 'fq=country%3Aus'])
    expect(lines('q=%E0%A4%A&fq=country%3Aus')).toEqual(['q=%E0%A4%A', 'fq=country:us'])
    expect(lines('black & white=1')).toEqual(['black & white=1'])
    expect(lines('{"q":"a","fq":["b",2]}')).toEqual(['q=a', 'fq=b', 'fq=2'])
    expect(lines('{"q":{"a":1}}')).toEqual(['q={"a":1}'])
    expect(lines('{"q":')).toEqual(['{"q":'])
  })

  it('is read only up to 20,000 characters', () => {
    const after = (count: number) => echoOf(`${'x'.repeat(count)} start=7`).start
    expect(after(20_000 - ' start=7'.length)).toBe(7)
    expect(after(20_000)).toBeNull()
  })

  it('takes start and rows from the preferred name, and from its last value', () => {
    expect(echoOf('index=1 start=2 start=3 from=4')).toMatchObject({ start: 3 })
    expect(echoOf('restart=1 x.start=2')).toMatchObject({ start: null })
    expect(echoOf('size=4 pageSize=5')).toMatchObject({ rows: 5 })
    expect(echoOf('rows=12x')).toMatchObject({ rows: null })
  })

  it('joins all values of a field', () => {
    expect(echoedValue(echoOf('country:us country:in'), 'country')).toBe('us in')
    expect(echoedValue(echoOf('xcountry:us'), 'country')).toBeNull()
    expect(echoedValue(echoOf('a=1&fq=country:us in'), 'country')).toBe('us in')
    expect(echoedValue(echoOf('country:us in'), 'country')).toBe('us')
  })
})
