/** `--dry-run`: shows how the run would read its file. Sends no request and writes nothing. */
import { questionsLeft } from '@/features/import/preview/openQuestions.ts'
import { lineName } from '@/features/import/preview/previewWords.ts'
import { readingText } from '@/features/import/readingText.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { StartError } from '../scripts/startError.ts'
import { linesOfFile, pricesOfFile, readCodesFile } from './codesFile.ts'
import type { RunOptions } from './options.ts'
import { countryOfFile, readCountries } from './runSettings.ts'

/** `canRun` is false if a question is open. Throws a StartError for an unreadable file. */
export async function dryRun(options: RunOptions): Promise<{ text: string; canRun: boolean }> {
  const { codes } = options
  if (codes === null) throw new StartError('--dry-run reads a file of codes: add --codes FILE.')
  const { countries } = await readCountries(options)
  const country = countryOfFile(countries)
  const reading = await readCodesFile(codes, options, country)
  const { entries, remarks } = pricesOfFile(linesOfFile(reading))
  const priced = entries.filter(({ price }) => price !== null).length
  const prices = [
    ...(priced === 0 ? [] : [`Your prices in ${country.toUpperCase()}: ${formatCount(priced)}`]),
    ...remarks.map(({ line, about }) => `  ${lineName(reading.file.container, line)}: ${about}`),
  ]
  return {
    text: [readingText(reading), ...prices, 'Nothing was requested and nothing was written.'].join(
      '\n',
    ),
    canRun: questionsLeft(reading) === 0,
  }
}
