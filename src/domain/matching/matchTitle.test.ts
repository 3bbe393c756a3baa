import { describe, expect, it } from 'vitest'
import { matchTitle } from './matchTitle.ts'
import { isClear, USUAL_THRESHOLD } from './rankRecords.ts'

const row = (title: string, brand = '', size = '') => ({ title, brand, size })
const match = (title: string, record: string, brand = '') =>
  matchTitle(row(title), { title: record, brand })

describe('the match of a title', () => {
  it.each([
    [
      'the same words in another order',
      'Teriyaki Turkey Jerky 4 oz',
      "Trader Joe's Turkey Jerky Teriyaki (4 oz)",
      "Trader Joe's",
    ],
    [
      'another unit',
      'Jack Links Turkey Jerky 113 g',
      'Jack Links Turkey Jerky (4 oz)',
      'Jack Links',
    ],
    ['an abbreviated word', 'Oreo Choc. Cookies 300 g', 'Oreo Chocolate Cookies (300 g)', 'Oreo'],
    [
      'a word without its vowels',
      'Knorr Chckn Noodle Soup 10 oz',
      'Knorr Chicken Noodle Soup (10 oz)',
      'Knorr',
    ],
    [
      'a typing error',
      'Muller Yoghurt Strawbery 150 g',
      'Müller Yoghurt Strawberry 150g',
      'Müller',
    ],
    ['a typing error in a synonym', 'Dell Latitude noteook', 'Dell Latitude Laptop', 'Dell'],
    ['British words', "Norvik women's jumper", "Norvik Women's Sweater", 'Norvik'],
    ['German words', 'Norvik Damenpullover Arden', "Norvik Arden Women's Jumper", 'Norvik'],
    ['French words', 'Pull femme laine Arden Norvik', "Norvik Arden Women's Wool Jumper", 'Norvik'],
    ['Italian words', 'Camicia uomo lino bianca Boggi', 'Boggi Linen Shirt Men, White', 'Boggi'],
    ['a compound word', 'Strider Laufschuhe Vale', 'Strider Vale Running Trainers', 'Strider'],
    ['an abbreviated phrase', 'Norvik rain jkt Calder', 'Norvik Calder Rain Jacket', 'Norvik'],
    [
      'promotional words of the merchant',
      'NEW! Norvik Arden jumper – free shipping',
      'Norvik Arden Jumper',
      'Norvik',
    ],
    [
      'a product type that only the record states',
      'Pampers Baby Dry Size 4',
      'Pampers Baby Dry Nappies Size 4',
      'Pampers',
    ],
    ['a number in the brand name', '3M tape clear', '3M Tape, Clear', '3M'],
    [
      'the same model but other words',
      'Sony WH1000XM4 bluetooth headphones',
      'Sony WH-1000XM4 Over-Ear Headphones, Wireless',
      'Sony',
    ],
  ])('is accepted automatically with %s', (_what, title, record, brand) => {
    expect(match(title, record, brand)).toMatchObject({ isContradicted: false })
    expect(match(title, record, brand).score).toBeGreaterThanOrEqual(USUAL_THRESHOLD)
  })

  it.each([
    ['another flavour', 'Jack Links Jerky Teriyaki', 'Jack Links Jerky Original', 'Jack Links'],
    [
      'a word that may be another brand',
      'Hela curry ketchup 500 ml',
      'Heinz Curry Ketchup 500 ml',
      'Heinz',
    ],
    [
      'everyday words and no brand in the title',
      'Black beans 15 oz',
      "Bush's Black Beans (15 oz)",
      "Bush's",
    ],
    ['another model of the same series', 'iPhone 14 128 GB', 'iPhone 14 Pro 128 GB', ''],
    ['a single item instead of a pack', 'Pepsi 330 ml', 'Pepsi 6 x 330 ml', 'Pepsi'],
    [
      'a basic colour instead of a shade',
      'Norvik Arden T-shirt blue',
      'Norvik Arden T-Shirt, Navy',
      'Norvik',
    ],
    [
      'a colour word that may mean a material',
      'Fossil silver watch Jacqueline',
      'Fossil Jacqueline Watch, Gold',
      'Fossil',
    ],
    ['a model that the record doesn’t state', 'Bosch drill GSB13', 'Bosch Drill', 'Bosch'],
    [
      'an accessory for the product',
      'Case for Sony WH1000XM4',
      'Sony WH-1000XM4 Headphones',
      'Sony',
    ],
    [
      'a brand that only resembles a word of the title',
      'Red Bull energy drink 250 ml',
      'Bullit Energy Drink 250 ml',
      'Bullit',
    ],
    ['only a brand in the title', 'Nestle', 'Nestle Pure Life', 'Nestle'],
    [
      'an unknown word that may be another colour',
      'Norvik Arden jumper yllw',
      'Norvik Arden Jumper, Red',
      'Norvik',
    ],
    ['no words in common', 'Green Tea', 'Dish Soap', ''],
    ['an empty title', '', 'Dish Soap', ''],
  ])('is not accepted automatically with %s', (_what, title, record, brand) => {
    expect(isClear(match(title, record, brand))).toBe(false)
  })

  it('lists its reasons, contradictions first', () => {
    const hot = { title: 'Tomato Ketchup Hot (1 l)', brand: 'Hela' }
    expect(matchTitle(row('Tomato Ketchup 500 ml', 'Heinz'), hot)).toEqual({
      score: expect.closeTo(0.14, 2),
      reasons: [
        'another quantity: 1 l, not 500 ml',
        'another brand: hela, not heinz',
        'not in the record: heinz',
        'only in the listing: hot',
      ],
      isContradicted: true,
      isExact: false,
    })
    expect(match('Ketchup', 'Ketchup 1 l').reasons).toEqual([
      'all words',
      'the row states no quantity',
    ])
  })

  it('uses the brand and size of the row like words of its title', () => {
    const record = { title: 'Arden Jumper, M', brand: 'Norvik' }
    expect(isClear(matchTitle(row('Arden jumper', 'Norvik', 'M'), record))).toBe(true)
    expect(matchTitle(row('Arden jumper', 'Norvik', 'XL'), record).reasons[0]).toBe(
      'another size: M, not XL',
    )
  })

  it('takes less than 2 seconds for extremely long titles', () => {
    const long = 'a1-'.repeat(20_000) + '<'.repeat(20_000) + 'Baumwoll'.repeat(5000)
    const before = performance.now()
    match(long, `${long} x`)
    expect(performance.now() - before).toBeLessThan(2000)
  })
})
