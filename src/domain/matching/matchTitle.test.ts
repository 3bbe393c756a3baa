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
    ['a word cut short', 'Oreo Choc. Cookies 300 g', 'Oreo Chocolate Cookies (300 g)', 'Oreo'],
    [
      'vowels left out',
      'Knorr Chckn Noodle Soup 10 oz',
      'Knorr Chicken Noodle Soup (10 oz)',
      'Knorr',
    ],
    ['a slip', 'Muller Yoghurt Strawbery 150 g', 'Müller Yoghurt Strawberry 150g', 'Müller'],
    ['a slip in a synonym', 'Dell Latitude noteook', 'Dell Latitude Laptop', 'Dell'],
    ['British words', "Norvik women's jumper", "Norvik Women's Sweater", 'Norvik'],
    ['German words', 'Norvik Damenpullover Arden', "Norvik Arden Women's Jumper", 'Norvik'],
    ['French words', 'Pull femme laine Arden Norvik', "Norvik Arden Women's Wool Jumper", 'Norvik'],
    ['Italian words', 'Camicia uomo lino bianca Boggi', 'Boggi Linen Shirt Men, White', 'Boggi'],
    ['two words in one', 'Strider Laufschuhe Vale', 'Strider Vale Running Trainers', 'Strider'],
    ['a phrase in short', 'Norvik rain jkt Calder', 'Norvik Calder Rain Jacket', 'Norvik'],
    [
      'offers of the shop',
      'NEW! Norvik Arden jumper – free shipping',
      'Norvik Arden Jumper',
      'Norvik',
    ],
    [
      'the name of the type left out',
      'Pampers Baby Dry Size 4',
      'Pampers Baby Dry Nappies Size 4',
      'Pampers',
    ],
    ['a number in its brand', '3M tape clear', '3M Tape, Clear', '3M'],
    [
      'other words beside one model',
      'Sony WH1000XM4 bluetooth headphones',
      'Sony WH-1000XM4 Over-Ear Headphones, Wireless',
      'Sony',
    ],
  ])('is accepted automatically with %s', (_what, title, record, brand) => {
    expect(match(title, record, brand)).toMatchObject({ isContradicted: false })
    expect(match(title, record, brand).score).toBeGreaterThanOrEqual(USUAL_THRESHOLD)
  })

  it.each([
    ['another kind', 'Jack Links Jerky Teriyaki', 'Jack Links Jerky Original', 'Jack Links'],
    [
      'a word that may be another brand',
      'Hela curry ketchup 500 ml',
      'Heinz Curry Ketchup 500 ml',
      'Heinz',
    ],
    ['a brand for words of every day', 'Black beans 15 oz', "Bush's Black Beans (15 oz)", "Bush's"],
    ['another variant of the name', 'iPhone 14 128 GB', 'iPhone 14 Pro 128 GB', ''],
    ['a pack of what is one', 'Pepsi 330 ml', 'Pepsi 6 x 330 ml', 'Pepsi'],
    ['the family of a shade', 'Norvik Arden T-shirt blue', 'Norvik Arden T-Shirt, Navy', 'Norvik'],
    [
      'a colour that may be none',
      'Fossil silver watch Jacqueline',
      'Fossil Jacqueline Watch, Gold',
      'Fossil',
    ],
    ['a model that the record lacks', 'Bosch drill GSB13', 'Bosch Drill', 'Bosch'],
    ['an accessory of it', 'Case for Sony WH1000XM4', 'Sony WH-1000XM4 Headphones', 'Sony'],
    [
      'the beginning of another brand',
      'Red Bull energy drink 250 ml',
      'Bullit Energy Drink 250 ml',
      'Bullit',
    ],
    ['nothing but a brand', 'Nestle', 'Nestle Pure Life', 'Nestle'],
    [
      'an unknown word for an unstated colour',
      'Norvik Arden jumper yllw',
      'Norvik Arden Jumper, Red',
      'Norvik',
    ],
    ['nothing in common', 'Green Tea', 'Dish Soap', ''],
    ['nothing at all', '', 'Dish Soap', ''],
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
