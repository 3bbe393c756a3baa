/**
 * The second set: titles reworded by other means than the first one, each beside products that differ from it in one thing alone.
 * Some rows mean a product that the catalog does not have: whatever is accepted for them is wrong.
 */
import type { Candidate } from '@/domain/matching/rankRecords.ts'
import type { Random } from '../changedTitle.ts'
import type { TitleCase } from '../measureSet.ts'
import { decoysOf, type Stated } from './decoys.ts'
import { rewordTitle } from './rewordTitle.ts'
import { codeOf } from './shop.ts'

/** Of the rows: those whose product is in no record. */
const ABSENT = 0.2
/** Numbers of codes that no listing of a set has. */
const DECOYS_FROM = 5_000_000

/**
 * `candidateOf` makes the record that states something. A row without its brand could mean a product of any brand, so it gets no
 * decoy of another one.
 */
export function rewordedSet(
  sample: readonly { meant: Candidate; stated: Stated }[],
  brands: (brand: string) => readonly string[],
  candidateOf: (stated: Stated, code: string) => Candidate,
  random: Random,
): TitleCase[] {
  let codes = DECOYS_FROM
  return sample.map(({ meant, stated }) => {
    const { title, kinds } = rewordTitle(stated, random)
    const decoys = decoysOf(stated, random, brands(stated.brand))
      .filter(({ axis }) => axis !== 'brand' || !kinds.includes('no brand'))
      .map((decoy) => {
        codes += 1
        return { axis: decoy.axis, record: candidateOf(decoy, codeOf(codes)) }
      })
    return {
      row: { title, brand: '', size: '' },
      meant,
      kinds,
      decoys,
      isAbsent: random() < ABSENT,
    }
  })
}
