import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareSizeLists,
  compareSizeRanks,
  compareSizes,
  isSizeName,
  sizeNameIn,
} from './sizes.ts'

describe('sorting sizes from small to large', () => {
  it.each([
    ['letters', ['3XS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', 'XXXXL', '5XL', '10XL']],
    ['a usual range of letters', ['XS', 'S', 'M', 'L', 'XL', '2XL']],
    [
      'letters with sizes in between',
      ['XS', 'XS/S', 'S', 'S/M', 'M', 'M/L', 'L', 'L-XL', 'XL', 'XXL/3XL', '3XL'],
    ],
    ['words', ['Extra Small', 'Small', 'Medium', 'Large', 'X-Large', 'XX-Large', '3X-Large']],
    ['letters and words', ['xs', 'Small', 'M', 'Large', 'Extra large', 'XXL']],
    ['letters followed by other text', ['S (36)', 'M (38-40)', 'L Tall', 'XL / 46']],
    ['letters with a size system', ['M', 'EU S', 'EU M', 'US S', 'US L']],
    ['German words', ['klein', 'mittel', 'groß', 'extra groß']],
    ['French words', ['petit', 'moyen', 'grand']],
    ['Spanish words', ['pequeño', 'mediano', 'grande']],
    ['Polish words', ['mały', 'średni', 'duży']],
    ['Swedish words', ['liten', 'mellan', 'stor']],
    ['Turkish words', ['KÜÇÜK', 'ORTA', 'BÜYÜK']],
    ['Russian words', ['маленький', 'средний', 'большой']],
    ['Brazilian letters', ['PP', 'P', 'M', 'G', 'GG', 'EG']],
    ['Japanese letters', ['SS', 'S', 'M', 'L', 'LL']],
    ['Chinese letters', ['S码', 'M码', 'L码', 'XL码']],
    ['full-width letters', ['Ｓ', 'Ｍ', 'Ｌ', 'ＸＬ']],
    ['figures', ['34', '36', '36.5', '37', '37½', '38 2/3', '39', '40', '52', '104']],
    ['figures with a decimal comma', ['36', '36,5', '37', '37,5']],
    ['ranges', ['36', '36-38', '37', '38', '38–40', '39/42', '43-46']],
    [
      'one size system after another',
      ['38', 'EU 36', '37 EU', 'EUR 42', 'UK 4', 'UK 8', 'UK 8½', 'US 9', 'US 10'],
    ],
    ['figures after a word for size', ['Gr. 36', 'Größe 38', 'Size 40', 'Taille 42', 'T44']],
    ['waist and length', ['30x30', '32x32', '32 x 34', '33x30', '34x34']],
    ['waist and length marked W and L', ['W30 L32', '32W x 32L', 'W32/L34', 'W34 L30']],
    ['cups', ['70B', '75AA', '75A', '75B', '75D', '75DD', '80B']],
    ['body heights of children', ['92 cm', '98/104 cm', '110/116 cm', '122 cm', '1,28 m']],
    ['children’s sizes without a unit', ['50/56', '62/68', '98/104', '110/116']],
    [
      'ages',
      [
        'Preemie',
        'Newborn',
        '0-3M',
        '3-6M',
        '6-9M',
        '12-18M',
        '18M-2Y',
        '24M',
        '2Y',
        '2-3Y',
        '3-4Y',
        '10Y',
      ],
    ],
    ['ages in words', ['0-3 months', '6-9 months', '12 months', '2-3 years', '4 yrs', 'Age 5-6']],
    ['German ages', ['0-3 Monate', '6 Monate', '2 Jahre', '2-3 Jahre']],
    ['French ages', ['3 mois', '18 mois', '2 ans', '2/3 ans', '10 ans']],
    ['Spanish ages', ['3 meses', '2 años', '3-4 años']],
    ['Polish ages', ['3 miesiące', '6 miesięcy', '2 lata', '5 lat']],
    ['Swedish ages', ['6 mån', '1 år', '2-3 år']],
    ['Russian ages', ['6 мес', '1 год', '5 лет']],
    ['Chinese ages', ['6个月', '2岁', '10岁']],
    [
      'volumes',
      ['50 ml', '100 ml', '0.125 l', '33 cl', '50 cl', '0,7 l', '750ml', '1 l', '1.5 L', '2 l'],
    ],
    ['volumes in Cyrillic', ['100 мл', '0,5 л', '1 л']],
    ['volumes in ounces', ['1 fl oz', '1.7 fl. oz.', '3.4 Fl Oz', '1 gal']],
    ['volumes with a thousands separator', ['750 ml', '1,000 ml', '1.500 ml', '2 l']],
    ['packs', ['330 ml', '500 ml', '2 x 330 ml', '6 x 330 ml', '6 × 0,5 l']],
    [
      'weights',
      [
        '500 mg',
        '1 g',
        '1 oz',
        '50 g',
        '100 g',
        '0.5 lb',
        '½ kg',
        '600 g net',
        '1 kg',
        '2,5 kg',
        '10 lbs',
      ],
    ],
    ['metres', ['5 mm', '1 cm', '1 in', '10 cm', '1 ft', '50 cm', '1 m', '1.5 m', '3 m']],
    ['inches', ['27"', '32″', '40 inch', '43 Zoll', `5'`, `5'6"`, `6' 2"`]],
    ['areas', ['90x200', '140x200', '160 x 200', '180x200']],
    ['areas with a unit', ['10x15 cm', '13 x 18 cm', '20×30 cm', '50 × 70 cm', '1 x 2 m']],
    ['memory', ['512 MB', '64 GB', '128 GB', '1 TB']],
    ['one-size values, which come last', ['S', '38', '100 ml', 'Curvy', 'Free size', 'One Size']],
    [
      'one kind of size after another',
      [
        'XS',
        '2XL',
        '38',
        'EU 38',
        '32x34',
        '6-9M',
        '2-3Y',
        '98 cm',
        '50 g',
        '1 l',
        'Petite-cut',
        'One size',
      ],
    ],
    ['words that aren’t sizes, in alphabetical order', ['Curvy', 'curvy long', 'Regular', 'Tall']],
  ])('works for %s', (_what, sizes) => {
    expect(sizes.toReversed().toSorted(compareSizes)).toEqual(sizes)
    expect(sizes.toSorted((a, b) => compareSizes(b, a))).toEqual(sizes.toReversed())
  })

  it.each([
    ['XXL', '2XL'],
    ['XXXL', '3XL'],
    ['XL', 'Extra Large'],
    ['X-Large', 'xlarge'],
    ['2XL', 'XX-Large'],
    ['M', 'medium'],
    ['7½', '7.5'],
    ['7 1/2', '7,5'],
    ['UK 8', 'uk8'],
    ['EU 42', '42 EU'],
    ['EUR 42', 'EU 42'],
    ['36-38', '36/38'],
    ['36–38', '36 - 38'],
    ['32x34', 'W32 L34'],
    ['0.5 l', '50 cl'],
    ['1 l', '1000 ml'],
    ['1 kg', '1.000 g'],
    ['98/104 cm', '98-104cm'],
    ['Größe 38', '38'],
    ['One size', 'Einheitsgröße'],
    ['One size', 'taille unique'],
    ['One size', 'フリーサイズ'],
    ['OS', 'O/S'],
  ])('gives %s and %s the same rank, but a fixed order', (one, other) => {
    expect(compareSizeRanks(one, other)).toBe(0)
    expect(compareSizes(one, other)).not.toBe(0)
    expect(Math.sign(compareSizes(one, other))).toBe(-Math.sign(compareSizes(other, one)))
  })

  it.each([
    ['months before metres', '6M', '6 m'],
    ['S/M and S', 'S', 'S/M'],
    ['different size systems', 'UK 8', 'US 8'],
    ['a pack of two', '500 g', '2 x 500 g'],
  ])('gives different ranks: %s', (_what, one, other) => {
    expect(compareSizeRanks(one, other)).not.toBe(0)
  })

  it('is a total order for any values', () => {
    const figure = fc.oneof(
      fc.nat(200).map(String),
      fc.constantFrom('0,5', '1.5', '7½', '36 2/3', '1,000', '007'),
    )
    const word = fc.constantFrom(
      ...'XS S M L XL 2XL S/M small ml l cl kg g oz cm m M in " \' EU UK US months Y jahre x × - / ( ) One size Größe 码 ½'.split(
        ' ',
      ),
      '',
    )
    const size = fc.oneof(
      fc.tuple(word, figure, word).map((parts) => parts.join(' ').trim()),
      fc.tuple(figure, word, figure, word).map((parts) => parts.join('')),
      fc.tuple(word, word).map((parts) => parts.join(' ')),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    )
    fc.assert(
      fc.property(size, size, size, (a, b, c) => {
        expect(compareSizes(a, a)).toBe(0)
        expect(Math.sign(compareSizes(a, b)) + Math.sign(compareSizes(b, a))).toBe(0)
        expect(compareSizes(a, b) === 0).toBe(a === b)
        const [low = '', middle = '', high = ''] = [a, b, c].toSorted(compareSizes)
        for (const order of [compareSizes, compareSizeRanks]) {
          expect(order(low, middle)).toBeLessThanOrEqual(0)
          expect(order(middle, high)).toBeLessThanOrEqual(0)
          expect(order(low, high)).toBeLessThanOrEqual(0)
        }
      }),
      { seed: 32, numRuns: 3000 },
    )
  })

  it('compares values with several sizes one size after the other', () => {
    const lists = [['S'], ['S', 'M'], ['S', 'L'], ['M'], ['XL', 'XXL']]
    expect(lists.toReversed().toSorted(compareSizeLists)).toEqual(lists)
  })
})

describe('field and attribute names', () => {
  it.each([
    'size',
    'Sizes',
    'SIZE',
    'shoeSize',
    'Size (EU)',
    'Größe',
    'GRÖSSE',
    'Groesse',
    'Schuhgröße',
    'Taille',
    'talla',
    'Taglia',
    'maat',
    'schoenmaat',
    'rozmiar',
    'Velikost',
    'storlek',
    'Størrelse',
    'beden',
    'Размер',
    '尺码',
    'サイズ',
    'tamanho',
    'tamaño',
  ])('%s is recognized as a size', (name) => {
    expect(isSizeName(name)).toBe(true)
  })

  it.each(['colour', 'volume', 'resized', 'Grossist', 'detailed', 'sizeSystem', 'Size chart', ''])(
    '%s is not recognized as a size',
    (name) => {
      expect(isSizeName(name)).toBe(false)
    },
  )

  it.each([
    [['sizeSystem', 'sizeEU', 'size'], 'size'],
    [['colour', 'Shoe size'], 'Shoe size'],
    [['colour', 'volume'], undefined],
  ])('in %j the name of the size is %s', (names, size) => {
    expect(sizeNameIn(names)).toBe(size)
  })
})
