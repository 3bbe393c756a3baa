/** Links in markup: HTML, Markdown, BBCode, wikis, chats and spreadsheet formulas. */
import { decodeEntities } from './escapes.ts'

export type MarkedLinks = {
  /** All distinct links, in order. */
  urls: string[]
  /** The name of the markup in a sentence: 'a Markdown link'. */
  source: string
  /** The text without the links and their markup, to be searched for further links. */
  around: string
}

const WEB = '(?:https?:\\/\\/|www\\.)'

type Kind = { source: string; pattern: RegExp; read?: (url: string) => string }

const KINDS: readonly Kind[] = [
  {
    source: 'HTML code',
    pattern: /<a\b[^>]*?\bhref\s*=\s*["']?([^"'\s>]+)["']?[^>]*>(?:[^<]*<\/a>)?/gi,
    read: decodeEntities,
  },
  // A link in a formula: Excel translates the function's name, and CSV doubles the quotes.
  {
    source: 'a formula',
    pattern: new RegExp(`"?=[\\p{L}._]+\\(\\s*"+(${WEB}[^"]+)"[^)]*\\)"?`, 'giu'),
  },
  {
    source: 'BBCode',
    pattern: /\[url=["']?([^\]"']+)["']?\](?:[^[]*\[\/url\])?/gi,
  },
  { source: 'BBCode', pattern: /\[url\]([^[]+)\[\/url\]/gi },
  // A link in Org mode or MediaWiki.
  {
    source: 'a wiki link',
    pattern: new RegExp(`\\[\\[(${WEB}[^\\]\\s]+)\\](?:\\[[^\\]]*\\])?\\]`, 'gi'),
  },
  {
    source: 'a wiki link',
    pattern: new RegExp(`\\[(${WEB}[^\\]\\s|]+)[\\s|][^\\]]*\\](?!\\()`, 'gi'),
  },
  // A link in Jira.
  {
    source: 'a wiki link',
    pattern: new RegExp(`\\[[^\\]|[]*\\|(${WEB}[^\\]|\\s]+)(?:\\|[^\\]]*)?\\]`, 'gi'),
  },
  // A link in Slack.
  { source: 'a chat link', pattern: new RegExp(`<(${WEB}[^<>|\\s]+)\\|[^<>]*>`, 'gi') },
]

/**
 * The links of a Markdown text: `[Shirt](https://shop.example/p/1 "Title")`, with balanced brackets in the URL (CommonMark §6.3).
 */
function markdownLinks(text: string): MarkedLinks | null {
  const urls: string[] = []
  let around = ''
  let from = 0
  for (let at = text.indexOf(']('); at >= 0; at = text.indexOf('](', from)) {
    const start = at + 2
    let depth = 1
    let end = start
    for (; end < text.length && depth > 0; end += 1) {
      const character = text.charAt(end)
      if (character === '(') depth += 1
      if (character === ')') depth -= 1
    }
    const inside = text.slice(start, depth === 0 ? end - 1 : end).trim()
    const [, angled, plain] = /^(?:<([^<>]*)>|(\S+))/.exec(inside) ?? []
    const url = angled ?? plain ?? ''
    const opening = text.lastIndexOf('[', at)
    if (!new RegExp(`^${WEB}`, 'i').test(url) || opening < from) {
      around += text.slice(from, start)
      from = start
      continue
    }
    urls.push(url)
    around += `${text.slice(from, opening).replace(/!$/, '')} `
    from = end
  }
  return urls.length === 0
    ? null
    : { urls, source: 'a Markdown link', around: around + text.slice(from) }
}

/** The links of a text with markup; null if it has no link in markup. */
export function linksInMarkup(text: string): MarkedLinks | null {
  if (!/[<[(]/.test(text)) return null
  const markdown = markdownLinks(text)
  if (markdown) return markdown
  for (const { source, pattern, read = (url: string) => url } of KINDS) {
    const urls = [...text.matchAll(pattern)].map((match) => read((match[1] ?? '').trim()))
    if (urls.length > 0) {
      return { urls: [...new Set(urls)], source, around: text.replace(pattern, ' ') }
    }
  }
  return null
}
