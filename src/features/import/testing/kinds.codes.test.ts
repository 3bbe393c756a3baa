import { checkDigit } from '@/lib/gtin.ts'
import { A, B, C, D, E, F, inputsAreRead, LOST, UPC } from './kinds.ts'

const withCheck = (body: string) => body + String(checkDigit(body))
const expectedRows = (...rows: readonly (readonly [line: number, code: string])[]) =>
  rows.map(([line, code]) => ({ line, asks: code }))
const remarksOn = (...lines: readonly number[]) => lines.map((line) => ({ line, about: '' }))
const cased = (digit: number, ean: string) => withCheck(`${digit}${ean.slice(0, 12)}`)
/** Twelve UPC bodies of eleven digits. */
const BODIES = Array.from({ length: 12 }, (_, at) => String(41_250_050_027 + at * 271))

inputsAreRead('codes as programs leave them', [
  [
    'float columns of a data frame',
    'codes',
    `gtin\n${A}.0\n${B}.0\n${C}.0\n`,
    { rows: expectedRows([2, A], [3, B], [4, C]) },
  ],
  [
    'exponents with all digits',
    'codes',
    `EAN\n${A.charAt(0)}.${A.slice(1)}E+12\n${B}\n`,
    { rows: expectedRows([2, A], [3, B]), said: remarksOn(2) },
  ],
  [
    'exponents with zeros at the end and three digits',
    'codes',
    `EAN\n${A.charAt(0)}.${A.slice(1)}00E+012\n${B}\n`,
    { rows: expectedRows([2, A], [3, B]), said: remarksOn(2) },
  ],
  [
    'exponents that lost digits',
    'prices',
    `EAN;Preis\n9,52012E+12;12,50\n${B};8,00\n`,
    { rows: [{ line: 3, code: B, price: 8 }], said: remarksOn(2) },
  ],
  [
    'quotes, apostrophes and formulas',
    'codes',
    `'${A}\n="${B}"\n"${C}"\n=${D}\n`,
    { rows: expectedRows([1, A], [2, B], [3, C], [4, D]) },
  ],
  [
    'thousands in codes',
    'codes',
    `${Number(A).toLocaleString('de-DE')}\n${Number(B).toLocaleString('en-US')}\n${Number(C).toLocaleString('de-CH')}\n`,
    { rows: expectedRows([1, A], [2, B], [3, C]) },
  ],
  [
    'blanks and dashes as on the label',
    'codes',
    `${A.charAt(0)} ${A.slice(1, 7)} ${A.slice(7)}\n${B.slice(0, 3)}-${B.slice(3, 8)}-${B.slice(8)}\n0 36000 29145 2\n`,
    { rows: expectedRows([1, A], [2, B], [3, UPC]) },
  ],
  [
    'zeros lost by one UPC',
    'codes',
    `UPC\n${LOST}\n${A}\n`,
    { rows: expectedRows([2, UPC], [3, A]), said: remarksOn(2) },
  ],
  [
    'zeros lost by a whole column',
    'codes',
    `UPC\n${['000491802', '000491912', '000492022', '000492132'].map((body) => withCheck(`00${body}`).replace(/^0+/, '')).join('\n')}\n`,
    {
      rows: ['000491802', '000491912', '000492022', '000492132'].map((body, at) => ({
        line: at + 2,
        asks: withCheck(`00${body}`),
      })),
      said: remarksOn(2, 3, 4, 5),
    },
  ],
  [
    'UPC without check digits as eleven digits',
    'codes',
    `UPC\n${BODIES.join('\n')}\n`,
    { ask: 'the check digit' },
  ],
  [
    'UPC without check digits as twelve digits',
    'prices',
    `UPC,Price\n${BODIES.map((body) => `0${body},1.50`).join('\n')}\n`,
    { ask: 'the check digit' },
  ],
  [
    'UPC without check digits as fourteen digits',
    'prices',
    `GTIN,Price\n${BODIES.map((body) => `000${body},1.50`).join('\n')}\n`,
    { ask: 'the check digit' },
  ],
  [
    'EAN without check digits',
    'catalog',
    `id,title,ean,price\n${[A, B, C, D, E, F].map((ean, at) => `${at},Shirt,${ean.slice(0, 12)},1.50`).join('\n')}\n`,
    { country: 'us', ask: 'the check digit' },
  ],
  [
    'codes of which most are wrong',
    'codes',
    `EAN\n${[A, B, C, D, E].map((ean) => `${ean.slice(0, 12)}${(Number(ean.charAt(12)) + 3) % 10}`).join('\n')}\n`,
    { ask: 'the column' },
  ],
  [
    'letters for digits',
    'codes',
    `EAN\n${A.replace('0', 'O')}\n${B}\n`,
    { rows: expectedRows([3, B]), said: remarksOn(2) },
  ],
  [
    'a wrong check digit',
    'prices',
    `EAN;Preis\n${A.slice(0, 12)}${(Number(A.charAt(12)) + 1) % 10};12,50\n${B};8,00\n`,
    { rows: [{ line: 3, code: B, price: 8 }], said: remarksOn(2) },
  ],
  [
    'nothing in the place of a code',
    'catalog',
    `id,title,gtin,price\n1,A,0,1.50\n2,B,-,1.50\n3,C,does not apply,1.50\n4,D,N/A,1.50\n5,E,0000000000000,1.50\n6,F,${A},1.50\n`,
    {
      country: 'us',
      rows: [
        { line: 2, codes: [] },
        { line: 3, codes: [] },
        { line: 4, codes: [] },
        { line: 5, codes: [] },
        { line: 6, codes: [] },
        { line: 7, codes: [A] },
      ],
    },
  ],
])

