/** Merchant URLs (§4.2): reading what was pasted, and the shorter forms of it that a catalog may know. */

export type MerchantUrl =
  | { kind: 'url'; url: string; host: string; path: string }
  | {
      kind: 'not a url'
      reason: string
      /** The same text with the scheme that it lacks, where that makes it a URL. */
      suggestion: string | null
    }

export type UrlForm = {
  /** What was done, as the page names it: 'As given', 'Without tracking parameters', … */
  form: string
  url: string
  /** Names of the parameters left out, and the fragment with its `#`, in the order they stood. */
  removed: string[]
}

const TRACKING = words(
  'gclid gclsrc gbraid wbraid dclid gad_source gad_campaignid srsltid fbclid msclkid yclid ttclid twclid',
  'li_fat_id epik irclickid irgwc mc_cid mc_eid igshid igsh _ga _gl _hsenc _hsmi vero_id oly_enc_id',
  'wickedid mkt_tok s_kwcid ef_id zanpid awc clickid click_id trk',
)
const TRACKING_START = /^(?:utm_|mtm_|pk_|hsa_|matomo_|piwik_)/

const REFERRER = words(
  'ref refs ref_ refid ref_id referer referrer referral source src cid cmpid campaign campaignid',
  'campaign_id partner partnerid partner_id origin from via medium tag icid icmpid intcmp clickref subid',
)
const REFERRER_START = /^aff/

function words(...lines: string[]): Set<string> {
  return new Set(lines.join(' ').split(' '))
}

function isTracking(name: string): boolean {
  return TRACKING.has(name) || TRACKING_START.test(name)
}

function isReferrer(name: string): boolean {
  return isTracking(name) || REFERRER.has(name) || REFERRER_START.test(name)
}

function parse(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

function isWeb(url: URL | null): url is URL {
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== ''
}

function refuse(reason: string, suggestion: string | null = null): MerchantUrl {
  return { kind: 'not a url', reason, suggestion }
}

/** Reads a pasted merchant URL. Only `http` and `https` count; the text itself stays as given, but for the spaces around it. */
export function readMerchantUrl(text: string): MerchantUrl {
  const url = text.trim()
  if (url === '') return refuse('No URL was given.')
  if (/\s/.test(url)) return refuse('A URL holds no spaces and no line breaks.')
  if (!/^https?:\/\//i.test(url)) {
    if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(url)) {
      return refuse('Only web addresses that start with http:// or https:// can be resolved.')
    }
    const withScheme = `https://${url.replace(/^\/\//, '')}`
    const looksRight = /^[^/?#@]+\.[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i.test(withScheme.slice(8))
    return looksRight && isWeb(parse(withScheme))
      ? refuse('A URL starts with http:// or https://.', withScheme)
      : refuse('This is not a URL: a URL starts with http:// or https://.')
  }
  const read = parse(url)
  if (!isWeb(read)) return refuse('This URL cannot be read: its host name is missing or broken.')
  return { kind: 'url', url, host: read.host, path: read.pathname + read.search + read.hash }
}

type Parts = { base: string; query: string[]; fragment: string }

function split(url: string): Parts {
  const hash = url.indexOf('#')
  const beforeHash = hash < 0 ? url : url.slice(0, hash)
  const mark = beforeHash.indexOf('?')
  return {
    base: mark < 0 ? beforeHash : beforeHash.slice(0, mark),
    query: mark < 0 ? [] : beforeHash.slice(mark + 1).split('&'),
    fragment: hash < 0 ? '' : url.slice(hash),
  }
}

function nameOf(parameter: string): string {
  const [name = ''] = parameter.split('=', 1)
  try {
    return decodeURIComponent(name.replaceAll('+', ' '))
  } catch {
    return name
  }
}

/**
 * The URL as given, then without tracking parameters, without referrer-like ones as well, without any query, without
 * the fragment as well. Forms equal to an earlier one are left out. What stays is never re-encoded, because a service
 * may compare byte by byte. A text that is no URL has only its own form.
 */
export function urlForms(text: string): UrlForm[] {
  const given = text.trim()
  const forms: UrlForm[] = [{ form: 'As given', url: given, removed: [] }]
  if (readMerchantUrl(given).kind !== 'url') return forms
  const { base, query, fragment } = split(given)
  const add = (form: string, drops: (name: string) => boolean, keepsFragment: boolean) => {
    const kept = query.filter((parameter) => !drops(nameOf(parameter).toLowerCase()))
    const dropped = query.filter((parameter) => !kept.includes(parameter))
    const queryText = kept.length === 0 ? '' : `?${kept.join('&')}`
    const url = base + queryText + (keepsFragment ? fragment : '')
    if (forms.some((earlier) => earlier.url === url)) return
    const names = [...new Set(dropped.map(nameOf).filter((name) => name !== ''))]
    forms.push({
      form,
      url,
      removed: keepsFragment || fragment.length < 2 ? names : [...names, fragment],
    })
  }
  add('Without tracking parameters', isTracking, true)
  add('Without the referrer', isReferrer, true)
  add('Without any query', () => true, true)
  add('Without the fragment', () => true, false)
  return forms
}
