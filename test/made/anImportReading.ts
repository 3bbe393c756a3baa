/** The importer's reading of a German price list (design 36), for tests of the parts that show it. */
import type { ColumnRole } from '@/domain/import/answers.ts'
import type {
  ImportColumn,
  ImportRead,
  PriceRow,
  Question,
  Remark,
  RoleReading,
  SampleCell,
} from '@/features/import/reading.ts'

const HEADING = [
  'Art.-Nr.',
  'EAN',
  'Bezeichnung',
  'Marke',
  'VK netto',
  'VK brutto',
  'EK',
  'Bestand',
]
const COLUMN_ROLES = [null, 'code', 'title', 'brand', null, 'price', 'cost', 'stock'] as const

/** Lines 4, 5, 6 and 7 of the file. */
const ROWS = [
  [
    '10-4711',
    '4049811763007',
    'Oxfordhemd Slim Fit, Button-Down',
    'Marlowe',
    '40,25',
    '47,90 €',
    '18,40',
    '14',
  ],
  [
    '10-4712',
    '4049811 764370',
    'Popelinehemd, Brusttasche',
    'Alder & Finch',
    '30,17',
    '35,90 €',
    '13,20',
    '0',
  ],
  [
    '10-4713',
    '4049811765742',
    'Rugbyhemd mit Blockstreifen',
    'Rook Street',
    '50,34',
    '59,90 €',
    '24,80',
    'auf Anfrage',
  ],
  [
    '10-4720',
    '4049811767111',
    'Lederjacke, gewachst',
    'Haldane',
    '1.091,60',
    '1.299,00 €',
    '612,00',
    '3',
  ],
] as const

const SAMPLE_LINES = [4, 5, 7]

/** `reads` are the app's readings of lines 4, 5 and 7; undefined if the app reads the file's text unchanged. */
function samplesOf(
  column: number,
  reads: readonly (string | undefined)[],
  remarks: readonly SampleCell['remark'][] = [],
): SampleCell[] {
  return SAMPLE_LINES.map((line, at) => {
    const rawText = ROWS[line - 4]?.[column] ?? ''
    return { line, rawText, read: reads[at] ?? rawText, remark: remarks[at] ?? null }
  })
}

const role = (name: ColumnRole, label: string, more: Partial<RoleReading> = {}): RoleReading => ({
  role: name,
  label,
  isNeeded: false,
  column: null,
  samples: [],
  note: '',
  alternatives: [],
  ...more,
})

const ROLE_READINGS: RoleReading[] = [
  role('code', 'Code', {
    isNeeded: true,
    column: 1,
    samples: samplesOf(1, [undefined, '4049811764370'], [null, 'mended']),
    note: '211 EAN-13, all check digits are valid',
  }),
  role('title', 'Title', { column: 2, samples: samplesOf(2, []) }),
  role('brand', 'Brand', {
    column: 3,
    samples: samplesOf(3, []),
    note: 'All 4 are known brands',
  }),
  role('price', 'Your price', {
    column: 5,
    samples: samplesOf(5, ['47.90', '35.90', '1,299.00']),
    alternatives: [{ column: 4, samples: ['40.25', '30.17', '1,091.60'] }],
  }),
  role('cost', 'Cost', {
    column: 6,
    samples: samplesOf(6, ['18.40', '13.20', '612.00']),
    note: 'Lower than your price in all rows',
  }),
  role('stock', 'Stock', {
    column: 7,
    samples: samplesOf(7, ['In stock', 'Out of stock', 'In stock']),
    note: '“auf Anfrage” (4 rows): unknown',
  }),
  role('floor', 'Floor'),
  role('note', 'Note'),
]

export const CURRENCY_QUESTION: Question = {
  key: 'currency',
  about:
    '3 prices are in CHF, 208 in EUR. Prices of one country are compared in one currency. What should happen to the 3?',
  choices: [
    { value: 'without', label: 'Import them without a price', samples: [] },
    {
      value: 'eur',
      label: 'Read them as EUR (they look like typos)',
      samples: ['47.90 CHF is 47.90'],
    },
    { value: 'leave out', label: 'Leave them out', samples: [] },
  ],
  lines: [12, 47, 131],
  answer: null,
}

export const remark = (line: number, more: Partial<Remark> = {}): Remark => ({
  line,
  kind: 'mended',
  about: 'Blanks within the code are ignored.',
  role: 'code',
  rawText: '4049811 764370',
  reads: null,
  isUsed: false,
  ...more,
})

export const REMARKS: Remark[] = [
  remark(5),
  remark(47, {
    kind: 'doubtful',
    about: 'This is a “from” price.',
    role: 'price',
    rawText: 'ab 24,90 €',
    reads: '24.90',
  }),
  remark(132, {
    kind: 'doubtful',
    about: 'It ends with the letter O. With a zero the check digit fits.',
    rawText: '404981190218O',
    reads: '4049811902180',
  }),
  remark(215, {
    kind: 'left out',
    about: 'This is a total.',
    role: null,
    rawText: 'Summe 211 Artikel',
  }),
]

export const priceRow = (line: number, more: Partial<PriceRow> = {}): PriceRow => ({
  line,
  code: '4049811763007',
  price: 47.9,
  listPrice: null,
  cost: 18.4,
  floor: null,
  target: null,
  note: '',
  title: null,
  ...more,
})

const columns: ImportColumn[] = HEADING.map((name, at) => ({
  name,
  role: COLUMN_ROLES[at] ?? null,
  samples: ROWS.map((row) => row[at] ?? ''),
}))

const leftOut = (line: number, text: string) =>
  ({ line, cells: [text], is: 'left out', about: 'title' }) as const

/** Line 3 is the header, 211 rows follow, and line 215 is the total. */
export function anImportReading(more: Partial<ImportRead<PriceRow>> = {}): ImportRead<PriceRow> {
  return {
    kind: 'read',
    task: 'prices',
    file: {
      name: 'Preisliste_Herbst_2025.csv',
      container: 'text',
      isPacked: false,
      encoding: 'windows-1252',
      delimiter: ';',
      bytes: 38_000,
      lines: 215,
    },
    sheets: [{ name: '', isHidden: false, rows: 215 }],
    sheet: null,
    knownExport: null,
    headingLines: [3],
    columns,
    firstLines: [
      leftOut(1, 'Preisliste Herbst 2025 – Endkunden'),
      leftOut(2, 'Stand: 14.11.2025'),
      { line: 3, cells: HEADING, is: 'heading', about: '' },
      ...ROWS.map((cells, at) => ({ line: at + 4, cells, is: 'row', about: '' }) as const),
    ],
    roles: ROLE_READINGS,
    questions: [CURRENCY_QUESTION],
    counts: { used: 211, mended: 6, doubtful: 2, leftOut: 1, hidden: 0 },
    remarks: REMARKS,
    shape: HEADING.join(),
    rows: Array.from({ length: 211 }, (_, at) => priceRow(at + 4)),
    rowCount: 211,
    ...more,
  }
}