inputsAreRead('codes of other kinds', [
  [
    'GTIN-14 of units',
    'codes',
    `GTIN\n0${A}\n00${UPC}\n`,
    { rows: expectedRows([2, A], [3, UPC]) },
  ],
  [
    'GTIN-14 of cases',
    'prices',
    `GTIN;Preis\n${cased(1, A)};12,50\n${cased(2, B)};8,00\n`,
    {
      rows: [
        { line: 2, code: cased(1, A), price: 12.5 },
        { line: 3, code: cased(2, B), price: 8 },
      ],
      said: remarksOn(2, 3),
    },
  ],
  [
    'units and cases in two columns',
    'prices',
    `EAN Karton;EAN Stück;VK\n${cased(1, A)};${A};12,50\n${cased(1, B)};${B};8,00\n`,
    {
      rows: [
        { line: 2, code: A, price: 12.5 },
        { line: 3, code: B, price: 8 },
      ],
    },
  ],
  [
    'EAN and UPC of the same articles',
    'prices',
    `EAN;UPC;VK\n0${UPC};${UPC};12,50\n0${withCheck('03600029146')};${withCheck('03600029146')};8,00\n`,
    {
      rows: [
        { line: 2, code: UPC, price: 12.5 },
        { line: 3, code: withCheck('03600029146'), price: 8 },
      ],
    },
  ],
  [
    'the location of the supplier beside the article',
    'prices',
    `GLN Lieferant;GTIN;Preis\n4012345000009;${A};12,50\n4012345000009;${B};8,00\n`,
    {
      rows: [
        { line: 2, code: A, price: 12.5 },
        { line: 3, code: B, price: 8 },
      ],
    },
  ],
  [
    'old code and code',
    'prices',
    `EAN alt;EAN;VK\n${C};${A};12,50\n${D};${B};8,00\n`,
    {
      rows: [
        { line: 2, code: A, price: 12.5 },
        { line: 3, code: B, price: 8 },
      ],
    },
  ],
  [
    'the code of a competitor',
    'prices',
    `EAN;EAN Wettbewerber;VK\n${A};${C};12,50\n${B};${D};8,00\n`,
    {
      rows: [
        { line: 2, code: A, price: 12.5 },
        { line: 3, code: B, price: 8 },
      ],
    },
  ],
  [
    'ISBN with and without dashes',
    'codes',
    'ISBN\n978-3-16-148410-0\n3-16-148410-X\n0804429573\n080442957X\n',
    {
      rows: expectedRows([2, '9783161484100'], [3, '9783161484100'], [5, '9780804429573']),
      said: remarksOn(3, 4, 5),
    },
  ],
  [
    'ISBN-10 without a heading',
    'codes',
    '316148410X\n080442957X\n9999900135\n999990100X\n',
    {
      rows: expectedRows(
        [1, '9783161484100'],
        [2, '9780804429573'],
        [3, '9789999900133'],
        [4, '9789999901000'],
      ),
      said: remarksOn(1, 2, 3, 4),
    },
  ],
  [
    'EAN-8 under its name',
    'codes',
    'EAN-8\n96385074\n12345670\n01234565\n',
    { rows: expectedRows([2, '96385074'], [3, '12345670'], [4, '01234565']) },
  ],
  [
    'UPC-E under its name',
    'codes',
    'UPC\n04252614\n02222840\n',
    { rows: expectedRows([2, '042100005264'], [3, '022220000080']), said: remarksOn(2, 3) },
  ],
  [
    'magazines with issues',
    'codes',
    '9771234567003 05\n977123456700312\n9771234567003+07\n',
    {
      rows: expectedRows([1, '9771234567003'], [2, '9771234567003'], [3, '9771234567003']),
      said: remarksOn(1, 2, 3),
    },
  ],
  [
    'GS1 strings',
    'codes',
    `(01)0${A}(10)LOT7\n010${B}17261231\n]C1010${C}\n`,
    { rows: expectedRows([1, A], [2, B], [3, C]), mayAlsoSay: true },
  ],
  [
    'Digital Links',
    'codes',
    `https://id.gs1.org/01/0${A}\nhttps://brand.example/01/0${B}/10/ABC\n`,
    { rows: expectedRows([1, A], [2, B]), mayAlsoSay: true },
  ],
  [
    'full-width, Arabic and Devanagari digits',
    'codes',
    `${A.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)))}\n${B.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))}\n${C.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)))}\n`,
    { rows: expectedRows([1, A], [2, B], [3, C]) },
  ],
  [
    'dates are no codes',
    'codes',
    `${A}\n12.03.2020\n2026-03-16\n${B}\n`,
    { rows: expectedRows([1, A], [4, B]), said: remarksOn(2, 3) },
  ],
])

