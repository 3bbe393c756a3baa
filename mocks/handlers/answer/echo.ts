/**
 * The echo `q` of a search (§4.3): the applied query with filters, start, rows and requested fields. The specification does not
 * show its notation.
 */
import type { SearchRequest } from '../../catalog/catalog.ts'
import { FILTERS } from '../../searchFilters.ts'
import type { Reading } from '../apiVariant/reading.ts'
import type { Mode } from '../parameters.ts'
import { fieldsOf } from './fields.ts'

/** The name and value of every applied parameter, keywords first. */
const appliedIn = (
  request: SearchRequest,
  mode: Mode,
  { echoStart, indexBase }: Reading,
): [string, string][] => {
  const filters = FILTERS.flatMap(({ field }) => {
    const values = [request.filters[field] ?? []].flat()
    const any = values.map((value) => `"${value}"`).join(' OR ')
    return values.length === 0 ? [] : [`${field}:${values.length > 1 ? `(${any})` : any}`]
  })
  const start = request.start + (echoStart === 'index' ? indexBase : 0)
  return [
    ['q', request.q === '' ? '*' : request.q],
    ['fq', `country:${request.countries.join(',')}`],
    ...filters.map((filter): [string, string] => ['fq', filter]),
    ['start', String(start)],
    ['rows', String(request.rows)],
    ['fl', fieldsOf(mode, 'search').join(',')],
  ]
}

export const echoOf = (request: SearchRequest, mode: Mode, reading: Reading): string => {
  const applied = appliedIn(request, mode, reading)
  switch (reading.echo) {
    case 'plain':
      return applied.map(([name, value]) => `${name}=${value}`).join('&')
    case 'encoded':
      return new URLSearchParams(applied).toString()
    case 'json': {
      const [q, start, rows] = [request.q, Number(new Map(applied).get('start')), request.rows]
      const fq = applied.filter(([name]) => name === 'fq').map(([, value]) => value)
      return JSON.stringify({ q, fq, start, rows, fl: fieldsOf(mode, 'search') })
    }
  }
}
