/** The most values that a facet has (§2.5: not shown): the same highest number again and again is a limit. */
import { formatCount } from '../../../domain/format.ts'
import { observed, assumed } from '../judgement.ts'
import type { Evidence, Fact, OpenPoint } from '../openPoint.ts'
import { isSameBut, type Seen, type Trace } from '../seen.ts'

/** A shorter facet is hardly cut. */
const WIDE = 20
/** Fewer searches of one size may be chance. */
const ENOUGH = 3

/** Another page of a search has the same facets and says nothing new. */
function observe(seen: Seen, earlier: readonly Trace[]): Fact[] {
  const page = seen.search
  const isKnown = earlier.some((trace) => isSameBut(trace, seen, ['index', 'limit', 'mode']))
  if (!page || isKnown) return []
  return page.facets.flatMap(([name, size]): Fact[] => {
    // The number found keeps one search, asked again another day, from counting as two.
    const value = `${size} in ${page.numFound ?? 'unknown'}`
    return size < WIDE ? [] : [{ fact: name.slice(0, 40), value, example: `${name} has ${size}` }]
  })
}

type Cap = { name: string; most: number; hits: number; of: number }

const sizeOf = ({ value }: Evidence) => Number(value.split(' ')[0])

function capOf(name: string, evidence: readonly Evidence[]): Cap {
  const sizes = evidence.filter(({ fact }) => fact === name).map(sizeOf)
  const most = Math.max(...sizes)
  return { name, most, hits: sizes.filter((size) => size === most).length, of: sizes.length }
}

export const facetCap: OpenPoint = {
  id: 'facetCap',
  title: 'Most values in a facet',
  section: '§2.5',
  assumes: () => 'none known',
  observe,
  judge: (evidence) => {
    const names = [...new Set(evidence.map(({ fact }) => fact))]
    const caps = names.map((name) => capOf(name, evidence)).toSorted((a, b) => b.hits - a.hits)
    const [best] = caps
    if (!best) return assumed('No wide facet was seen yet')
    if (best.hits >= ENOUGH) {
      const says = `\`${best.name}\` has exactly ${formatCount(best.most)} values in ${best.hits} of ${best.of} wide searches`
      return observed(says, best.hits)
    }
    const [widest] = caps.toSorted((a, b) => b.most - a.most)
    return assumed(
      `Up to ${formatCount(widest?.most)} values in \`${widest?.name ?? ''}\`; no number comes again and again`,
    )
  },
}
