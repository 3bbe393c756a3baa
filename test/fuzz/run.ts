/** `npm run fuzz`: the same properties with a fresh seed and any number of cases. */
import { lookupSubject, eanSubject, traitsSubject, searchSubject } from './operations.ts'
import { findProblem } from './property.ts'

type Runs = { seed: number; numRuns: number }

const subjects: [operation: string, find: (runs: Runs) => string | null][] = [
  [searchSubject.operation, (runs) => findProblem(searchSubject, runs)],
  [traitsSubject.operation, (runs) => findProblem(traitsSubject, runs)],
  [lookupSubject.operation, (runs) => findProblem(lookupSubject, runs)],
  [eanSubject.operation, (runs) => findProblem(eanSubject, runs)],
]

const USUAL_RUNS = 100_000
/**
 * The number of cases in a part of the run. Each part has a separate seed, so that a case found late in a long run is quickly found
 * again.
 */
const A_PART = 10_000

function option(args: readonly string[], name: string): number | null {
  const at = args.indexOf(name)
  const value = Number(args[at + 1])
  return at < 0 || !Number.isSafeInteger(value) || value < 0 ? null : value
}

/** Takes `--runs N` (cases per operation) and `--seed N`; resolves with 1 as soon as a case shows a problem. */
export async function main(args: readonly string[]): Promise<number> {
  const runs = option(args, '--runs') ?? USUAL_RUNS
  const first = option(args, '--seed') ?? Date.now() % 2 ** 30
  for (const [operation, find] of subjects) {
    for (let done = 0; done < runs; done += A_PART) {
      const part = { seed: first + done / A_PART, numRuns: Math.min(A_PART, runs - done) }
      const report = find(part)
      if (report !== null) {
        console.error(report)
        console.error(`In ${operation}; again: --seed ${part.seed} --runs ${part.numRuns}`)
        return 1
      }
    }
    console.log(`${operation}: ${runs} cases, no problem`)
  }
  const counts = subjects.map(([operation]) => `${operation} ${runs}`).join(', ')
  console.log(`Cases per operation: ${counts}; first seed ${first}`)
  return 0
}
