import { useDeferredValue, useMemo, useState } from 'react'
import type { Separator } from '../../../model/table/readTable.ts'
import { textRows } from '../../../model/table/textRows.ts'
import { useFileReading } from '../../../ui/fields/useFileReading.ts'
import { readTableFile, type TableFile } from '../../../work/workers/readTableFile.ts'
import { readPriceRows, type PriceChoices } from './readPriceRows.ts'

type Table = Extract<TableFile, { kind: 'table' }>
type Source = { kind: 'text'; text: string } | { kind: 'file'; file: Table; sheet: number }
type Choices = PriceChoices & { separator?: Separator }

const NOTHING: Source = { kind: 'text', text: '' }

function rowsOf(source: Source, separator: Separator | undefined) {
  if (source.kind === 'text') return textRows(source.text, separator)
  const rows = source.file.sheets[source.sheet]?.rows ?? []
  return { kind: 'rows', rows, separator: null } as const
}

/** What is pasted or chosen, as it would be kept: nothing of it is kept yet. */
export function usePriceDraft() {
  const [source, setSource] = useState<Source>(NOTHING)
  const [choices, setChoices] = useState<Choices>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const opening = useFileReading()

  const take = (next: Source) => {
    // What is given last counts, however long a file before it takes.
    opening.cancel()
    setSource(next)
    setChoices({})
    setRefusal(null)
  }
  const open = async (file: File) => {
    const read = await opening.read(file, readTableFile)
    if (read === null) return
    if (read.kind === 'refused') {
      setRefusal(read.says)
      return
    }
    const filled = read.sheets.findIndex(({ rows }) => rows.length > 0)
    take({ kind: 'file', file: read, sheet: Math.max(filled, 0) })
  }

  // Fifty thousand rows are read a moment after they were pasted.
  const read = useDeferredValue(source)
  const { separator, ...columns } = choices
  const table = useMemo(() => rowsOf(read, separator), [read, separator])
  const chosen = useDeferredValue(choices)
  const reading = useMemo(() => {
    const { separator: _, ...rest } = chosen
    return table.kind === 'rows' ? readPriceRows(table.rows, rest) : table
  }, [table, chosen])

  return {
    source,
    setText: (text: string) => take({ kind: 'text', text }),
    open,
    forget: () => take(NOTHING),
    chooseSheet: (sheet: number) => {
      if (source.kind === 'file') take({ ...source, sheet })
    },
    columns,
    choose: (more: Choices) => setChoices((now) => ({ ...now, ...more })),
    separator: table.kind === 'rows' ? table.separator : null,
    reading,
    isEmpty: source.kind === 'text' && source.text.trim() === '',
    refusal,
    /** The file that is being read; null for none. */
    opening: opening.underWay,
    stopOpening: opening.cancel,
    /** What is shown is not yet what was given. */
    isReading: read !== source || chosen !== choices,
  }
}

export type PriceDraft = ReturnType<typeof usePriceDraft>
