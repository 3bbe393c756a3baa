import { A, B, C, D, E, F, inputsAreRead } from './kinds.ts'

type Row = readonly [code: string, cell: string]
const list = (...rows: readonly Row[]) =>
  `EAN;Preis\n${rows.map(([code, cell]) => `${code};${cell}`).join('\n')}\n`
/** Prices from line 2 on; null where the cell is left out. */
const prices = (...figures: readonly (number | null)[]) =>
  figures.map((price, at) => ({
    line: at + 2,
    code: [A, B, C, D, E, F][at] ?? '',
    price,
    cost: null,
    floor: null,
  }))
const remarksOn = (...lines: readonly number[]) => lines.map((line) => ({ line, about: '' }))

inputsAreRead('the decimal sign', [
  [
    'decimal commas make a thousand of a lone dot',
    'prices',
    list([A, '1.299'], [B, '12,50'], [C, '2.499']),
    { rows: prices(1299, 12.5, 2499) },
  ],
  [
    'decimal dots make a thousand of a lone comma',
    'prices',
    list([A, '1,299'], [B, '12.50'], [C, '2,499']),
    { rows: prices(1299, 12.5, 2499) },
  ],
  [
    'a range shows the sign of its column',
    'prices',
    list([A, '1.299'], [B, '19,90 - 24,90'], [C, '8']),
    { rows: prices(1299, null, 8), said: remarksOn(3) },
  ],
  [
    'a price per kilogram shows the sign of its column',
    'prices',
    list([A, '2.499'], [B, '12,50 €/kg'], [C, '8']),
    { rows: prices(2499, null, 8), said: remarksOn(3) },
  ],
  [
    'weights with decimal commas tell that prices have thousands',
    'prices',
    `EAN;Gewicht;Preis\n${A};0,22;1.299\n${B};1,5;899\n`,
    {
      rows: [
        { line: 2, code: A, price: 1299 },
        { line: 3, code: B, price: 899 },
      ],
    },
  ],
  [
    'weights with decimal dots do not tell',
    'prices',
    `EAN;Gewicht;Preis\n${A};0.22;1.299\n${B};1.5;2.499\n`,
    { ask: 'open' },
  ],
  [
    'the cost tells what the price leaves open',
    'prices',
    `EAN;EK;VK\n${A};699,50;1.299\n${B};450,00;899\n`,
    {
      rows: [
        { line: 2, code: A, price: 1299, cost: 699.5 },
        { line: 3, code: B, price: 899, cost: 450 },
      ],
    },
  ],
  [
    'all figures in thousands with a comma and no currency',
    'prices',
    list([A, '1,299'], [B, '2,499'], [C, '3,999']),
    { ask: 'open' },
  ],
  [
    'all figures in euros with a dot',
    'prices',
    list([A, '1.299 €'], [B, '2.499 €']),
    { ask: 'open' },
  ],
  [
    'dollars with a comma are thousands',
    'prices',
    list([A, '$1,299'], [B, '$2,499'], [C, '$899']),
    { rows: prices(1299, 2499, 899) },
  ],
  [
    'pounds with a comma are thousands',
    'prices',
    list([A, '£1,299'], [B, '£899']),
    { rows: prices(1299, 899) },
  ],
  [
    'rupees in lakhs and thousands',
    'prices',
    list([A, 'Rs 1,25,000/-'], [B, 'Rs. 4,999/-'], [C, '₹499']),
    { rows: prices(125_000, 4999, 499) },
  ],
  [
    'yen have no decimals',
    'prices',
    list([A, '¥1,280(税込)'], [B, '1,980円'], [C, '980円']),
    { rows: prices(1280, 1980, 980) },
  ],
  [
    'won and dong have no decimals',
    'prices',
    list([A, '12,900원'], [B, '₩129,000']),
    { rows: prices(12_900, 129_000) },
  ],
  [
    'Turkish lira with thousands by dots',
    'prices',
    list([A, '1.299,90 TL'], [B, '899,90 TL'], [C, '12 TL']),
    { rows: prices(1299.9, 899.9, 12) },
  ],
  [
    'Brazilian reals',
    'prices',
    list([A, 'R$ 1.299,00'], [B, 'R$ 2.499'], [C, 'R$ 12,50']),
    { rows: prices(1299, 2499, 12.5) },
  ],
  [
    'Swiss francs with apostrophes',
    'prices',
    list([A, "CHF 1'299.50"], [B, 'CHF 12.–'], [C, 'Fr. 8.90']),
    { rows: prices(1299.5, 12, 8.9) },
  ],
  [
    'thin blanks and no-break blanks',
    'prices',
    list([A, '1\u202F234,50 ₽'], [B, '2\u00A0499 ₽'], [C, '99,90 ₽']),
    { rows: prices(1234.5, 2499, 99.9) },
  ],
  [
    'both signs by turns',
    'prices',
    list([A, '12,50'], [B, '12.50'], [C, '1.299,00'], [D, '1,299.00']),
    { rows: prices(12.5, 12.5, 1299, 1299) },
  ],
  [
    'both signs and a figure that may be either',
    'prices',
    list([A, '12,50'], [B, '12.50'], [C, '1.299']),
    { ask: 'open' },
  ],
  [
    'dinars have three decimals',
    'prices',
    list([A, '12.500 KWD'], [B, '1.250 KWD']),
    { rows: prices(12.5, 1.25) },
  ],
  [
    'Mexican pesos',
    'prices',
    list([A, 'MX$1,299.00'], [B, 'MXN 899.50']),
    { rows: prices(1299, 899.5) },
  ],
])

