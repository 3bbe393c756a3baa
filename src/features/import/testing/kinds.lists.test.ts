import { A, B, C, D, inputsAreRead, UPC } from './kinds.ts'

const expectedRows = (
  ...rows: readonly (readonly [line: number, code: string, target?: number | null])[]
) =>
  rows.map(([line, code, target]) => ({
    line,
    asks: code,
    ...(target !== undefined && { target }),
  }))

inputsAreRead('lists as people type and paste them', [
  [
    'bullets and names',
    'codes',
    `• ${A} – Stift\n• ${B} – Block\n- ${C}\n* ${D}\n`,
    { rows: expectedRows([1, A], [2, B], [3, C], [4, D]) },
  ],
  [
    'quantities with an x',
    'codes',
    `2x ${A}\n3 x ${B}\n${C} x 4\n`,
    { rows: expectedRows([1, A], [2, B], [3, C]) },
  ],
  [
    'a numbered list',
    'codes',
    `1. ${A}\n2. ${B}\n3) ${C}\n`,
    { rows: expectedRows([1, A], [2, B], [3, C]) },
  ],
  [
    'a chat with times',
    'codes',
    `[12.03.26, 09:14] Einkauf: bitte prüfen\n${A}\n${B} Polo blau\n`,
    { rows: expectedRows([2, A], [3, B]), mayAlsoSay: true },
  ],
  [
    'joined by words in several languages',
    'codes',
    `${A} y ${B}\n${C} et ${D}\n${A} och ${B}\n`,
    { rows: expectedRows([1, A], [1, B], [2, C], [2, D], [3, A], [3, B]) },
  ],
  [
    'Chinese separators',
    'codes',
    `${A}、${B}，${C}。\n`,
    { rows: expectedRows([1, A], [1, B], [1, C]) },
  ],
  [
    'a list of a program',
    'codes',
    `['${A}', '${B}', '${C}']\n`,
    { rows: expectedRows([1, A], [1, B], [1, C]) },
  ],
  [
    'an SQL list',
    'codes',
    `('${A}'),\n('${B}'),\n('${C}')\n`,
    { rows: expectedRows([1, A], [2, B], [3, C]) },
  ],
  [
    'separators at the end of each line',
    'codes',
    `${A};\n${B};\n${C};\n`,
    { rows: expectedRows([1, A], [2, B], [3, C]) },
  ],
  [
    'a tab and a price',
    'codes',
    `${A}\t12,50\n${B}\t8,00\n`,
    { rows: expectedRows([1, A, 12.5], [2, B, 8]) },
  ],
  [
    'a semicolon and a price',
    'codes',
    `${A};12,50\n${B};8,00\n`,
    { rows: expectedRows([1, A, 12.5], [2, B, 8]) },
  ],
  [
    'a comma and a price with a dot',
    'codes',
    `${A},12.50\n${B},8.00\n`,
    { rows: expectedRows([1, A, 12.5], [2, B, 8]) },
  ],
  [
    'a semicolon and a name',
    'codes',
    `${A};Stift;2\n${B};Block;3\n`,
    { rows: expectedRows([1, A], [2, B]) },
  ],
  ['a bar and a name', 'codes', `${A}|Stift\n${B}|Block\n`, { rows: expectedRows([1, A], [2, B]) }],
  [
    'links, codes and product IDs',
    'codes',
    `https://shop.example/p/1\n${A}\n0A6F3C5D7E8190A2B3C4D5E6F7081920\n`,
    {
      rows: expectedRows(
        [1, 'https://shop.example/p/1'],
        [2, A],
        [3, '0A6F3C5D7E8190A2B3C4D5E6F7081920'],
      ),
    },
  ],
  [
    'words between codes',
    'codes',
    `Bitte diese prüfen:\n${A}\nund diese:\n${B}\nDanke!\n`,
    {
      rows: expectedRows([2, A], [4, B]),
      said: [
        { line: 3, about: '' },
        { line: 5, about: '' },
      ],
    },
  ],
  [
    'an order confirmation from a PDF',
    'codes',
    `Pos Artikel EAN Menge Preis\n1 Oxford-Hemd ${A} 10 19,90\n2 Polo ${B} 5 12,50\n`,
    { rows: expectedRows([2, A], [3, B]), mayAlsoSay: true },
  ],
  [
    'empty lines and blanks',
    'codes',
    `\n  ${A}  \n\n\t${B}\n   \n`,
    { rows: expectedRows([2, A], [4, B]) },
  ],
  ['quoted cells', 'codes', `"${A}"\n"${B}"\n`, { rows: expectedRows([1, A], [2, B]) }],
  [
    'one line with tabs',
    'codes',
    `${A}\t${B}\t${C}\n`,
    { rows: expectedRows([1, A], [1, B], [1, C]) },
  ],
  [
    'phones, dates and accounts are no codes',
    'codes',
    `${A}\nTel. 0049 6381 333931\nIBAN DE89370400440532013000\nRechnung 4006381333931\n${UPC}\n`,
    { rows: expectedRows([1, A], [5, UPC]), mayAlsoSay: true },
  ],
])

