import { describe, expect, it } from 'vitest'
import { cleanHtml } from './cleanHtml.ts'

function cleaned(html: string): string {
  const host = document.createElement('div')
  host.append(cleanHtml(html))
  return host.innerHTML
}

const HOSTILE = [
  '<script>globalThis.__ran = true</script>',
  '<img src="x" onerror="globalThis.__ran = true">',
  '<svg onload="globalThis.__ran = true"><script>globalThis.__ran = true</script></svg>',
  '<a href="javascript:globalThis.__ran = true">a</a>',
  '<a href=" jAvAsCrIpT:globalThis.__ran = true">a</a>',
  '<a href="java&#10;script:globalThis.__ran = true">a</a>',
  '<a href="data:text/html,<script>1</script>">a</a>',
  '<a href="vbscript:x">a</a>',
  '<a href="//evil.example/x">a</a>',
  '<a href="ftp://evil.example/x">a</a>',
  '<a href="mailto:x@evil.example">a</a>',
  '<iframe srcdoc="<script>globalThis.__ran = true</script>"></iframe>',
  '<object data="https://evil.example"></object><embed src="https://evil.example">',
  '<form action="https://evil.example"><input name="key"><button formaction="x">b</button></form>',
  '<p style="position:fixed;inset:0" class="x" id="main" name="y" onclick="globalThis.__ran = true">p</p>',
  '<style>body { display: none }</style><link rel="stylesheet" href="https://evil.example/a.css">',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<video src="https://evil.example/v.mp4"></video><audio src="https://evil.example/a.mp3"></audio>',
  '<dialog open>d</dialog><details open ontoggle="globalThis.__ran = true">d</details>',
  '<math><mtext><table><mglyph><style><img src onerror="globalThis.__ran = true"></style></table>',
  '<template><img src="x" onerror="globalThis.__ran = true"></template>',
  '<p data-x="1" aria-hidden="true" tabindex="0" contenteditable>p</p>',
]

const LEFTOVERS =
  /script|onerror|onload|onclick|ontoggle|style|class=|id=|name=|src|<img|<svg|<iframe|<form|<input|<button|<object|<embed|<link|<base|<meta|<video|<audio|<dialog|<details|<math|<template|data-|aria-|tabindex|contenteditable|href/i

describe('a cleaned description', () => {
  it.each(HOSTILE)('contains nothing that runs, loads, styles or submits: %s', (html) => {
    expect(cleaned(html)).not.toMatch(LEFTOVERS)
    expect(globalThis).not.toHaveProperty('__ran')
  })

  it('would contain each of these dangers without cleaning', () => {
    for (const html of HOSTILE) {
      const host = document.implementation.createHTMLDocument().createElement('div')
      host.innerHTML = html
      expect(host.innerHTML).toMatch(LEFTOVERS)
    }
  })

  it('contains text, lists, tables and emphasis unchanged', () => {
    const html =
      '<p>A <b>soft</b> <em>oxford</em><br>shirt</p><ul><li>one</li></ul><table><tbody><tr><th scope="row">Fabric</th><td colspan="2">Cotton</td></tr></tbody></table>'
    expect(cleaned(html)).toBe(html)
  })

  it('contains http(s) links, which open in a new tab', () => {
    const host = document.createElement('div')
    host.append(cleanHtml('<a href="https://northgate.example/care">care</a>'))
    const link = host.querySelector('a')
    expect(link).toHaveAttribute('href', 'https://northgate.example/care')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  })

  it('contains words that look like styling unchanged, and quotes in attributes, too', () => {
    const html = '<p title="use style=x or onclick=y">Set style="bold" onclick=1 &lt;style&gt;</p>'
    expect(cleaned(html)).toBe(html)
  })

  it.each([
    '<style',
    '<style>',
    '<script',
    '<style><script>',
    '<p on=" ',
    '<p style=',
    '</style',
    '<a ',
    ' on',
    '"',
  ])('is finished also for 100 kB of %s', (part) => {
    expect(cleaned(part.repeat(100_000 / part.length))).not.toMatch(/<style|onclick/)
  })

  it('is not lost if a frameset replaces the body', () => {
    expect(cleaned('<frameset onload="globalThis.__ran = true"><p>Soft</p></frameset>')).toBe(
      '<div><p>Soft</p></div>',
    )
    expect(cleaned('<FRAMESET><frame src="https://evil.example">')).toBe('<div></div>')
  })

  it('has addresses only on links', () => {
    expect(cleaned('<hr href="https://a.example/x"><p href="https://a.example/x">p</p>')).toBe(
      '<hr><p>p</p>',
    )
  })

  it('contains the text of a link whose address is removed', () => {
    expect(cleaned('<p>See <a href="javascript:1">our <b>guide</b></a></p>')).toBe(
      '<p>See our <b>guide</b></p>',
    )
  })

  it('contains the text of removed elements, but not of scripts and styles', () => {
    expect(cleaned('<section>kept <font>words</font></section><style>a{}</style>')).toBe(
      'kept words',
    )
  })

  it('has bold paragraphs instead of headings, outside the outline of the page', () => {
    expect(cleaned('<h1>Care</h1><h4>Wash <i>cold</i></h4>')).toBe(
      '<p><strong>Care</strong></p><p><strong>Wash <i>cold</i></strong></p>',
    )
  })
})
