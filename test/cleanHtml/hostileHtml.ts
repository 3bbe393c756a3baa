/** Hostile HTML: known ways around a cleaner, and random combinations of them. */
import fc from 'fast-check'

const RUN = 'globalThis.__ran=1'
const IMG = `<img src=x onerror=${RUN}>`

/** Markup that turns into other markup when it is parsed a second time, and other known ways around a cleaner. */
export const knownWays = [
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style>${IMG}">`,
  `<svg></p><style><a id="</style>${IMG}">`,
  `<noscript><p title="</noscript>${IMG}">`,
  `<svg><annotation-xml><foreignObject><style><!--</style><p id="-->${IMG}">`,
  `<math><annotation-xml encoding="text/html"><xmp>&lt;/xmp>${IMG}</xmp></annotation-xml></math>`,
  `<template><style><a title="</style>${IMG}"></template>`,
  `<select><template><style></select>${IMG}</style></template></select>`,
  `<xmp><p title="</xmp>${IMG}">`,
  `<textarea><p title="</textarea>${IMG}">`,
  `<noembed><img title="</noembed>${IMG}"></noembed>`,
  `<iframe srcdoc="${IMG}"><p title="</iframe>${IMG}">`,
  `<svg><style><![CDATA[</style>${IMG}]]></style></svg>`,
  `<svg><title><p></title>${IMG}</svg>`,
  `<table><td><form id=f><input name=attributes><input name=nodeName></form></table>`,
  `<form id=x><input name=parentNode><img name=removeChild></form>`,
  `<a id=defaultView href=https://a.example><a id=defaultView name=fetch href=cid:x>`,
  `<b><p><b><p></b></p><a><a href="https://a.example"><div></a>`,
  `<p><table><tr><p>${IMG}<td></p></table>`,
  `<plaintext></plaintext>${IMG}`,
  `<!--><script>${RUN}</script>-->`,
  `<!--!><img title="--!>${IMG}">`,
  `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s><set attributeName=href to=javascript:${RUN}>`,
  `<svg><use href="data:image/svg+xml,<svg id=x><script>${RUN}</script></svg>#x">`,
  `<x-slot is=y onclick=${RUN}><slot name=a></x-slot>`,
  `<dialog open><button formaction=javascript:${RUN} popovertarget=z></dialog>`,
  `</p></div><h1><h2><p>a</h1><ul><li></h2>`,
]

const VOID = 'img input br hr col embed link meta base source area wbr'.split(' ')
const NAMES = [
  ...VOID,
  ...'svg math mtext mi mglyph malignmark annotation-xml foreignObject desc title style script'.split(
    ' ',
  ),
  ...'template noscript noembed noframes iframe xmp textarea plaintext select option'.split(' '),
  ...'form button dialog details summary object video audio picture map frameset body html head'.split(
    ' ',
  ),
  ...'font center marquee big nobr ruby rt x-y slot section article h1 h2 h6 P DIV'.split(' '),
  ...'p div span b i em strong a ul ol li dl dt dd table caption tbody tr td th pre code'.split(
    ' ',
  ),
]

const URLS = [
  'https://a.example/x?a=1&amp;b=2',
  'http://a.example',
  ` https://a.example`,
  `javascript:${RUN}`,
  `&#106;avascript:${RUN}`,
  `java&Tab;script&colon;${RUN}`,
  `java\nscript:${RUN}`,
  `\u0001JaVaScRiPt:${RUN}`,
  `data:text/html,${IMG}`,
  `vbscript:${RUN}`,
  '//evil.example/x',
  'https:evil.example',
  '/relative',
  '#fragment',
  'mailto:a@b.example',
  `https://a.example/"onmouseover="${RUN}`,
]
const ADDRESSES =
  'href src xlink:href action formaction srcset background poster data srcdoc cite ping'.split(' ')
const HANDLERS = 'onclick onerror onload onfocus onbegin ontoggle ONPOINTEROVER on'.split(' ')
const IDENTITY = 'id name class slot part is for form list aria-label data-x'.split(' ')
const CLOBBERED = 'attributes nodeName parentNode body cookie __proto__ getElementById x'.split(' ')
const PLAIN =
  'title dir lang colspan rowspan scope start target rel tabindex contenteditable popover open hidden'.split(
    ' ',
  )
const VALUES = [
  '',
  'rtl',
  '3',
  '_top',
  'opener',
  'a b',
  '</style>',
  IMG,
  '--&gt;',
  '&lt;b&gt;',
  '`',
  '\u0000',
]

const from = (...lists: readonly (readonly string[])[]) => fc.constantFrom(...lists.flat())

const attribute = fc
  .tuple(
    fc.oneof(
      fc.tuple(from(ADDRESSES), from(URLS)),
      fc.tuple(from(HANDLERS), from([RUN, ''])),
      fc.tuple(from(IDENTITY), from(CLOBBERED)),
      fc.tuple(from(PLAIN), from(VALUES, URLS)),
      fc.tuple(from(['style']), from(['color:red', 'background:url(//evil.example)', '}</style>'])),
    ),
    from(['"', '"', "'", '', '`']),
    from(['"', '']),
  )
  .map(([[name, value], quote, end]) => `${name}=${quote}${value}${quote === '"' ? end : quote}`)

const attributes = fc.array(attribute, { maxLength: 3 }).map((list) => ` ${list.join(' ')}`)
const end = from(['>', '>', '>', '/>', ''])
const text = from([
  'Soft cotton',
  '&lt;script&gt;',
  '&amp;lt;',
  '<',
  '</',
  ']]>',
  '-->',
  '\u0000',
  '\uD800',
  '\u202E',
  ' ',
  '\n',
])

const open = fc
  .tuple(from(NAMES), attributes, end)
  .map(([name, list, last]) => `<${name}${list}${last}`)
const close = from(NAMES).map((name) => `</${name}>`)
const odd = from([
  '<!--',
  '--!>',
  '<![CDATA[',
  '<?',
  '<!DOCTYPE html>',
  '</>',
  '</ p>',
  '<a',
  '<p/',
])

const piece = fc.oneof(
  { arbitrary: open, weight: 8 },
  { arbitrary: close, weight: 4 },
  { arbitrary: text, weight: 4 },
  { arbitrary: odd, weight: 1 },
  { arbitrary: from(knownWays), weight: 2 },
)

/** Up to eight pieces, with tags opened and closed in any order. */
export const hostileHtml = fc
  .array(piece, { minLength: 1, maxLength: 8, size: 'max' })
  .map((list) => list.join(''))
