import { describe, expect, it } from 'vitest'
import { NO_BRANDS } from './comparing/brands.ts'
import { compareStatements, contradictionsIn, type TitleRecord } from './contradictions.ts'
import { matchTitle } from './matchTitle.ts'
import { isClear, rankRecords } from './rankRecords.ts'

const row = (title: string, brand = '', size = '') => ({ title, brand, size })
const against = (title: string, record: string | TitleRecord, brands: readonly string[] = []) =>
  contradictionsIn(
    compareStatements(
      row(title),
      typeof record === 'string' ? { title: record, brand: '' } : record,
      { ...NO_BRANDS, brands },
    ),
  )

describe('a contradiction between title and record', () => {
  it.each([
    // Colours.
    ['T-shirt black', 'T-shirt, Red', 'another colour: red, not black'],
    ['T-shirt navy', 'T-shirt, Black', 'another colour: black, not navy'],
    ['T-shirt light blue', 'T-shirt, Navy', 'another colour: navy, not light blue'],
    ['Jumper white', 'Jumper, Off-White', 'another colour: off white, not white'],
    ['Jumper ivory', 'Jumper, White', 'another colour: white, not ivory'],
    ['Shoe black/white', 'Shoe black/red', 'another colour: black and red, not black and white'],
    ['Watch rose gold', 'Watch, Gold', 'another colour: gold, not rose gold'],
    ['Bowl dunkelblau', 'Bowl hellgrün', 'another colour: hellgrun, not dunkelblau'],
    ['Green Bay shirt red', 'Green Bay shirt white', 'another colour: white, not red'],
    ['Rotwein 750 ml', 'White wine 750 ml', 'another colour: white, not rot'],
    // Sizes.
    ['Shirt M', 'Shirt, L', 'another size: L, not M'],
    ['Shirt Medium', 'Shirt XXL', 'another size: XXL, not medium'],
    ['Shirt Gr. S', 'Shirt, Size M', 'another size: size m, not gr. s'],
    ['Trainers EU 42', 'Trainers 43 EU', 'another size: 43 eu, not eu 42'],
    ['Jeans W32 L34', 'Jeans 34/34', 'another size: 34/34, not w32 l34'],
    ['Hoodie 6-7 years', 'Hoodie 8-9 Y', 'another size: 8-9 y, not 6-7 years'],
    ['Towel 70 x 140 cm', 'Towel 50x90', 'another size: 50x90, not 70 x 140 cm'],
    ['Nappies size 4', 'Nappies Größe 5', 'another size: grosse 5, not size 4'],
    // Quantities.
    ['Ketchup 500 ml', 'Ketchup 1 l', 'another quantity: 1 l, not 500 ml'],
    ['Rice 2 lb', 'Rice 2 kg', 'another quantity: 2 kg, not 2 lb'],
    ['Socks 3 pack', 'Socks 5-pack', 'another quantity: 5 pieces, not 3 pieces'],
    ['Socken 3er Set', 'Lot de 6 socks', 'another quantity: 6 pieces, not 3 pieces'],
    ['Cola 24 x 330 ml', 'Cola 330 ml x 6', 'another quantity: 6 pieces, not 24 pieces'],
    ['Cola twin pack', 'Cola x3', 'another quantity: 3 pieces, not 2 pieces'],
    ['Phone 128 GB', 'Phone 256GB', 'another quantity: 256 gb, not 128 gb'],
    ['Vitamin C 500 mg', 'Vitamin C 1000mg', 'another quantity: 1000 mg, not 500 mg'],
    ['Charger 65 W', 'Charger 100 Watt', 'another quantity: 100 watt, not 65 w'],
    ['TV 55"', 'TV 65 Zoll', 'another quantity: 65 zoll, not 55 inch'],
    // Wearers.
    ["Men's shirt", "Women's shirt", 'another wearer: women, not men'],
    ['Shirt for boys', 'Girls shirt', 'another wearer: girls, not boys'],
    ['Kinderschuhe', 'Herrenschuhe', 'another wearer: men, not kids'],
    // Models and numbers.
    ['WH-1000XM4 headphones', 'WH-1000XM5 headphones', 'another model: WH1000XM5, not WH1000XM4'],
    ['Vacuum V10', 'Vacuum V11', 'another model: V11, not V10'],
    ['iPhone 14', 'iPhone 15', 'another number: 15, not 14'],
    ['501 jeans', '505 jeans', 'another number: 505, not 501'],
    ['Lotion SPF 30', 'Lotion SPF 50', 'another number: 50, not 30'],
    ['Lotion SPF30', 'Lotion SPF 50', 'another model: 50, not SPF30'],
    ['AA batteries', 'AAA batteries', 'another model: AAA, not AA'],
  ])('is found: %s is not %s', (title, record, reason) => {
    expect(against(title, record)).toEqual([reason])
  })

  it.each([
    ['English', 'red shirt', 'black shirt'],
    ['German', 'rotes Hemd', 'schwarzes Hemd'],
    ['French', 'chemise rouge', 'chemise noire'],
    ['Spanish', 'camisa roja', 'camisa negra'],
    ['Italian', 'camicia rossa', 'camicia nera'],
    ['Portuguese', 'camisa vermelha', 'camisa preta'],
    ['Dutch', 'rood overhemd', 'zwart overhemd'],
    ['Polish', 'koszula czerwona', 'koszula czarna'],
    ['Swedish', 'skjorta, röd', 'svart skjorta'],
    ['Danish', 'rød skjorte', 'skjorte, sort'],
  ])(
    'is found for another colour in %s, but not for the same one in English',
    (_language, red, black) => {
      expect(against(red, 'Shirt, black')).toEqual([
        expect.stringMatching(/^another colour: black, /),
      ])
      expect(against(black, 'Shirt, red')).toEqual([
        expect.stringMatching(/^another colour: red, /),
      ])
      expect(against(red, 'Shirt, red')).toEqual([])
      expect(against(black, 'Shirt, black')).toEqual([])
    },
  )

  it.each([
    ['English', 'navy', 'light grey'],
    ['German', 'dunkelblau', 'hellgrau'],
    ['French', 'bleu marine', 'gris clair'],
    ['Spanish', 'azul marino', 'gris claro'],
    ['Italian', 'blu scuro', 'grigio chiaro'],
    ['Portuguese', 'azul marinho', 'cinza claro'],
    ['Dutch', 'donkerblauw', 'lichtgrijs'],
    ['Polish', 'granatowy', 'jasnoszary'],
    ['Swedish', 'marinblå', 'ljusgrå'],
    ['Danish', 'mørkeblå', 'lysegrå'],
  ])(
    'is found for another shade in %s, but not for the same one in English',
    (_language, navy, grey) => {
      expect(against(`Shirt, ${navy}`, 'Shirt, dark blue')).toEqual([])
      expect(against(`Shirt, ${navy}`, 'Shirt, light blue')).toHaveLength(1)
      expect(against(`Shirt, ${grey}`, 'Shirt, pale gray')).toEqual([])
      expect(against(`Shirt, ${grey}`, 'Shirt, charcoal')).toHaveLength(1)
    },
  )

  it.each([
    ['English', "Men's", "Women's", 'Boys', 'Girls'],
    ['German', 'Herren', 'Damen', 'Jungen', 'Mädchen'],
    ['French', 'homme', 'femme', 'garçon', 'fille'],
    ['Spanish', 'hombre', 'mujer', 'niño', 'niña'],
    ['Italian', 'uomo', 'donna', 'bambino', 'bambina'],
    ['Portuguese', 'masculino', 'feminino', 'menino', 'menina'],
    ['Dutch', 'heren', 'dames', 'jongens', 'meisjes'],
    ['Polish', 'męska', 'damska', 'chłopięca', 'dziewczęca'],
    ['Swedish', 'herr', 'dam', 'pojkar', 'flickor'],
    ['Danish', 'herre', 'dame', 'drenge', 'piger'],
  ])('is found for another wearer in %s', (_language, ...wearers) => {
    const english = ['for men', 'for women', 'for boys', 'for girls']
    for (const [at, wearer] of wearers.entries()) {
      for (const [index, other] of english.entries()) {
        expect(against(`Polo ${wearer}`, `Polo ${other}`)).toHaveLength(at === index ? 0 : 1)
      }
    }
  })

  it.each([
    ['English', 'pack of 3'],
    ['English', '3-pack'],
    ['English', 'x3'],
    ['German', '3er-Pack'],
    ['German', '3 Stück'],
    ['French', 'lot de 3'],
    ['Spanish', 'paquete de 3'],
    ['Italian', 'confezione da 3'],
    ['Portuguese', 'conjunto de 3'],
    ['Dutch', 'set van 3'],
    ['Polish', '3 szt.'],
    ['Swedish', '3 st'],
    ['Danish', '3 stk'],
  ])('is found for another number of pieces in %s: %s', (_language, three) => {
    expect(against(`Socks, ${three}`, 'Socks, 3 pieces')).toEqual([])
    expect(against(`Socks, ${three}`, 'Socks, 5 pieces')).toEqual([
      'another quantity: 5 pieces, not 3 pieces',
    ])
  })

  it('is found for another brand, by its field or by the brands of other records', () => {
    const heinz = { title: 'Ketchup 500 ml', brand: 'Heinz' }
    const brand = (stated: string, record: TitleRecord) =>
      contradictionsIn(compareStatements(row('Ketchup 500 ml', stated), record, NO_BRANDS))
    expect(brand('Hela', heinz)).toEqual(['another brand: heinz, not hela'])
    expect(brand('HEINZ', heinz)).toEqual([])
    expect(brand('H. J. Heinz', heinz)).toEqual([])
    expect(brand('Hela', { ...heinz, brand: '' })).toEqual([])
    expect(against('Hela Ketchup 500 ml', heinz, ['Hela', 'Heinz'])).toEqual([
      'another brand: heinz, not hela',
    ])
    // "Hela" is not a known brand.
    expect(against('Hela Ketchup 500 ml', heinz)).toEqual([])
  })

  it('is not found between two names of one brand', () => {
    const brandKey = (name: string) => (name === 'p g' ? 'procter gamble' : name)
    const record = { title: 'Soap', brand: 'Procter & Gamble' }
    const compared = compareStatements(row('Soap', 'P&G'), record, { brands: [], brandKey })
    expect(contradictionsIn(compared)).toEqual([])
  })

  it('is found in the fields of SKUs, unless one of them matches', () => {
    const shirt = {
      title: 'Oxford Shirt',
      brand: '',
      colours: ['Navy', 'Tan'],
      sizes: ['S', 'M'],
      gender: 'Men',
    }
    expect(against('Oxford shirt tan M', shirt)).toEqual([])
    expect(against('Oxford shirt for women, red, XL', shirt)).toEqual([
      'another colour: navy and tan, not red',
      'another size: S and M, not XL',
      'another wearer: men, not women',
    ])
    expect(against('Juice 500 ml', { title: 'Juice', brand: '', sizes: ['1 l'] })).toEqual([
      'another quantity: 1 l, not 500 ml',
    ])
  })
})

