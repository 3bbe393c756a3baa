/** Builds the index row by row: values become codes and texts become words; at the end both become sets of positions. */
import { FACETS, type NumberedRow, VALUE_FIELDS } from '../catalog.ts'
import { facetCells } from '../search/facetCells.ts'
import { type ColumnName, type Columns, columnWriter } from './columns.ts'
import { type NotedPhrases, notedPhrases } from './notedPhrases.ts'
import { positionSets } from './positionSets.ts'
import { type SearchIndex, type SetColumn, sortWords } from './searchIndex.ts'
import type { Values } from './valueNumbers.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

const WITH_SETS: readonly SetColumn[] = [...VALUE_FIELDS, 'country']

export type IndexWriter = {
  /** Call in the order of the positions. */
  add: (row: NumberedRow) => void
  /** Call after all rows; their number is the size of the index. */
  finish: () => SearchIndex
}

/** Creates a writer for an index of at most `most` rows, whose numbers stand for `values`. */
export const indexWriter = (most: number, values: Values): IndexWriter => {
  const vocabulary = vocabularyOf(values)
  const { write, columns } = columnWriter(most, values)
  const noted = notedPhrases(vocabulary, most)
  let position = 0
  return {
    add: (row) => {
      write(position, row)
      noted.note(row)
      position += 1
    },
    finish: () => {
      for (const column of Object.values(columns)) column.codes = column.codes.subarray(0, position)
      return indexOf(position, columns, vocabulary, noted)
    },
  }
}

/** A separate function, so that the index does not retain what only the build needed. */
const indexOf = (
  size: number,
  columns: Columns,
  vocabulary: Vocabulary,
  noted: NotedPhrases,
): SearchIndex => {
  const wordsOfValues = VALUE_FIELDS.map((name) =>
    columns[name].values.map((texts) => vocabulary.wordsOf(texts)),
  )
  const words = vocabulary.words()
  const counts = [...noted.countsOf(words.length)]
  const others = words.map((_, word) => (counts[word * 2] === 0 ? [] : [word * 2]))
  const firstSets = {} as SearchIndex['firstSets'] // filled for every name in the next lines
  for (const name of WITH_SETS) {
    firstSets[name] = counts.length
    for (const count of countsOf(columns[name])) counts.push(count)
  }
  VALUE_FIELDS.forEach((name, at) => {
    wordsOfValues[at]?.forEach((ofValue, code) => {
      for (const word of ofValue) others[word]?.push(firstSets[name] + code)
    })
  })
  const { put, putCodes, sets } = positionSets(size, Uint32Array.from(counts))
  noted.putAll(put)
  for (const name of WITH_SETS) putCodes(columns[name].codes, firstSets[name])
  return {
    size,
    words: sortWords(words, others),
    sets,
    firstSets: firstSets,
    // the cast: both objects have the same keys
    values: Object.fromEntries(
      Object.entries(columns).map(([name, { values }]): [string, Values] => [name, values]),
    ) as Record<ColumnName, Values>,
    cells: facetCells(columns, FACETS, size),
  }
}

/** The number of positions for each code; 0 for code 0 (no value). */
const countsOf = ({ codes, values }: Columns[ColumnName]): Uint32Array => {
  const counts = new Uint32Array(values.length)
  // the casts: the position is below the length, and every code has a count
  for (let position = 0; position < codes.length; position += 1) {
    const code = codes[position] as number
    counts[code] = (counts[code] as number) + 1
  }
  counts[0] = 0
  return counts
}
