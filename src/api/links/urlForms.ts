/** Further forms of a merchant URL under which a catalog may know it: one list for *Find by link* and for many links at once. */
import {
  desktopPage,
  withoutAnyParameters,
  withoutDoubleEscapes,
  withoutFragment,
  withoutHtmlEscapes,
  withoutReferrer,
  withoutSession,
  withoutTextFragment,
  withoutTracking,
  withoutVisitPath,
  type CleanedUrl,
} from './cleaning.ts'
import { innerLinks, type InnerLink, type InnerLinks } from './innerLinks.ts'
import { readMerchantUrl } from './merchantUrl.ts'

export type UrlForm = {
  /** The label of the change: 'Original', 'Without tracking parameters', 'Link inside the redirect, without session ID', … */
  form: string
  url: string
  /**
   * The parts removed from the original or from the link inside it, for display: `&utm_source`, `;jsessionid=0A1B`, `m.`,
   * `#reviews`. Parameters have their decoded names.
   */
  removed: string[]
}

/** The most forms of one URL. Each form is another request to the service if the previous ones are unknown there. */
export const MAX_FORMS = 10
/** How many redirects inside each other are followed at most. */
const MAX_DEPTH = 3

/**
 * Which forms are removed if there are too many: first those with 2, then those with 1, because a cleaner form of the same link
 * follows them; those with 0 stay.
 */
type Expendable = 0 | 1 | 2
type Draft = UrlForm & { expendable: Expendable }
type Step = { name: string; clean: (url: string) => CleanedUrl; expendable?: Expendable }

/** Each step works on the result of the previous ones, so that forms go from the least to the most changed. */
const BEFORE_HOST: readonly Step[] = [
  { name: 'Without the text fragment', clean: withoutTextFragment, expendable: 2 },
  { name: 'Without HTML escapes', clean: withoutHtmlEscapes, expendable: 2 },
  { name: 'Without double escapes', clean: withoutDoubleEscapes, expendable: 2 },
  { name: 'Without tracking parameters', clean: withoutTracking },
  { name: 'Without session ID', clean: withoutSession, expendable: 2 },
  { name: 'Without the ref part of the path', clean: withoutVisitPath, expendable: 2 },
]
const AFTER_HOST: readonly Step[] = [
  { name: 'Without referrer parameters', clean: withoutReferrer },
  { name: 'Without parameters', clean: withoutAnyParameters },
  { name: 'Without the fragment', clean: withoutFragment },
]

const NAMES: Record<InnerLink['kind'], string> = {
  redirect: 'Link inside the redirect',
  rest: 'Link inside the redirect, with everything after it',
  parameter: 'Link inside a parameter',
  'amp copy': 'Page behind the AMP copy',
  translation: 'Page behind the translation',
}
const ORDINALS = ['', 'first', 'second', 'third']

/** The label of a link inside the URL; `depth` is 1 if it is directly inside. */
function innerName({ kind }: InnerLink, depth: number): string {
  return kind === 'redirect' && depth > 1
    ? `Link inside the ${ORDINALS[depth] ?? ''} redirect`
    : NAMES[kind]
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const WITH_WWW = ', with www'

/** A link with all its cleaner forms. `name` is null for the original. */
function formsOfLink(link: string, name: string | null): Draft[] {
  const drafts: Draft[] = [{ form: name ?? 'Original', url: link, removed: [], expendable: 0 }]
  type Head = { url: string; removed: string[]; suffix: string }
  const add = (before: Head, step: Step, { url, removed }: CleanedUrl, suffix: string): Head => {
    const head = { url, removed: [...before.removed, ...removed], suffix }
    if (url !== before.url) {
      const form = (name === null ? step.name : `${name}, ${lowerFirst(step.name)}`) + suffix
      const expendable = step.expendable ?? (suffix === WITH_WWW ? 1 : 0)
      drafts.push({ form, url, removed: head.removed, expendable })
    }
    return head
  }
  const run = (heads: readonly Head[], steps: readonly Step[]) =>
    steps.reduce<readonly Head[]>(
      (all, step) => all.map((head) => add(head, step, step.clean(head.url), head.suffix)),
      heads,
    )
  const desktop = run([{ url: link, removed: [], suffix: '' }], BEFORE_HOST).flatMap((head) => {
    const { bare, www } = desktopPage(head.url)
    const step = { name: 'Desktop page', clean: () => bare }
    return [add(head, step, bare, ''), ...(www === null ? [] : [add(head, step, www, WITH_WWW)])]
  })
  const cleanest = run(desktop, AFTER_HOST).map(({ url }) => url)
  return drafts.map((draft) => (cleanest.includes(draft.url) ? { ...draft, expendable: 0 } : draft))
}

/** The links inside a link. If there are none, the whole link may be escaped, so it is decoded and searched again. */
function linksInside(link: string): InnerLinks {
  const inside = innerLinks(link)
  if (inside.links.length > 0) return inside
  const { url } = withoutDoubleEscapes(withoutHtmlEscapes(link).url)
  return url === link ? inside : innerLinks(url)
}

function draftsOf(link: string, name: string | null, depth: number): Draft[] {
  const own = formsOfLink(link, name)
  if (depth === MAX_DEPTH) return own
  const { links, isRedirect } = linksInside(link)
  const inner = links.flatMap((one) => draftsOf(one.url, innerName(one, depth + 1), depth + 1))
  if (!isRedirect) return [...own, ...inner]
  // A redirect is not a product page, so requests for its cleaner forms would be useless.
  const redirect = own
    .slice(0, 1)
    .map((draft): Draft => ({ ...draft, expendable: depth > 0 ? 1 : 0 }))
  return [...redirect, ...inner]
}

/**
 * The original first, then other forms from the least to the most changed: without visit parameters, the link inside a
 * redirect, without any parameters. Duplicates are left out, and there are at most `MAX_FORMS`. What remains is never
 * re-encoded, because a service may compare byte by byte. A text that is not a URL has only one form.
 */
export function urlForms(text: string): UrlForm[] {
  const read = readMerchantUrl(text)
  if (read.kind !== 'url') return [{ form: 'Original', url: text.trim(), removed: [] }]
  const urls = new Set<string>()
  const drafts = draftsOf(read.url, null, 0).filter(({ url }) => {
    const isNew = !urls.has(url)
    urls.add(url)
    return isNew
  })
  for (const level of [2, 1]) {
    while (drafts.length > MAX_FORMS) {
      const at = drafts.findIndex(({ expendable }) => expendable === level)
      if (at < 0) break
      drafts.splice(at, 1)
    }
  }
  return drafts
    .slice(0, MAX_FORMS)
    .map(({ form, url, removed }) => ({ form, url, removed: [...new Set(removed)] }))
}
