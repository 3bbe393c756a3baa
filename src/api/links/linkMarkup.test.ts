import { describe, expect, it } from 'vitest'
import { linksInMarkup } from './linkMarkup.ts'

const LINK = 'https://shop.example/p/1'

describe('linksInMarkup', () => {
  it.each([
    [`[Shirt](${LINK})`, 'a Markdown link'],
    [`![Shirt](${LINK} "In blue")`, 'a Markdown link'],
    [`[Shirt](<${LINK}>)`, 'a Markdown link'],
    [`<a href="${LINK}">Shirt</a>`, 'HTML code'],
    [`<a class='x' href='${LINK}' target=_blank>Shirt</a>`, 'HTML code'],
    [`<A HREF=${LINK}>Shirt</A>`, 'HTML code'],
    [`=HYPERLINK("${LINK}","Shirt")`, 'a formula'],
    [`=HYPERLIEN("${LINK}";"Chemise")`, 'a formula'],
    [`=ГИПЕРССЫЛКА("${LINK}";"Рубашка")`, 'a formula'],
    [`"=HYPERLINK(""${LINK}"",""Shirt"")"`, 'a formula'],
    [`[url=${LINK}]Shirt[/url]`, 'BBCode'],
    [`[url]${LINK}[/url]`, 'BBCode'],
    [`[[${LINK}][Shirt]]`, 'a wiki link'],
    [`[${LINK} Shirt]`, 'a wiki link'],
    [`[Shirt|${LINK}]`, 'a wiki link'],
    [`<${LINK}|Shirt>`, 'a chat link'],
  ])('reads the link in %s', (text, source) => {
    const found = linksInMarkup(text)
    expect(found).toMatchObject({ urls: [LINK], source })
    expect(found?.around.trim()).toBe('')
  })

  it('includes brackets that are part of a link', () => {
    const url = 'https://shop.example/wiki/Shirt_(blue)'
    expect(linksInMarkup(`([Shirt](${url}))`)?.urls).toEqual([url])
  })

  it('decodes HTML escapes in a link', () => {
    expect(linksInMarkup(`<a href="${LINK}?a=1&amp;b=2">x</a>`)?.urls).toEqual([`${LINK}?a=1&b=2`])
  })

  it('returns every link and the text around them', () => {
    expect(linksInMarkup('A [b](https://b.example) c [d](https://d.example) e')).toEqual({
      urls: ['https://b.example', 'https://d.example'],
      source: 'a Markdown link',
      around: 'A   c   e',
    })
  })

  it.each([LINK, `<${LINK}>`, `(${LINK})`, '[a](b)', 'f](x', '[a] (b)', '<b>x</b>'])(
    'finds no link markup in %s',
    (text) => {
      expect(linksInMarkup(text)).toBeNull()
    },
  )
})