inputsAreRead('what stands around a figure', [
  [
    'cents in words',
    'prices',
    list([A, '99 ct'], [B, '1,29 €'], [C, '50 Cent']),
    { rows: prices(0.99, 1.29, 0.5) },
  ],
  ['pence', 'prices', list([A, '99p'], [B, '£1.29'], [C, '£12']), { rows: prices(0.99, 1.29, 12) }],
  [
    'cents behind the currency',
    'prices',
    list([A, '12€50'], [B, '8€99'], [C, '7 €']),
    { rows: prices(12.5, 8.99, 7) },
  ],
  [
    'dashes for cents',
    'prices',
    list([A, 'EUR 12,-'], [B, '1.299,--'], [C, '8,50'], [D, 'kr 1.299,-']),
    { mayAsk: true, rows: prices(12, 1299, 8.5, 1299) },
  ],
  [
    'several for',
    'prices',
    list([A, '2 für 5 €'], [B, '3,99 €'], [C, '3 for 10']),
    { rows: prices(null, 3.99, null), said: remarksOn(2, 4) },
  ],
  [
    'a recommended and an actual price in one cell',
    'prices',
    list([A, 'UVP 12,99 € jetzt 9,99 €'], [B, '9,99 €']),
    { rows: prices(null, 9.99), said: remarksOn(2) },
  ],
  [
    'with tax, in words',
    'prices',
    list([A, '12.50 incl. VAT'], [B, '8.90 incl. VAT']),
    { rows: prices(12.5, 8.9) },
  ],
  [
    'rates of tax',
    'prices',
    list([A, '12,50 € inkl. 19 % MwSt.'], [B, '8,90 € inkl. 7 % MwSt.']),
    { rows: prices(12.5, 8.9) },
  ],
  [
    'some without tax among prices',
    'prices',
    list([A, '12,50'], [B, '8,90 zzgl. MwSt.'], [C, '7,00']),
    { rows: prices(12.5, null, 7), said: remarksOn(3) },
  ],
  ['all without tax', 'prices', list([A, '12,50 HT'], [B, '8,90 HT']), { rows: prices(12.5, 8.9) }],
  [
    'per piece',
    'prices',
    list([A, '12,50 zł/szt'], [B, '8,90 zł/szt.'], [C, '7 zł']),
    { rows: prices(12.5, 8.9, 7) },
  ],
  [
    'per piece, litre and pack',
    'prices',
    list([A, '12.50 €/Stück'], [B, '3,99 €/l'], [C, '29,90 €/Karton'], [D, '8 €']),
    { rows: prices(12.5, null, null, 8), said: remarksOn(3, 4) },
  ],
  [
    'percentages and changes',
    'prices',
    list([A, '12,5 %'], [B, '-20 %'], [C, '8,50']),
    { rows: prices(null, null, 8.5), said: remarksOn(2, 3) },
  ],
  [
    'credits of accountants',
    'prices',
    list([A, '12,50-'], [B, '(8,90)'], [C, '7,00 CR'], [D, '€ -3,00'], [E, '5,00']),
    { rows: prices(null, null, null, null, 5), said: remarksOn(2, 3, 4, 5) },
  ],
  [
    'from and up to',
    'prices',
    list([A, 'ab 12,50 €'], [B, 'à partir de 8 €'], [C, 'bis 7 €'], [D, '6 €']),
    { rows: prices(null, null, null, 6), said: remarksOn(2, 3, 4) },
  ],
  [
    'from, in Slavic and southern languages',
    'prices',
    list([A, 'od 12,50'], [B, 'от 8,00'], [C, 'desde 7,00'], [D, 'da 6,50'], [E, '5,00']),
    { rows: prices(null, null, null, null, 5), said: remarksOn(2, 3, 4, 5) },
  ],
  [
    'approximately',
    'prices',
    list([A, 'ca. 12,50'], [B, '~8,90'], [C, '> 7,00'], [D, '6,00']),
    { rows: prices(null, null, null, 6), said: remarksOn(2, 3, 4) },
  ],
  [
    'words instead of prices',
    'prices',
    list([A, 'auf Anfrage'], [B, 'gratis'], [C, 'Sale!'], [D, '6,00']),
    { rows: prices(null, null, null, 6), said: remarksOn(2, 3, 4) },
  ],
  [
    'nothing in words',
    'prices',
    list([A, 'k.A.'], [B, '#N/A'], [C, '-'], [D, '6,00']),
    { rows: prices(null, null, null, 6), mayAlsoSay: true },
  ],
  [
    'dates in a column of prices',
    'prices',
    list([A, '12.03.'], [B, '12.03.2026'], [C, '2026-03-12'], [D, '12,03']),
    { rows: prices(null, null, null, 12.03), said: remarksOn(2, 3, 4) },
  ],
  [
    'two signs that are a mistake',
    'prices',
    list([A, '12..50'], [B, '..50'], [C, '1,2,3'], [D, '6.00']),
    { rows: prices(null, null, null, 6), said: remarksOn(2, 3, 4) },
  ],
  [
    'letters for digits',
    'prices',
    list([A, 'O,99'], [B, 'l2,50'], [C, '6,00']),
    { rows: prices(null, null, 6), said: remarksOn(2, 3) },
  ],
  [
    'thousands in words',
    'prices',
    list([A, '1,3k'], [B, '12 Tsd.'], [C, '6,00']),
    { rows: prices(null, null, 6), said: remarksOn(2, 3) },
  ],
  [
    'footnotes',
    'prices',
    list([A, '12,50*'], [B, '8,90¹'], [C, '7,00 **']),
    { rows: prices(12.5, 8.9, 7) },
  ],
  [
    'a price for a hundred pieces in the cell',
    'prices',
    list([A, '12,50 EUR/100 ST'], [B, '8,90 EUR/1 ST']),
    { rows: prices(null, 8.9), said: remarksOn(2) },
  ],
  [
    'quotes and formulas of spreadsheets',
    'prices',
    `EAN\tPrice\n${A}\t'12.50\n${B}\t="8.90"\n`,
    { rows: prices(12.5, 8.9) },
  ],
  [
    'devanagari and full-width digits',
    'prices',
    list([A, '१२.५०'], [B, '１２．９０'], [C, '7.00']),
    { rows: prices(12.5, 12.9, 7) },
  ],
])

