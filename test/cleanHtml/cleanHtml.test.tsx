import DOMPurify from 'dompurify'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanHtml } from '@/features/products/values/cleanHtml.ts'
import { hostileHtml, knownWays } from './hostileHtml.ts'
import { htmlProblems } from './htmlProblems.ts'

const SEED = 20_261_121
/** Time limit on a busy machine. */
const PATIENCE = { timeout: 240_000 }

/** Parses in a template, in which nothing runs or loads. */
function parsed(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

function written(fragment: DocumentFragment): string {
  const template = document.createElement('template')
  template.content.append(fragment)
  return template.innerHTML
}

type Cleaner = (html: string) => DocumentFragment

/** The first case in which something unclean remains, at once or after serialising and parsing again; null if all are clean. */
function findLeftover(clean: Cleaner, numRuns: number): string | null {
  const property = fc.property(hostileHtml, (html) => {
    const fragment = clean(html)
    const problems = htmlProblems(fragment)
    problems.push(...htmlProblems(parsed(written(fragment))))
    if (problems.length > 0) throw new Error(problems.join('\n'))
  })
  const found = fc.check(property, { seed: SEED, numRuns, endOnFailure: numRuns < 5000 })
  return found.failed ? (fc.defaultReportMessage(found) ?? 'no report') : null
}

describe('any HTML from a merchant', () => {
  it(
    'is clean in 5,000 cases, and stays clean when parsed again',
    { ...PATIENCE, tags: 'slow' },
    () => {
      expect(findLeftover(cleanHtml, 5000)).toBeNull()
      expect(globalThis).not.toHaveProperty('__ran')
    },
  )

  it('is not changed by a second cleaning', PATIENCE, () => {
    const changed = fc.sample(hostileHtml, { seed: SEED, numRuns: 300 }).filter((html) => {
      const once = written(parsed(written(cleanHtml(html))))
      return written(cleanHtml(once)) !== once
    })
    expect(changed).toEqual([])
  })
})

const usual = DOMPurify(window)
const changed =
  (change: (fragment: DocumentFragment) => void): Cleaner =>
  (html) => {
    const fragment = cleanHtml(html)
    change(fragment)
    return fragment
  }
const eachLink = (change: (link: Element) => void) =>
  changed((fragment) => {
    for (const link of fragment.querySelectorAll('a')) change(link)
  })

describe('the check of cleaned HTML', () => {
  it.each(knownWays)('finds HTML that was not cleaned: %s', (html) => {
    expect(htmlProblems(parsed(html))).not.toEqual([])
  })

  const cleaners: [string, Cleaner][] = [
    ['cleans nothing', parsed],
    ['has DOMPurify’s default allow-list', (html) => parsed(usual.sanitize(html))],
    [
      'leaves styles',
      (html) => parsed(usual.sanitize(html, { ALLOWED_TAGS: ['p'], ALLOWED_ATTR: ['style'] })),
    ],
    ['leaves comments', changed((fragment) => fragment.prepend(document.createComment('x')))],
    [
      'leaves IDs that can clobber DOM properties',
      changed((fragment) => fragment.firstElementChild?.setAttribute('id', 'x')),
    ],
    ['removes the rel attribute of links', eachLink((link) => link.removeAttribute('rel'))],
    ['opens links in the same tab', eachLink((link) => link.removeAttribute('target'))],
    ['allows javascript: links', eachLink((link) => link.setAttribute('href', 'javascript:x'))],
  ]

  it.each(cleaners)('finds what is left if the cleaner %s', PATIENCE, (_name, clean) => {
    expect(findLeftover(clean, 500)).not.toBeNull()
  })
})
