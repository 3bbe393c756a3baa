/** The table of joined names as a file: a row for each name, with what it is called. */
import { dayOf } from '../../export/exportAbout.ts'
import { formatWhen } from '../../lib/formatTimes.ts'
import type { ExportSource, SheetColumn } from '../../lib/sheet/sheet.ts'
import { nothingJoined, type Joined } from '../../market/names.ts'
import { joinNames } from './joinNames.ts'

type Row = { kind: keyof Joined; called: string; written: string }

const HEADS = { kind: 'Kind', called: 'Called', written: 'Written as' } as const

const columns: readonly SheetColumn<Row>[] = [
  { key: 'kind', label: HEADS.kind, cell: ({ kind }) => kind },
  { key: 'called', label: HEADS.called, cell: ({ called }) => called },
  { key: 'written', label: HEADS.written, cell: ({ written }) => written },
]

export function joinedSheet(joined: Joined, at: number): ExportSource<Row> {
  const rows = (['brand', 'merchant'] as const).flatMap((kind) =>
    joined[kind].flatMap((names) =>
      names.map((written): Row => ({ kind, called: names[0] ?? written, written })),
    ),
  )
  return {
    name: `Names that are one, ${dayOf(at)}`,
    about: () => ['Names that are one', `Exported ${formatWhen(at)}`],
    columns,
    shown: null,
    rows,
    filtered: null,
  }
}

const said = (cell: string | undefined) => (cell ?? '').trim().toLowerCase()

/** Null where no row has the three headings. What stands above them says what the file is. */
export function readJoined(rows: readonly (readonly string[])[]): Joined | null {
  const wanted = Object.values(HEADS).map((head) => head.toLowerCase())
  const head = rows.findIndex((row) =>
    wanted.every((name) => row.some((cell) => said(cell) === name)),
  )
  const heads = rows[head]?.map(said) ?? []
  if (head < 0) return null
  const [kindAt = 0, calledAt = 0, writtenAt = 0] = wanted.map((name) => heads.indexOf(name))
  let joined = nothingJoined
  for (const row of rows.slice(head + 1)) {
    const kind = said(row[kindAt])
    const names = [row[calledAt] ?? '', row[writtenAt] ?? '']
    if (kind !== 'brand' && kind !== 'merchant') continue
    joined = { ...joined, [kind]: joinNames(joined[kind], names) }
  }
  return joined
}

/** Those of a file among those that are there. */
export function withJoined(joined: Joined, more: Joined): Joined {
  const merge = (kind: keyof Joined) =>
    more[kind].reduce((all, names) => joinNames(all, names), joined[kind])
  return { brand: merge('brand'), merchant: merge('merchant') }
}
