/** What the pages of a search say about the pages still to ask, and where a service does otherwise than it was requested. */
import { MOST_ROWS, type LoadNote, type Version } from './collection.ts'

/** What the answers for a page say of it; rows as the service gave them, whatever came before. */
export type PageFacts = {
  /** Rows a page, as the service gives them. */
  pageSize: number
  received: number
  numFound: number | null
  shuffled: boolean | null
  /** Whether it is known that nothing comes after it. */
  isEnd: boolean
}

type Plan = Pick<Version, 'promised' | 'notes'> & { asks: number }

/** In place of the note of its kind, else as the last. */
export function withNote(notes: readonly LoadNote[], note: LoadNote): LoadNote[] {
  const isKnown = notes.some(({ kind }) => kind === note.kind)
  return isKnown ? notes.map((one) => (one.kind === note.kind ? note : one)) : [...notes, note]
}

export function noteOf<Kind extends LoadNote['kind']>(
  notes: readonly LoadNote[],
  kind: Kind,
): Extract<LoadNote, { kind: Kind }> | undefined {
  return notes.find((note): note is Extract<LoadNote, { kind: Kind }> => note.kind === kind)
}

/** Rows a page as they are requested from the second page on: what the first brought, where that was not what was requested. */
export function pageSizeOf({ notes, settings }: Pick<Version, 'notes' | 'settings'>): number {
  return noteOf(notes, 'limit clamped')?.given ?? settings.pageSize
}

/** Rows found, as the service said last; null where it never did. */
function totalOf({ notes, promised }: Pick<Version, 'notes' | 'promised'>): number | null {
  return noteOf(notes, 'total changed')?.to ?? promised
}

/** Pages of these rows; at least the one that says that there are none. */
const pagesOf = (rows: number, size: number) => Math.max(1, Math.ceil(rows / size))

/** All but the note of this kind. */
export const without = (notes: readonly LoadNote[], kind: LoadNote['kind']) =>
  notes.filter((note) => note.kind !== kind)

const mostOf = ({ settings }: Pick<Version, 'settings'>) => Math.min(settings.most, MOST_ROWS)

/** The plan after page `part` (from 0) came. Pages are only ever added: one past the end says so itself. */
export function planAfterPage(version: Version, part: number, page: PageFacts): Plan {
  const { settings, counts } = version
  const most = mostOf(version)
  let { notes, promised } = version
  if (part === 0 && page.pageSize !== settings.pageSize) {
    const clamped = { asked: settings.pageSize, given: page.pageSize }
    notes = withNote(notes, { kind: 'limit clamped', ...clamped })
  }
  if (page.shuffled === true) notes = withNote(notes, { kind: 'shuffled' })
  const size = pageSizeOf({ notes, settings })
  const found = page.numFound ?? totalOf(version)
  if (found === null) {
    if (part * size + page.received >= most) notes = withNote(notes, { kind: 'cut', found })
    const requests = Math.min(part + (page.isEnd ? 1 : 2), pagesOf(most, size))
    return { notes, promised, asks: Math.max(counts.asks, requests) }
  }
  notes = found > most ? withNote(notes, { kind: 'cut', found }) : without(notes, 'cut')
  promised ??= found
  // Once seen it stays: what moved while the total was another is not brought back by the first one.
  if (page.numFound !== null && found !== promised) {
    notes = withNote(notes, { kind: 'total changed', from: promised, to: found })
  }
  return {
    notes,
    promised,
    asks: Math.max(counts.asks, pagesOf(Math.min(found, most), size)),
  }
}

/** Rows that may still be added, whatever there is. */
export function roomOf(version: Pick<Version, 'counts' | 'settings'>): number {
  return Math.max(mostOf(version) - version.counts.rows, 0)
}

/** Rows that should be loaded in the end; 0 where nobody says. */
export function dueOf(version: Pick<Version, 'notes' | 'promised' | 'settings'>): number {
  return Math.min(totalOf(version) ?? 0, mostOf(version))
}

/** Once all pages are answered: whether as many rows came as the service had found. */
export function notesAtEnd(version: Version): LoadNote[] {
  const { asks: requests, done, notFound, rows, duplicates } = version.counts
  const notes = without(version.notes, 'fell short')
  const due = dueOf(version)
  const isShort = done + notFound >= requests && rows + duplicates < due
  // Pages that all bring the same say nothing of what there is.
  return isShort && !noteOf(notes, 'index ignored')
    ? withNote(notes, { kind: 'fell short', due })
    : notes
}