inputsAreRead('currencies', [
  [
    'two in one column',
    'prices',
    list([A, '12,50 €'], [B, 'CHF 13.90'], [C, '8,00 €']),
    { ask: 'which currency' },
  ],
  [
    'one that is not of the country',
    'prices',
    list([A, '12,50 €'], [B, '8,00 €']),
    { country: 'us', ask: 'which currency' },
  ],
  [
    'one of the country',
    'prices',
    list([A, '12,50 €'], [B, '8,00 €']),
    { country: 'de', rows: prices(12.5, 8) },
  ],
  [
    'a dollar sign in Canada',
    'prices',
    list([A, '$12.50'], [B, '$8.00']),
    { country: 'ca', rows: prices(12.5, 8) },
  ],
  [
    'crowns of any country',
    'prices',
    list([A, '125 kr'], [B, 'kr. 80']),
    { country: 'dk', rows: prices(125, 80) },
  ],
  [
    'in the heading, not of the country',
    'prices',
    `EAN,Price (EUR)\n${A},12.50\n${B},8.00\n`,
    { country: 'us', ask: 'which currency' },
  ],
  [
    'in the heading, of the country',
    'prices',
    `EAN,Price (EUR)\n${A},12.50\n${B},8.00\n`,
    { country: 'fr', rows: prices(12.5, 8) },
  ],
  [
    'cost in dollars, price in euros',
    'prices',
    `EAN,Cost USD,Price EUR\n${A},9.50,12.50\n${B},6.00,8.00\n`,
    { ask: 'which currency' },
  ],
  [
    'in a column of their own',
    'prices',
    `EAN,Price,Currency\n${A},12.50,EUR\n${B},8.00,GBP\n`,
    { ask: 'which currency' },
  ],
])

