import { useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { marketGroups } from '../../../catalog/countryGroups.ts'
import { codeKey } from '../../../lib/gtin.ts'
import { defaultBatchSettings, type BatchSettings } from '../../../market/batchAnswer.ts'
import {
  joinReadings,
  readDraftTable,
  type DraftReading,
  type TableChoices,
} from '../../../model/batch/batchDraft.ts'
import { planBatch } from '../../../model/batch/planBatch.ts'
import { readInput } from '../../../model/batch/readInput.ts'
import { useCodeNames } from '../../../position/useCodeNames.ts'
import { useConnection } from '../../../shell/settings/connection.tsx'
import { useCountries } from '../../../shell/settings/useCountries.ts'
import type { CodeNames } from '../../../store/names/keptCodeNames.ts'
import { readLoadChoice } from '../../../store/preferences/loadChoice.ts'
import { requestsOf } from '../../../work/batch/batchRequest.ts'
import { openDraft } from './draftInHand.ts'
import { useTakeFile } from '../../../runs/useTakeFile.ts'

/** Another separator makes other columns: what was said of the old ones is no longer true. */
function withSaid(choices: TableChoices, said: TableChoices): TableChoices {
  return said.separator === undefined ? { ...choices, ...said } : said
}

/** Each code with what it is known by. */
function withNames(reading: DraftReading, names: CodeNames | null): DraftReading {
  if (reading.kind !== 'read' || names === null || names.size === 0) return reading
  const lines = reading.lines.map((line) => {
    const known = line.entry.kind === 'ean' ? names.get(codeKey(line.entry.code)) : undefined
    return known === undefined ? line : { ...line, known }
  })
  return { ...reading, lines }
}

/** The input of a new batch as it is read now: nothing of it has been sent. */
export function useBatchDraft() {
  const connection = useConnection()
  const [countries] = useCountries()
  const inHand = useMemo(() => openDraft(connection.id), [connection.id])
  const kept = useSyncExternalStore(inHand.subscribe, inHand.view)
  const file = useTakeFile(inHand.setTable)
  const { text, choices, table, isRead, keeping } = kept
  const settings = useMemo(
    () =>
      kept.settings ?? { ...defaultBatchSettings, names: true, atOnce: readLoadChoice().atOnce },
    [kept.settings],
  )
  // Ten thousand lines are read a moment after they were pasted.
  const read = useDeferredValue(kept)
  const { as } = settings
  const ofTable = useMemo(() => readDraftTable(read.table, as), [read.table, as])
  const ofText = useMemo(
    () => readInput(read.text, { ...read.choices, as }),
    [read.text, read.choices, as],
  )
  const given = useMemo(() => joinReadings(read, ofTable, ofText), [read, ofTable, ofText])
  const names = useCodeNames(given.kind === 'read')
  const reading = useMemo(() => withNames(given, names), [given, names])
  const groups = useMemo(() => marketGroups(countries), [countries])
  const plan = useMemo(
    () => (reading.kind === 'read' ? planBatch(reading.lines, groups) : null),
    [reading, groups],
  )
  const requests = useMemo(() => (plan ? requestsOf(plan.asks, settings) : 0), [plan, settings])
  const naming = useMemo(() => {
    const codes = plan?.asks.filter(({ entry }) => entry.kind === 'ean') ?? []
    const known = codes.filter((ask) => ask.known !== null).length
    const withRun = codes.filter(({ isNamedWithRun }) => isNamedWithRun).length
    return { known, withRun, later: codes.length - known - withRun }
  }, [plan])
  return {
    text,
    table,
    isRead,
    keeping,
    settings,
    reading,
    countries,
    groups,
    plan,
    requests,
    naming,
    isReading: read !== kept || file.reading !== null || (given.kind === 'read' && names === null),
    file,
    setText: (next: string) => inHand.setText(next),
    setTable: inHand.setTable,
    /** What is said of the text's columns, and of the file's. */
    chooseInText: (said: TableChoices) => inHand.setText(text, withSaid(choices, said)),
    chooseInTable: (said: TableChoices) =>
      table && inHand.setTable({ ...table, choices: withSaid(table.choices, said) }),
    change: (changes: Partial<BatchSettings>) => inHand.setSettings({ ...settings, ...changes }),
    /** Empties the input; returns the way to bring it back. */
    clear: () => {
      const gone = { text, choices, table }
      file.drop()
      inHand.setText('')
      if (table) inHand.setTable(null)
      return () => inHand.bringBack(gone)
    },
    /** Takes what is read now out of the input, whatever has come to it by then. */
    takeOut: () => inHand.takeOut({ text, choices, table }),
  }
}

export type BatchDraft = ReturnType<typeof useBatchDraft>
