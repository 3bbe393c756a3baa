/** Builds the index, a row at a time: values become codes, texts become words, and at the end both become sets of positions. */
import type { Row } from './catalog.ts'
import { type ColumnName, type Columns, type Values, columnWriter } from './columns.ts'
import { facetCells } from './facetCells.ts'
import { type NotedWords, notedWords } from './notedWords.ts'
import { positionSets } from './positionSets.ts'
import { FACETS, SEARCHED, type SearchIndex, type SetColumn, sortWords } from './searchIndex.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

const WITH_SETS: readonly SetColumn[] = [...SEARCHED, 'country']

export type IndexWriter = {
  /** Rows come in the order of their positions. */
  add: (row: Row) => void
  /** Once all rows are there. */
  finish: () => SearchIndex
}

export const indexWriter = (size: number): IndexWriter => {
  const vocabulary = vocabularyOf()
  const { write, columns } = columnWriter(size)
  const noted = notedWords(vocabulary, size)
  let position = 0
  return {
    add: (row) => {
      write(position, row)
      noted.note(position, row)
      position += 1
    },
    finish: () => indexOf(size, columns, vocabulary, noted),
  }
}

/** A function of its own, so that nothing of the index holds on to what was only needed to build it. */
const indexOf = (
  size: number,
  columns: Columns,
  vocabulary: Vocabulary,
  noted: NotedWords,
): SearchIndex => {
  const wordsOfValues = SEARCHED.map((name) =>
    columns[name].values.map((texts) => texts.flatMap((text) => vocabulary.wordsOf(text))),
  )
  const words = vocabulary.words()
  const counts = words.flatMap((_, word) => noted.countsOf(word))
  const others = words.map((_, word) => (noted.countsOf(word)[0] > 0 ? [word * 2] : []))
  const firstSets = {} as SearchIndex['firstSets'] // filled for every name in the next lines
  for (const name of WITH_SETS) {
    firstSets[name] = counts.length
    // positions without a value are in no set
    columns[name].counts.forEach((count, code) => counts.push(code > 0 ? count : 0))
  }
  SEARCHED.forEach((name, at) => {
    wordsOfValues[at]?.forEach((ofValue, code) => {
      for (const word of new Set(ofValue)) others[word]?.push(firstSets[name] + code)
    })
  })
  const { put, sets } = positionSets(size, Uint32Array.from(counts))
  noted.putAll(put)
  for (const name of WITH_SETS) putCodes(columns[name].codes, firstSets[name], put)
  return {
    size,
    words: sortWords(words, others),
    sets,
    firstSets,
    // the same names
    values: Object.fromEntries(
      Object.entries(columns).map(([name, { values }]) => [name, values]),
    ) as Record<ColumnName, Values>,
    cells: facetCells(columns, FACETS, size),
  }
}

const putCodes = (
  codes: Uint16Array | Uint32Array,
  firstSet: number,
  put: (set: number, position: number) => void,
): void => {
  for (let position = 0; position < codes.length; position += 1) {
    const code = codes[position] as number // below the length
    if (code > 0) put(firstSet + code, position)
  }
}