inputsAreRead('prices for several pieces', [
  [
    'price unit of an ERP',
    'prices',
    `EAN;Preis;Preiseinheit\n${A};1.250,00;100\n${B};8,00;1\n`,
    { rows: prices(12.5, 8), said: remarksOn(2) },
  ],
  [
    'PE with powers of ten',
    'prices',
    `EAN;PE;VK\n${A};1000;1.250,00\n${B};1;8,00\n`,
    { rows: prices(1.25, 8), said: remarksOn(2) },
  ],
  [
    'PE that are packs',
    'prices',
    `EAN;PE;VK\n${A};6;12,50\n${B};12;8,00\n`,
    { ask: 'for how many pieces' },
  ],
  [
    'packs beside the price',
    'prices',
    `EAN;VPE;VK\n${A};6;12,50\n${B};12;8,00\n`,
    { rows: prices(12.5, 8) },
  ],
  [
    'unit of measure beside the price',
    'prices',
    `EAN;ME;VK\n${A};ST;12,50\n${B};ST;8,00\n`,
    { rows: prices(12.5, 8) },
  ],
])

inputsAreRead('an offer and its list price', [
  [
    'an empty sale price',
    'prices',
    `EAN;Normalpreis;Aktionspreis\n${A};12,50;9,99\n${B};8,00;\n`,
    { rows: prices(9.99, 8) },
  ],
  [
    'a sale of nought',
    'prices',
    `EAN,Regular price,Sale price\n${A},12.50,0.00\n${B},8.00,6.00\n`,
    { rows: prices(12.5, 6) },
  ],
  [
    'a sale that is over, and one to come',
    'prices',
    `EAN;Preis;Sonderpreis;Sonderpreis von;Sonderpreis bis\n${A};12,50;9,99;01.01.2026;31.01.2026\n${B};8,00;6,00;01.04.2026;30.04.2026\n${C};7,00;5,00;01.03.2026;31.03.2026\n`,
    { rows: prices(12.5, 8, 5), mayAlsoSay: true },
  ],
  [
    'old and new price in Swedish',
    'prices',
    `EAN;Tidigare pris;Nytt pris\n${A};125,00;99,00\n${B};80,00;70,00\n`,
    { rows: prices(99, 70) },
  ],
  [
    'recommended price only',
    'prices',
    `EAN;Vejl. pris\n${A};125,00\n${B};80,00\n`,
    { rows: prices(125, 80) },
  ],
])
