import { A, B, C, D, inputsAreRead } from './kinds.ts'

const row = (line: number, code: string, price: number | null, cost: number | null = null) => ({
  line,
  code,
  price,
  cost,
})

inputsAreRead('rows whose cells are in the wrong columns', [
  [
    'a decimal comma between commas',
    'prices',
    `EAN,Price\n${A},12,50\n${B},8,90\n${C},7,00\n`,
    { ask: 'more cells than headings' },
  ],
  [
    'a comma in one name',
    'prices',
    `EAN,Item,Cost,Price\n${A},Shirt,9.10,19.90\n${B},Polo, red,6.00,12.50\n${C},Coat,3.00,5.50\n`,
    { rows: [row(2, A, 19.9, 9.1), row(4, C, 5.5, 3)], said: [{ line: 3, about: '' }] },
  ],
  [
    'a semicolon in one name',
    'catalog',
    `id;title;gtin;price;availability\n1;Shirt;${A};9,10;in stock\n2;Polo; red;${B};6,00;in stock\n3;Coat;${C};7,00;out of stock\n`,
    {
      country: 'us',
      rows: [
        { line: 2, codes: [A], offerPrice: 9.1, inStock: true },
        { line: 3, codes: [], offerPrice: null, inStock: null },
        { line: 4, codes: [C], offerPrice: 7, inStock: false },
      ],
      mayAlsoSay: true,
    },
  ],
  [
    'a last column without a heading',
    'prices',
    `EAN;Preis\n${A};12,50;neu\n${B};8,90;alt\n`,
    { ask: 'more cells than headings' },
  ],
  [
    'an empty cell at the end of each row',
    'prices',
    `EAN;Preis\n${A};12,50;\n${B};8,90;\n`,
    { rows: [row(2, A, 12.5), row(3, B, 8.9)] },
  ],
  [
    'rows without the empty cells at their end',
    'prices',
    `EAN;Preis;Notiz\n${A};12,50\n${B};8,90\n`,
    { rows: [row(2, A, 12.5), row(3, B, 8.9)] },
  ],
])

inputsAreRead('several tables in one file', [
  [
    'the same headings again',
    'prices',
    `EAN;EK;VK\n${A};9,10;19,90\nEAN;EK;VK\n${B};6,00;12,50\n`,
    { rows: [row(2, A, 19.9, 9.1), row(4, B, 12.5, 6)] },
  ],
  [
    'the same headings in another order',
    'prices',
    `EAN;EK;VK\n${A};9,10;19,90\n${B};6,00;12,50\nEAN;VK;EK\n${C};5,50;3,00\n`,
    { rows: [row(2, A, 19.9, 9.1), row(3, B, 12.5, 6)], said: [{ line: 5, about: '' }] },
  ],
  [
    'names of groups',
    'catalog',
    `title;gtin;price;availability\nShirts;;;\nOxford;${A};19,90;in stock\nCoats;;;\nCoat;${B};99,00;in stock\n`,
    {
      country: 'us',
      rows: [
        { line: 3, title: 'Oxford', codes: [A] },
        { line: 5, title: 'Coat', codes: [B] },
      ],
      mayAlsoSay: true,
    },
  ],
])

inputsAreRead('figures in cents', [
  [
    'by their heading',
    'prices',
    `ean,price_cents\n${A},1990\n${B},1250\n`,
    { rows: [row(2, A, 19.9), row(3, B, 12.5)] },
  ],
  [
    'by their heading in German',
    'prices',
    `EAN;Preis (ct)\n${A};1990\n${B};1250\n`,
    { rows: [row(2, A, 19.9), row(3, B, 12.5)] },
  ],
])

inputsAreRead('numbers of something else that have a check digit', [
  [
    'the location of the supplier',
    'prices',
    `GLN;Artikel;EAN;VK\n4012345000009;Hemd;${A};19,90\n4012345000009;Polo;${B};12,50\n`,
    { rows: [row(2, A, 19.9), row(3, B, 12.5)] },
  ],
  [
    'the location of the supplier and no code',
    'codes',
    `GLN;Artikel\n4012345000009;Hemd\n4012345000009;Polo\n`,
    { rows: ['Hemd', 'Polo'].map((title, at) => ({ line: at + 2, asks: title })) },
  ],
])

inputsAreRead('numbers of the shop that look like codes', [
  [
    'eight digits of which some fit by chance',
    'codes',
    `Artikelnummer;Bezeichnung\n10000011;Hemd\n10000016;Polo\n10000023;Mantel\n`,
    { rows: ['Hemd', 'Polo', 'Mantel'].map((title, at) => ({ line: at + 2, asks: title })) },
  ],
  [
    'beside the codes',
    'codes',
    `Artikelnummer;EAN\n96385074;${A}\n12345670;${B}\n`,
    {
      rows: [
        { line: 2, asks: A },
        { line: 3, asks: B },
      ],
    },
  ],
  [
    'codes that are called article numbers',
    'prices',
    `Artikelnummer;VK\n${A};19,90\n${B};12,50\n`,
    { rows: [row(2, A, 19.9), row(3, B, 12.5)] },
  ],
])