describe('no contradiction is found for', () => {
  it.each([
    ['details that only the title states', "Men's shirt black M 3-pack", 'Shirt'],
    ['details that only the record states', 'Shirt', "Men's shirt black M 3-pack"],
    ['a shade and its basic colour', 'Shirt blue', 'Shirt navy'],
    ['an additional colour', 'Shirt black', 'Shirt black/white'],
    ['the same colours in another order', 'Shirt white and black', 'Shirt black/white'],
    ['“multicolour” and a single colour', 'Shirt multicolour', 'Shirt black'],
    ['an abbreviated colour', 'Shirt blk', 'Shirt black'],
    ['unisex', 'Shirt unisex', "Women's shirt"],
    ['kids and boys', 'Kids shirt', "Boys' shirt"],
    ['a size as a word and as a letter', 'Shirt Large', 'Shirt, Size L'],
    ['2XL and XXL', 'Shirt 2XL', 'Shirt XXL'],
    ['sizes in different size systems', 'Trainers UK 8', 'Trainers EU 42'],
    ['width and height in different units', 'Towel 70x140 cm', 'Towel 700 x 1400 mm'],
    ['a quantity in another unit', 'Milk 500 ml', 'Milk 0,5 l'],
    ['a quantity in ounces', 'Milk 500 ml', 'Milk 16.9 oz'],
    ['a pack and its total quantity', 'Cola 6 x 330 ml', 'Cola 1.98 l'],
    ['a count without its unit', 'Envelopes 40', 'Envelopes (40 ct)'],
    ['a model with and without a hyphen', 'WH1000XM4', 'WH-1000XM4'],
    ['a model in two words', 'WH 1000XM4', 'WH-1000XM4'],
    ['a number with and without a space before it', 'Lotion SPF30', 'Lotion SPF 30'],
    ['a model next to a merchant’s article number', 'Vacuum V10 SKU 4711-8', 'Vacuum V10'],
    ['a colour word that is part of both names', 'White Tea Blend', 'White Tea Blend, Green'],
    ['a fruit', 'Orange juice', 'Juice, orange'],
    ['a flower that is also a colour word', 'Rose water toner', 'Toner with rose water, pink'],
    ['an ingredient that is also a colour word', 'Olive oil', 'Oil of olives, green'],
  ])('%s', (_what, title, record) => {
    expect(against(title, record)).toEqual([])
  })

  it('a brand name that contains a colour', () => {
    const record = { title: 'Green Valley Tea White', brand: 'Green Valley' }
    expect(against('Green Valley tea white', record)).toEqual([])
    expect(against('Tea white', record)).toEqual([])
    expect(against('Orange SIM card black', { title: 'SIM card black', brand: 'Orange' })).toEqual(
      [],
    )
  })
})