inputsAreRead('codes and their neighbours', [
  [
    'several in one cell',
    'prices',
    `EAN;VK\n${A}, ${B};12,50\n${C} / ${D};8,00\n`,
    {
      rows: [
        { line: 2, code: A, price: 12.5 },
        { line: 2, code: B, price: 12.5 },
        { line: 3, code: C, price: 8 },
        { line: 3, code: D, price: 8 },
      ],
    },
  ],
  [
    'the code and the name of the article in one cell',
    'prices',
    `Artikel;VK\n${A} Oxford-Hemd;12,50\nPolo (${B});8,00\n`,
    {
      rows: [
        { line: 2, code: A, price: 12.5 },
        { line: 3, code: B, price: 8 },
      ],
    },
  ],
  [
    'labels within the cell',
    'codes',
    `EAN: ${A}\nGTIN ${B}\nEAN13:${C}\nEAN${D}\n`,
    { rows: expectedRows([1, A], [2, B], [3, C], [4, D]) },
  ],
  [
    'quantity before the code',
    'codes',
    `10 ${UPC}\n17 ${UPC}\n5 ${A}\n`,
    { rows: expectedRows([1, UPC], [2, UPC], [3, A]), mayAlsoSay: true },
  ],
  [
    'quantity behind the code',
    'codes',
    `${UPC} 17\n${A}  5\n${B} - 3\n`,
    { rows: expectedRows([1, UPC], [2, A], [3, B]), mayAlsoSay: true },
  ],
  [
    'an own column of quantities',
    'codes',
    `EAN;Menge\n${A};10\n${B};12345670\n`,
    { rows: expectedRows([2, A], [3, B]) },
  ],
])
