/** Makes the demo service's catalog from a feed on disk: the importer reads the file, the service receives its records. */
import { catalogOfRecords, type CatalogOfRecords } from '../mocks/server/catalogOfRecords.ts'
import {
  OpenQuestionsError,
  questionInWords,
  readCatalog,
} from '../src/features/import/catalog/readCatalog.ts'
import { readMapOptions } from '../src/features/import/mapOption.ts'
import { usualContext } from '../src/features/import/readImport.ts'
import { RefusedFile } from '../src/features/import/source.ts'
import { fileOnDisk } from './fileOnDisk.ts'

const WORDS: Record<string, string> = {
  ENOENT: 'There is no such file.',
  EACCES: 'This file may not be read.',
  EISDIR: 'This is a folder.',
}

export type FeedOptions = {
  /** For rows without a country or merchant. */
  country?: string
  merchant?: string
  /** Answers to the importer's questions, such as `price=VK brutto`. */
  map?: readonly string[]
}

function inWords(error: unknown): string {
  if (error instanceof OpenQuestionsError)
    return error.questions.map((question) => questionInWords(question, error)).join('\n')
  if (error instanceof RefusedFile) return `The file ${error.message}`
  const { code = '', message } = error as NodeJS.ErrnoException // a plain error has no code
  return WORDS[code] ?? message
}

/** Rejects with a message for the terminal: the fault, or the open question and the option that answers it. */
export async function feedFromDisk(
  file: string,
  { country, merchant, map = [] }: FeedOptions,
): Promise<CatalogOfRecords> {
  try {
    const source = await fileOnDisk(file)
    const answers = readMapOptions(map)
    const replies = { ...answers.replies, ...(country !== undefined && { country }) }
    const context = {
      ...usualContext,
      country: country ?? null,
      merchant: merchant ?? null,
      now: Date.now(),
    }
    const records = readCatalog(source, { ...answers, replies }, context)
    return await catalogOfRecords({ fileName: source.name, bytes: source.bytes }, records)
  } catch (error) {
    throw new Error(`--data ${file}: ${inWords(error)}`, { cause: error })
  }
}
