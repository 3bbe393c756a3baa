import { describe, expect, it } from 'vitest'
import { readTitle } from './readTitle.ts'

const textsOf = (list: readonly { text: string }[]) => list.map(({ text }) => text)

describe('the words of a title', () => {
  it('are normalised: case, accents, apostrophes and plurals', () => {
    expect(textsOf(readTitle('TRADER JOE’S Crème Brûlée Berries').words)).toEqual([
      'trader',
      'joe',
      'creme',
      'brulee',
      'berry',
    ])
  })

  it.each([
    ['promotional words and markup', '<b>New:</b> Shirt – free shipping', ['new', 'shirt']],
    ['articles', 'The shirt of the king for a day', ['shirt', 'king', 'day']],
    ['article numbers of the merchant', 'Shirt SKU: 4711-X (Art.-Nr. 99887)', ['shirt']],
    ['an elided article', "Huile d'olive", ['huile olive']],
  ])('leave out %s', (_what, title, words) => {
    expect(textsOf(readTitle(title).words)).toEqual(words)
  })

  it('include phrases, parts of compounds and long forms of short ones', () => {
    expect(readTitle('washing-up liquid').words[0]?.concepts[0]?.name).toBe('washing up liquid')
    expect(readTitle('Erdbeerjoghurt').words[0]?.parts).toEqual(['erdbeer', 'joghurt'])
    expect(readTitle('Damenjacke')).toMatchObject({
      words: [{ text: 'jacke' }],
      wearers: [{ wearers: 'w' }],
    })
    expect(textsOf(readTitle('blk jkt').words)).toEqual(['jacket'])
    // A name is not a compound.
    expect(readTitle('Nutwood').words[0]).toMatchObject({ text: 'nutwood', parts: [] })
  })
})

describe('the quantities of a title', () => {
  it.each([
    ['Milk 500 ml', 'volume', 500],
    ['Milk 0,5 l', 'volume', 500],
    ['Milk ½ l', 'volume', 500],
    ['Milk 50cl', 'volume', 500],
    ['Mehl 1.000 g', 'mass', 1000],
    ['Rice 1,000 g', 'mass', 1000],
    ['Rice 1 kg', 'mass', 1000],
    ['Soap 16.9 fl. oz.', 'volume', 499.8],
    ['Vitamin C 500mg', 'strength', 0.5],
    ['Phone 1 TB', 'memory', 1e9],
    ['Charger 65W', 'power', 65],
    ['TV 55"', 'length', 1397],
    ['TV 55 Zoll', 'length', 1397],
  ])('are read: %s is %s %d', (title, kind, value) => {
    expect(readTitle(title).quantities).toEqual([
      expect.objectContaining({ kind, value: expect.closeTo(value, 0) }),
    ])
  })

  it('are listed once if a title states them twice', () => {
    expect(readTitle('Lotion 200 ml (6.8 fl oz / 200ml)').quantities).toHaveLength(1)
  })

  it.each([
    ['2 in 1 shampoo', []],
    ['Watch F-91W', []],
    ['5 in stock', []],
  ])('are empty for %s', (title, quantities) => {
    expect(readTitle(title).quantities).toEqual(quantities)
  })

  it.each([
    ['Cola 6 x 330 ml', 6],
    ['Cola 330ml x6', 6],
    ['Cola 6-pack', 6],
    ['Cola (pack of 6)', 6],
    ['Cola 6er Pack', 6],
    ['6x Cola', 6],
    ['Cola x6', 6],
    ['Cola Doppelpack', 2],
    ['Envelopes (40 ct)', 40],
    ['Socks 3 pairs', 3],
  ])('include packs: %s has %d pieces', (title, count) => {
    expect(readTitle(title).packs).toEqual([count])
  })
})

describe('the sizes of a title', () => {
  it.each([
    ['Shirt M', 'm'],
    ['M, shirt', 'm'],
    ['Shirt black l men', 'l'],
    ['Shirt X-Large', 'x-large'],
    ['Shirt Gr. XXL', 'gr. xxl'],
    ['Shoe EU 42.5', 'eu 42.5'],
    ['Shoe 42 EU', '42 eu'],
    ['Jeans W32/L34', 'w32/l34'],
    ['Jeans 32W x 34L', '32w x 34l'],
    ['Hoodie 6-7 Y', '6-7 y'],
    ['Towel 70x140cm', '70x140cm'],
  ])('are read: %s has %s', (title, size) => {
    expect(textsOf(readTitle(title).sizes)).toEqual([size])
  })

  it.each([
    "Men's shirt",
    'men s shirt',
    'S&W beans',
    'H & M shirt',
    'J M Smucker',
    'SSD 500 MB/s',
  ])('are empty for %s', (title) => {
    expect(readTitle(title).sizes).toEqual([])
  })
})

describe('the models and numbers of a title', () => {
  it.each([
    ['Sony WH-1000XM4', ['wh1000xm4'], []],
    ['Vacuum V11', ['v11'], []],
    ['Lotion SPF 30', [], ['30']],
    ['Lotion SPF30', ['spf30'], []],
    ['Spaghetti n.5', [], ['5']],
    ['Omega-3', [], ['3']],
    ['501-505', [], ['501', '505']],
    ['Batteries AAA', ['aaa'], []],
    ['Shirt 4006381333931', [], []],
  ])('are read: %s has %j and %j', (title, models, numbers) => {
    expect(readTitle(title)).toMatchObject({ models, numbers })
  })
})

describe('the colours of a title', () => {
  it.each([
    ['Shirt navy', ['blue dark']],
    ['Shirt dark blue', ['blue dark']],
    ['Shirt, rosso chiaro', ['red light']],
    ['Shirt heather grey', ['grey ']],
    ['Hemd schwarzweiß', ['black ', 'white ']],
    ['Shirt black & white', ['black ', 'white ']],
    ['Watch rose gold', ['rose gold ']],
    ['Rotwein', ['red ']],
  ])('are read: %s has %j', (title, colours) => {
    const found = readTitle(title).colours.map(({ family, shade }) => `${family} ${shade}`)
    expect(found).toEqual(colours)
  })

  it('are marked as unsure if the word often means something else', () => {
    const isUnsure = (title: string) => readTitle(title).colours.map((one) => one.isUnsure)
    expect(isUnsure('Olive oil')).toEqual([true])
    expect(isUnsure('Shirt, olive, M')).toEqual([false])
    expect(isUnsure('Colour: rose shirt')).toEqual([false])
  })
})
