import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchLink, unwrapLink } from './unwrapLink.ts'

const LINK = 'https://shop.example/p/1'

describe('unwrapLink', () => {
  it.each([
    LINK,
    'HTTP://shop.example',
    'https://shop.example/wiki/Shirt_(garment)',
    'https://shop.example/p/[1]?a={b}',
    'https://shop.example/p/1?q=a,b;c=d.e',
    'https://user:pw@shop.example:8443/p/1?',
    'https://shop.example/p/1?title=O%27Neill&q=rock!',
    'http://[::1]/p',
  ])('leaves %s unchanged', (text) => {
    expect(unwrapLink(` ${text}\n`)).toEqual({ url: text, note: null })
  })

  it.each([
    [`<${LINK}>`, 'Read without “<” before the link and “>” after it.'],
    [`< ${LINK} >`, 'Read without “<” before the link and “>” after it.'],
    [`<URL:${LINK}>`, 'Read without “<URL:” before the link and “>” after it.'],
    [`&lt;${LINK}&gt;`, 'Read without “&lt;” before the link and “&gt;” after it.'],
    [`Hemd <${LINK}>`, 'Read without “Hemd <” before the link and “>” after it.'],
    [`(${LINK})`, 'Read without “(” before the link and “)” after it.'],
    [`(siehe ${LINK}).`, 'Read without “(siehe” before the link and “).” after it.'],
    [`„${LINK}“`, 'Read without “„” before the link and ““” after it.'],
    [`« ${LINK} »`, 'Read without “«” before the link and “»” after it.'],
    [`「${LINK}」`, 'Read without “「” before the link and “」” after it.'],
    [`（${LINK}）。`, 'Read without “（” before the link and “）。” after it.'],
    [`**${LINK}**`, 'Read without “**” before the link and “**” after it.'],
    [`'${LINK}'`, "Read without “'” before the link and “'” after it."],
    [`URL: ${LINK}`, 'Read without “URL:” before the link.'],
    [`Lien : ${LINK}`, 'Read without “Lien :” before the link.'],
    [`网址：${LINK}`, 'Read without “网址：” before the link.'],
    [`• ${LINK}`, 'Read without “•” before the link.'],
    [`2025-11-12 ${LINK}`, 'Read without “2025-11-12” before the link.'],
    [`Mira esta camisa: ${LINK}`, 'Read without “Mira esta camisa:” before the link.'],
    [`${LINK}.`, 'Read without “.” after the link.'],
    [`${LINK},`, 'Read without “,” after the link.'],
    [`${LINK});`, 'Read without “);” after the link.'],
    [`${LINK}>`, 'Read without “>” after the link.'],
    [`${LINK} – super!`, 'Read without “– super!” after the link.'],
    [`${LINK}, bitte prüfen`, 'Read without “, bitte prüfen” after the link.'],
    [`${LINK}…`, 'Read without “…” after the link. The link may be shortened.'],
    [`[${LINK} Shirt]`, 'Read from a wiki link.'],
    [`[Shirt](${LINK})`, 'Read from a Markdown link.'],
    [`[${LINK}](${LINK})`, 'Read from a Markdown link.'],
    [`* [Shirt](${LINK}) neu`, 'Read from a Markdown link. Read without “neu” around it.'],
    [`<a href="${LINK}">Shirt</a>`, 'Read from HTML code.'],
    [`=HYPERLINK("${LINK}","Shirt")`, 'Read from a formula.'],
    [`<${LINK}|Shirt>`, 'Read from a chat link.'],
    ['https%3A%2F%2Fshop.example%2Fp%2F1', 'Read without percent escapes.'],
    ['https%253A%252F%252Fshop.example%252Fp%252F1', 'Read without percent escapes.'],
    ['https:\\/\\/shop.example\\/p\\/1', 'Read without the escapes of JSON.'],
    ['https:&#x2F;&#x2F;shop.example&#x2F;p&#x2F;1', 'Read without HTML escapes.'],
    ['https://shop.exa\u200Bmple/p/1', 'Read without invisible characters.'],
    [`https://${LINK}`, 'Read without a repeated “https://”.'],
    ['https:/shop.example/p/1', '“https:/” read as “https://”.'],
    ['https//shop.example/p/1', '“https//” read as “https://”.'],
    ['//shop.example/p/1', '“https://” added.'],
    ['shop.example/p/1', '“https://” added.'],
    ['shop.example/p/1.', 'Read without “.” after the link. “https://” added.'],
    [`<https://shop.example/\n  p/1>`, 'Read without “<” before the link and “>” after it.'],
  ])('reads the link in %j and notes what it changed', (text, note) => {
    expect(unwrapLink(text)).toEqual({ url: LINK, note })
  })

  it.each([
    ['www.shop.example', 'https://www.shop.example'],
    ['URL: www.shop.example/p/1', 'https://www.shop.example/p/1'],
    ['<www.shop.example/p/1>', 'https://www.shop.example/p/1'],
    ['Shirt www.shop.example/p/1', 'https://www.shop.example/p/1'],
    ['WWW.SHOP.EXAMPLE/P/1', 'https://WWW.SHOP.EXAMPLE/P/1'],
    ['hemden.de/blau', 'https://hemden.de/blau'],
    ['müller.example/hemd', 'https://müller.example/hemd'],
    ['例え.jp/商品/1', 'https://例え.jp/商品/1'],
    ['магазин.рф/товар', 'https://магазин.рф/товар'],
    ['northgate.example:8443/p', 'https://northgate.example:8443/p'],
    [`tracker.example/?u=${LINK}`, `https://tracker.example/?u=${LINK}`],
  ])('adds the scheme that %j lacks', (text, url) => {
    expect(unwrapLink(text)).toEqual({ url, note: expect.stringContaining('“https://” added.') })
  })

  it.each([
    '',
    'cotton shirt',
    'shop.example',
    'no.5/chanel',
    '1.5/xl',
    'S.Oliver/M',
    'Art.Nr/12',
    'T-Shirt z.B. rot/blau',
    'e.g./i.e.',
    'a@shop.example/x',
    'mailto:a@shop.example',
    `javascript:location='${LINK}'`,
    `data:text/html,${LINK}`,
    'ftp://shop.example/x',
    'https://',
    'https://[',
    '<script>alert(1)</script>',
    `2049811763054 ${LINK}`,
    `${LINK} 2049-8117 63054`,
  ])('finds no link in %j', (text) => {
    expect(unwrapLink(text)).toBeNull()
    expect(searchLink(text)).toEqual({ kind: 'none' })
  })

  it.each([
    [`${LINK}\nhttps://shop.example/p/2`, 2],
    [`${LINK} und https://shop.example/p/2`, 2],
    ['[a](https://a.example) [b](https://b.example)', 2],
    ['<a href="https://a.example">a</a> https://b.example', 2],
  ])('reports several links in %j instead of choosing one', (text, count) => {
    expect(searchLink(text)).toEqual({ kind: 'several', count })
  })

  it('reads a link that appears twice', () => {
    expect(unwrapLink(`${LINK} ${LINK}`)?.url).toBe(LINK)
    expect(unwrapLink(`www.shop.example<http://www.shop.example>`)?.url).toBe(
      'http://www.shop.example',
    )
  })

  it('reports a link with a space as unclear instead of cutting it', () => {
    expect(searchLink('https://shop.example/p/my shirt')).toEqual({
      kind: 'unclear',
      url: 'https://shop.example/p/my',
    })
  })

  it('returns a link that it leaves unchanged when it reads it again', () => {
    const signs =
      'https:// http:/ a.example /p ?u= %3A%2F%2F ( ) [ ]( ] < > " \' . , … | \\ &amp; &gt; www. : * _'
    const piece = fc.constantFrom(...signs.split(' '), ' ', '\n')
    const mixed = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(fc.oneof(mixed, fc.string({ unit: 'binary', maxLength: 60 })), (text) => {
        const first = unwrapLink(text)
        if (first === null) return
        expect(URL.canParse(first.url)).toBe(true)
        expect(unwrapLink(first.url)).toEqual({ url: first.url, note: null })
      }),
      { seed: 6, numRuns: 5000 },
    )
  })

  it.each([
    '](',
    '[[',
    '<a ',
    '[url=',
    'https://a ',
    '<https://',
    'a.a/',
    '=A("',
    'https://a.example/))',
    '[x|',
  ])('finishes within a second for a long text of %j', (piece) => {
    const text = piece.repeat(9_000 / piece.length)
    const start = performance.now()
    unwrapLink(text)
    unwrapLink(`https://a.example/${text}`)
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
