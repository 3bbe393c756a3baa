import Upload from 'lucide-react/icons/upload'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { ReadingFile } from '@/components/ui/fields/ReadingFile.tsx'
import { useFileReading } from '@/components/ui/fields/useFileReading.ts'
import { mergeNames } from '@/domain/pricing/mergeNames.ts'
import { type AliasesByKind, noAliases } from '@/domain/pricing/names.ts'
import { dayOf } from '@/features/export/exportAbout.ts'
import { ExportMenu } from '@/features/export/ExportMenu.tsx'
import type { OpenedSheets } from '@/features/import/openSheets.ts'
import { fileSource } from '@/features/import/source.ts'
import type { ImportListeners } from '@/features/import/worker/importSession.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import type { ExportSource, SheetColumn } from '@/lib/sheet/sheet.ts'
import { plural } from '@/lib/text/plural.ts'
import { foldLetters } from '@/lib/text/spelling.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import styles from './NamesPanel.module.css'

/** A row of the file of merged names: an alias (`written`) with its canonical name. */
type Row = { kind: keyof AliasesByKind; canonicalName: string; written: string }

const HEADS = { kind: 'Kind', canonicalName: 'Name', written: 'Aliases' } as const
/** The headings that files of earlier releases have. */
const OLDER_HEADS = { kind: 'Kind', canonicalName: 'Called', written: 'Written as' } as const

const columns: readonly SheetColumn<Row>[] = [
  { key: 'kind', label: HEADS.kind, cell: ({ kind }) => kind },
  { key: 'called', label: HEADS.canonicalName, cell: ({ canonicalName }) => canonicalName },
  { key: 'written', label: HEADS.written, cell: ({ written }) => written },
]

function aliasesSheet(aliases: AliasesByKind, at: number): ExportSource<Row> {
  const rows = (['brand', 'merchant'] as const).flatMap((kind) =>
    aliases[kind].flatMap((names) =>
      names.map((written): Row => ({ kind, canonicalName: names[0] ?? written, written })),
    ),
  )
  return {
    name: `Merged names, ${dayOf(at)}`,
    about: () => ['Merged names', `Exported ${formatWhen(at)}`],
    columns,
    shown: null,
    rows,
    filtered: null,
  }
}

const normalized = (cell: string | undefined) => foldLetters((cell ?? '').trim())

/** Reads the rows of a file; null if no row has the three headings. The rows above the headings describe the file. */
function readAliases(rows: readonly (readonly string[])[]): AliasesByKind | null {
  const hasAll = (row: readonly string[] | undefined, wanted: readonly string[]) =>
    wanted.every((name) => row?.some((cell) => normalized(cell) === name))
  const known = [HEADS, OLDER_HEADS].map((names) => Object.values(names).map(foldLetters))
  const head = rows.findIndex((row) => known.some((wanted) => hasAll(row, wanted)))
  const wanted = known.find((names) => hasAll(rows[head], names))
  if (head < 0 || wanted === undefined) return null
  const heads = rows[head]?.map(normalized) ?? []
  const [kindAt = 0, nameAt = 0, writtenAt = 0] = wanted.map((name) => heads.indexOf(name))
  let aliases = noAliases
  for (const row of rows.slice(head + 1)) {
    const kind = normalized(row[kindAt])
    const names = [row[nameAt] ?? '', row[writtenAt] ?? '']
    if (kind !== 'brand' && kind !== 'merchant') continue
    aliases = { ...aliases, [kind]: mergeNames(aliases[kind], names) }
  }
  return aliases
}

/** Merges the aliases of a file into the existing ones. */
function withAliases(aliases: AliasesByKind, more: AliasesByKind): AliasesByKind {
  const merge = (kind: keyof AliasesByKind) =>
    more[kind].reduce((all, names) => mergeNames(all, names), aliases[kind])
  return { brand: merge('brand'), merchant: merge('merchant') }
}

/** How many milliseconds reading may block the page at a time. */
const TURN_MS = 30

/** Reads the file in slices on the page's thread; it is too short to need a worker. */
async function readNames(
  file: File,
  { signal, onProgress }: ImportListeners,
): Promise<OpenedSheets> {
  const { openSheets } = await import('@/features/import/openSheets.ts')
  let since = Date.now()
  return openSheets(fileSource(file), async (share) => {
    if (Date.now() - since < TURN_MS) return
    onProgress?.(share)
    await new Promise((next) => setTimeout(next))
    signal?.throwIfAborted()
    since = Date.now()
  })
}

type Props = {
  aliases: AliasesByKind
  onChange: (change: (aliases: AliasesByKind) => AliasesByKind, message: string) => void
}

/** Exports the merged names as a file, and imports such a file; its names are added to the existing ones. */
export function NamesFile({ aliases, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [message, setSays] = useState<string | null>(null)
  const { underWay: fileInProgress, read, cancel } = useFileReading()
  const importFile = async (file: File | undefined) => {
    if (input.current) input.current.value = ''
    if (!file) return
    const table = await read(file, readNames).catch((): OpenedSheets => ({
      kind: 'refused',
      message: `${file.name} can’t be read. Check the connection, and choose it again.`,
    }))
    if (table === null) return
    if (table.kind === 'refused') return setSays(table.message)
    const more = table.sheets.map(({ rows }) => readAliases(rows)).find((found) => found !== null)
    if (!more) {
      return setSays(`${file.name} has no columns “Kind”, “Name” and “Aliases”.`)
    }
    setSays(null)
    const count = more.brand.length + more.merchant.length
    onChange((all) => withAliases(all, more), `${plural(count, 'name')} imported`)
  }
  return (
    <div className={styles.files}>
      {aliases.brand.length + aliases.merchant.length > 0 && (
        <ExportMenu
          label={SETTINGS.exportNames}
          source={() => aliasesSheet(aliases, Date.now())}
          layout="menu"
          size="s"
          align="start"
        />
      )}
      {fileInProgress ? (
        <ReadingFile file={fileInProgress} onCancel={cancel} />
      ) : (
        <Button size="s" icon={<Upload />} onClick={() => input.current?.click()}>
          {SETTINGS.importNames}
        </Button>
      )}
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,text/csv"
        aria-label={SETTINGS.namesFile}
        onChange={({ target }) => void importFile(target.files?.[0])}
      />
      {message !== null && (
        <p role="alert" className={styles.refused}>
          {message}
        </p>
      )}
    </div>
  )
}
