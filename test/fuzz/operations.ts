/** The four operations for the fuzz tests: possible responses, the reader, and the problems of its result. */
import type fc from 'fast-check'
import type { Operation } from '@/api/fields/operations.ts'
import type { Answer } from '@/api/http/call.ts'
import type { EanResult } from '@/api/operations/ean.ts'
import { readEan } from '@/api/operations/ean.ts'
import type { LookupResult } from '@/api/operations/lookup.ts'
import { readLookup } from '@/api/operations/lookup.ts'
import type { SearchResult } from '@/api/operations/search.ts'
import { readSearch } from '@/api/operations/search.ts'
import type { TraitsResult } from '@/api/operations/traits.ts'
import { readTraits } from '@/api/operations/traits.ts'
import type { Case } from './cases.ts'
import { eanCases, lookupCases, searchCases, traitsCases } from './cases.ts'
import { lookupProblems, searchProblems, traitsProblems } from './problems/bodyProblems.ts'
import { eanProblems } from './problems/eanProblems.ts'

type Read<Result> = (answer: Answer, requested: Case) => Result

export type FuzzSubject<Result extends { answer: Answer }> = {
  operation: Operation
  cases: fc.Arbitrary<Case>
  read: Read<Result>
  /** `body` is undefined if nothing was found; `result` is null if the body could not be read. */
  problems: (body: unknown, result: Result | null, requested: Case) => string[]
}

export const searchSubject: FuzzSubject<SearchResult> = {
  operation: 'search',
  cases: searchCases,
  read: (answer, { page, pageSize }) => readSearch(answer, (page - 1) * pageSize, pageSize),
  problems: searchProblems,
}

export const traitsSubject: FuzzSubject<TraitsResult> = {
  operation: 'traits',
  cases: traitsCases,
  read: (answer, { mode }) => readTraits(answer, mode),
  problems: traitsProblems,
}

export const lookupSubject: FuzzSubject<LookupResult> = {
  operation: 'lookup',
  cases: lookupCases,
  read: (answer) => readLookup(answer),
  problems: lookupProblems,
}

export const eanSubject: FuzzSubject<EanResult> = {
  operation: 'ean',
  cases: eanCases,
  read: (answer, { code }) => readEan(answer, code),
  problems: eanProblems,
}
