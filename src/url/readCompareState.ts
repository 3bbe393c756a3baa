/** Reads the address of a comparison; apart from writing it, because few pages read what many link to. */
import { productIdProblem } from '../domain/productId.ts'
import {
  cleanId,
  compareState,
  MOST_COMPARED,
  NO_BASE,
  splitIds,
  type CompareState,
} from './compareState.ts'
import type { Decoded, UrlSettings } from './correction.ts'
import { decodeCountries } from './countryParameter.ts'
import { readParameters, type Parameters } from './parameters.ts'
import { quote } from './text.ts'

/** As many of what is left out are named one by one. */
const MOST_NAMED = 6
const BASE_LENGTH = 512

function givenIds(read: Parameters): string[] {
  return read.all('id').flatMap((given) => {
    const ids = splitIds(given)
    if (ids.length > 1) {
      read.note('id', given, ids.join(', '), `id ${quote(given)} is read as ${ids.length} ids`)
    }
    return ids
  })
}

function named(ids: readonly string[]): string {
  const names = ids.slice(0, MOST_NAMED).map(quote).join(', ')
  return ids.length > MOST_NAMED ? `${names} and ${ids.length - MOST_NAMED} more` : names
}

/** What can be asked for, each once; the rest is named. */
function decodeIds(read: Parameters): string[] {
  const given = givenIds(read)
  const usable: string[] = []
  const twice = new Set<string>()
  for (const id of given) {
    const problem = productIdProblem(id)
    if (problem !== null) read.note('id', id, '', `${problem.replace(/\.$/, '')}: left out`)
    else if (usable.includes(id)) twice.add(id)
    else usable.push(id)
  }
  for (const id of twice) {
    read.note('id', id, '', `the product ${quote(id)} is given twice: once is enough`)
  }
  const left = usable.slice(MOST_COMPARED)
  if (left.length > 0) {
    const reason = `${usable.length} products are given, and ${MOST_COMPARED} stand side by side: left out ${named(left)}`
    read.note('id', String(usable.length), String(MOST_COMPARED), reason)
  }
  return usable.slice(0, MOST_COMPARED)
}

/** The first of several countries: one page of prices is of one country. */
function decodeCountry(read: Parameters, settings: UrlSettings): string {
  const countries = decodeCountries(read, settings)
  const [first = ''] = countries
  if (countries.length > 1 && read.all('country').length > 0) {
    const reason = `prices of different countries are not compared: using ${first} of ${countries.join(', ')}`
    read.note('country', countries.join(', '), first, reason)
  }
  return first
}

function decodeBase(read: Parameters, ids: readonly string[]): string {
  const base = cleanId(read.value('base', BASE_LENGTH))
  if (base !== '' && base !== NO_BASE && !ids.includes(base)) {
    const reason = `base ${quote(base)} is not among these products: measuring against the first`
    read.note('base', base, '', reason)
  }
  return base
}

export function decodeCompare(
  params: URLSearchParams,
  settings: UrlSettings,
): Decoded<CompareState> {
  const read = readParameters(params)
  const ids = decodeIds(read)
  const country = decodeCountry(read, settings)
  const base = decodeBase(read, ids)
  const diff = read.choice('diff', ['1', '0'], '0', 'showing every row') === '1'
  return read.finish(compareState({ ids, country, base, diff }))
}
