import { useEffect, useMemo, useRef, useState } from 'react'
import type { FeedPreview, FeedReading, OwnCatalog } from '../../catalog/ownCatalog.ts'
import type { FileUnderWay } from '../../ui/fields/useFileReading.ts'
import { announce } from '../../ui/panels/LiveRegion.tsx'
import { rowsInWords } from '../../words/rowsInWords.ts'
import { hindrance } from './hindrance.ts'

type Draft = {
  file: File
  /** What was said otherwise than guessed. */
  said: Partial<FeedReading>
  preview: FeedPreview
}

const unreadable = (name: string, error: unknown) =>
  error instanceof Error && error.message !== ''
    ? error.message
    : `${name} could not be read: it was moved, or another program holds it. Choose it again.`

/** Why a file that was just brought is no feed at all; null for one that is, or that other choices may make one. */
function whyNot({ name }: File, said: Partial<FeedReading>, preview: FeedPreview): string | null {
  const { problem, columns, rows } = preview
  const isFresh = Object.keys(said).length === 0
  return isFresh && problem !== null && columns.length === 0 && rows.length === 0
    ? `${name} was not taken. ${problem} A feed is a CSV, TSV, JSON, NDJSON or RSS file.`
    : null
}

/** What is said once the beginning of a file was read. */
function inWords({ name }: File, preview: FeedPreview): string {
  const { rows } = preview
  const why = hindrance(preview)
  if (why !== null) return `${name}: ${why}`
  const wrong = rows.filter(({ problems }) => problems.length > 0).length
  return `The first ${rowsInWords(rows.length)} of ${name} are read, ${wrong === 0 ? 'without problems' : `${wrong} with problems`}`
}

/**
 * The feed that is about to be imported: its beginning, read as guessed and as said otherwise. A file that cannot be
 * read at all leaves the one before in place. Of several readings the last one counts. A file that tells no country is
 * taken to be of the one that is being asked.
 */
export function useFeedDraft(own: OwnCatalog, usualCountry: string) {
  const [draft, setDraft] = useState<Draft | null>(null)
  /** The file that is being read; null for none. */
  const [reading, setReading] = useState<FileUnderWay | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const turn = useRef(0)
  /** What is being read, or was read last: a choice adds to the one before, answered or not. */
  const asked = useRef<Pick<Draft, 'file' | 'said'> | null>(null)
  /** What is shown: that holds again where the next one is refused or cancelled. */
  const shown = useRef<Pick<Draft, 'file' | 'said'> | null>(null)
  useEffect(
    () => () => {
      turn.current += 1
    },
    [],
  )
  const acts = useMemo(() => {
    const read = async (file: File, said: Partial<FeedReading>) => {
      turn.current += 1
      const mine = turn.current
      asked.current = { file, said }
      setRefusal(null)
      // Its beginning, which takes a moment.
      setReading({ name: file.name, share: 0 })
      try {
        const guessed = await own.preview(file, said)
        const preview =
          guessed.reading.country === ''
            ? await own.preview(file, { ...said, country: usualCountry })
            : guessed
        if (mine !== turn.current) return
        const refused = whyNot(file, said, preview)
        if (refused !== null) {
          asked.current = shown.current
          setRefusal(refused)
          return
        }
        shown.current = { file, said }
        setDraft({ file, said, preview })
        announce(inWords(file, preview))
      } catch (error) {
        if (mine !== turn.current) return
        asked.current = shown.current
        setRefusal(unreadable(file.name, error))
      } finally {
        if (mine === turn.current) setReading(null)
      }
    }
    return {
      read,
      /** The one before stays. */
      cancel: () => {
        turn.current += 1
        asked.current = shown.current
        setReading(null)
      },
      clear: () => {
        turn.current += 1
        asked.current = null
        shown.current = null
        setDraft(null)
        setReading(null)
        setRefusal(null)
      },
    }
  }, [own, usualCountry])
  /** Of the file that is shown: another one may be on its way. */
  const saidOf = ({ file, said }: Draft) =>
    asked.current?.file === file ? asked.current.said : said
  const say = (more: Partial<FeedReading>) =>
    draft && void acts.read(draft.file, { ...saidOf(draft), ...more })
  return {
    draft,
    reading,
    refusal,
    take: (file: File | undefined) => file && void acts.read(file, {}),
    cancel: acts.cancel,
    clear: acts.clear,
    say,
    /** Read so, the columns are others: they are guessed anew. */
    sayForm: (more: Pick<Partial<FeedReading>, 'format' | 'encoding' | 'separator'>) => {
      if (!draft) return
      const { columns: _, ...said } = saidOf(draft)
      void acts.read(draft.file, { ...said, ...more })
    },
    /** `column` is null where the field is to stay empty. */
    map: (field: string, column: string | null) => {
      if (!draft) return
      const { [field]: _, ...others } = saidOf(draft).columns ?? draft.preview.reading.columns
      say({ columns: column === null ? others : { ...others, [field]: column } })
    },
  }
}

export type FeedDraft = ReturnType<typeof useFeedDraft>