inputsAreRead('mails with a table', [
  [
    'English, with a signature and a quoted reply',
    'prices',
    `From: Supplier\nSent: Thursday, 12 March 2026\nTo: Buyer\nSubject: RE: new prices\n\nHi,\nplease find the new prices:\n\nEAN\tItem\tCost\tRRP\n${A}\tShirt\t19.50\t47.90\n${B}\tPolo\t9.10\t29.50\n\nKind regards\nJo Miller\nTel. +44 20 7946 0958\nCompany No. 12345670\n> On 11 March you wrote:\n> could you send the prices\n`,
    {
      rows: [
        { line: 10, code: A, price: 47.9, cost: 19.5 },
        { line: 11, code: B, price: 29.5, cost: 9.1 },
      ],
      mayAsk: true,
    },
  ],
  [
    'French, with bars',
    'prices',
    `Bonjour,\n\nvoici les tarifs :\n\nEAN | Désignation | PA HT | PVC\n${A} | Chemise | 19,50 | 47,90\n${B} | Polo | 9,10 | 29,50\n\nCordialement\n`,
    {
      rows: [
        { line: 6, code: A, price: 47.9, cost: 19.5 },
        { line: 7, code: B, price: 29.5, cost: 9.1 },
      ],
      mayAsk: true,
    },
  ],
  [
    'Polish, semicolons',
    'prices',
    `Dzień dobry,\nprzesyłam cennik:\n\nEAN;Nazwa;Cena zakupu;Cena sprzedaży\n${A};Koszula;19,50;47,90\n${B};Polo;9,10;29,50\n\nPozdrawiam\nAnna\n`,
    {
      rows: [
        { line: 5, code: A, price: 47.9, cost: 19.5 },
        { line: 6, code: B, price: 29.5, cost: 9.1 },
      ],
      mayAsk: true,
    },
  ],
  [
    'a Markdown table',
    'prices',
    `| EAN | Item | Price |\n|-----|------|------:|\n| ${A} | Shirt | 47.90 |\n| ${B} | Polo | 29.50 |\n`,
    {
      rows: [
        { line: 3, code: A, price: 47.9 },
        { line: 4, code: B, price: 29.5 },
      ],
    },
  ],
  [
    'columns by blanks',
    'prices',
    `EAN             Artikel          EK        VK\n${A}   Oxford-Hemd      19,50     47,90\n${B}   Polo             9,10      29,50\n`,
    {
      rows: [
        { line: 2, code: A, price: 47.9, cost: 19.5 },
        { line: 3, code: B, price: 29.5, cost: 9.1 },
      ],
    },
  ],
])

inputsAreRead('the search box', [
  [
    'a code with its label, a quantity and a separator',
    'box',
    `EAN ${A}\n2x ${B}\n${C};\n`,
    { rows: expectedRows([1, A], [2, B], [3, C]), mayAlsoSay: true },
  ],
  [
    'several codes',
    'box',
    `${A}, ${B}\n${C} und ${D}\n`,
    { rows: expectedRows([1, A], [1, B], [2, C], [2, D]) },
  ],
  ['words stay words', 'box', 'blue shirt\nTotal 5\nHemd 12\n', { rows: [] }],
])