inputsAreRead('what looks like another form', [
  [
    'lines of SQL',
    'codes',
    `INSERT INTO p VALUES ('${A}', 12.50);\nINSERT INTO p VALUES ('${B}', 8.00);\n`,
    {
      rows: [
        { line: 1, asks: A },
        { line: 2, asks: B },
      ],
    },
  ],
  [
    'YAML',
    'codes',
    `- ean: "${A}"\n  price: 12.50\n- ean: "${B}"\n  price: 8.00\n`,
    {
      rows: [
        { line: 1, asks: A },
        { line: 3, asks: B },
      ],
      mayAlsoSay: true,
    },
  ],
  ['XML without rows', 'prices', '<a></a>', { file: 'feed.xml', refused: 'no rows' }],
  ['JSON without rows', 'prices', '[]', { file: 'feed.json', refused: 'no rows' }],
  ['cells of a web page', 'codes', `<td>${A}</td><td>12,50</td>\n`, { refused: 'no rows' }],
])

inputsAreRead('separators', [
  [
    'semicolons with commas in names',
    'prices',
    `EAN;Artikel;VK\n${A};"Hemd, blau, M";19,90\n${B};Polo, rot;12,50\n`,
    { rows: [row(2, A, 19.9), row(3, B, 12.5)] },
  ],
  [
    'commas with semicolons in categories',
    'prices',
    `EAN,Categories,Price\n${A},Shirts;Sale,19.90\n${B},Polos;New,12.50\n`,
    { rows: [row(2, A, 19.9), row(3, B, 12.5)] },
  ],
  [
    'tabs with everything in names',
    'prices',
    `EAN\tArtikel\tVK\n${A}\tHemd; blau, M | neu\t19,90\n${B}\tPolo, rot\t12,50\n`,
    { rows: [row(2, A, 19.9), row(3, B, 12.5)] },
  ],
  [
    'bars with decimal commas',
    'prices',
    `EAN|Artikel|VK\n${A}|Hemd, blau|19,90\n${B}|Polo|12,50\n`,
    { rows: [row(2, A, 19.9), row(3, B, 12.5)] },
  ],
  [
    'a named separator',
    'prices',
    `sep=|\nEAN|VK\n${A}|19,90\n${B}|12,50\n`,
    { rows: [row(3, A, 19.9), row(4, B, 12.5)] },
  ],
  [
    'quotes around everything',
    'prices',
    `"EAN";"Artikel";"VK"\n"${A}";"Hemd ""Nord""";"1.299,00"\n"${B}";"Polo";"12,50"\n`,
    { rows: [row(2, A, 1299), row(3, B, 12.5)] },
  ],
  [
    'quotes around decimal commas between commas',
    'prices',
    `EAN,Price\n${A},"12,50"\n${B},"1.299,00"\n`,
    { rows: [row(2, A, 12.5), row(3, B, 1299)] },
  ],
  [
    'line breaks in cells',
    'prices',
    `EAN;Artikel;VK\n${A};"Hemd\nblau";19,90\n${B};Polo;12,50\n`,
    { rows: [row(2, A, 19.9), row(4, B, 12.5)] },
  ],
  [
    'old line ends',
    'prices',
    `EAN;VK\r${A};19,90\r${B};12,50\r`,
    { rows: [row(2, A, 19.9), row(3, B, 12.5)] },
  ],
  [
    'numbers of columns that are years',
    'prices',
    `EAN;2025;2026\n${A};18,90;19,90\n${B};11,50;12,50\n`,
    { ask: 'which price' },
  ],
  [
    'headings in Hungarian',
    'prices',
    `Vonalkód;Megnevezés;Eladási ár\n${A};Ing;1990,50\n${B};Póló;1250,00\n`,
    { rows: [row(2, A, 1990.5), row(3, B, 1250)] },
  ],
  [
    'headings in Greek',
    'prices',
    `Κωδικός;Περιγραφή;Τιμή\n${A};Πουκάμισο;19,90\n${B};Πόλο;12,50\n`,
    { rows: [row(2, A, 19.9), row(3, B, 12.5)] },
  ],
  [
    'net and gross without a word for price',
    'prices',
    `EAN;Netto;Brutto\n${A};16,72;19,90\n${B};10,50;12,50\n`,
    { ask: 'prices or weights' },
  ],
  [
    'prices of nought',
    'prices',
    `EAN;VK\n${A};0,00\n${B};12,50\n${D};0\n`,
    {
      rows: [row(3, B, 12.5)],
      said: [
        { line: 2, about: '' },
        { line: 4, about: '' },
      ],
    },
  ],
])