describe('a contradicted record', () => {
  const brands = ['Calloway', 'Norvik', 'Tessuto']
  const things = ['cotton T-shirt', 'Wool jumper', 'Running trainers', 'Rain jacket']
  /** For each kind, a statement and a different one. */
  const kinds: readonly (readonly [string, string])[] = [
    ['black', 'red'],
    ['size M', 'size XL'],
    ['pack of 3', 'pack of 5'],
    ['for men', 'for women'],
    ['model AB-1200', 'model AB-1300'],
  ]

  it('is never accepted automatically, whatever else matches', () => {
    for (const brand of brands) {
      for (const thing of things) {
        for (const [at, [own, other]] of kinds.entries()) {
          // Run through every choice of the other kinds, stated alike on both sides.
          for (let chosen = 0; chosen < 2 ** kinds.length; chosen += 1) {
            const alike = kinds.filter((_, index) => index !== at && (chosen >> index) % 2 === 1)
            const same = [brand, thing, ...alike.map(([text]) => text)].join(', ')
            const record = { title: `${same}, ${other}`, brand, id: '1', eans: ['1'] }
            const input = row(`${same}, ${own}`)
            const [best] = rankRecords(input, [record])
            expect(best?.reasons[0]).toMatch(/^another (?:colour|size|quantity|wearer|model): /)
            expect(best && isClear(best)).toBe(false)
            expect(isClear({ score: 1, isContradicted: best?.isContradicted ?? false })).toBe(false)
            // Without the contradiction, the match is accepted.
            expect(isClear(matchTitle(input, { title: input.title, brand }))).toBe(true)
          }
        }
      }
    }
  })

  it('ranks below the records that fit, with its score and reasons', () => {
    const record = (id: string, title: string) => ({ id, title, brand: 'Norvik', eans: [id] })
    const ranked = rankRecords(row('Norvik Arden T-shirt black'), [
      record('1', 'Norvik Arden T-Shirt, Red'),
      record('2', 'Norvik Arden T-Shirt, Black'),
    ])
    expect(ranked.map(({ record: { id }, isContradicted }) => [id, isContradicted])).toEqual([
      ['2', false],
      ['1', true],
    ])
    expect(ranked[1]).toMatchObject({
      score: 0.5,
      reasons: ['another colour: red, not black', 'all words', 'same brand'],
    })
  })
})
