// Sorts and filters the tables of a report. The page reads the same without it.

const ACCENTS =
  // oxlint-disable-next-line no-misleading-character-class -- marks by themselves are what it is to match
  /[\u0300-\u0305\u0307-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F]|\u0640|(?<![иИ])\u0306/g
const SIGNS =
  /[^\p{L}\p{N}\p{M}\s]+(?<!\p{N}[.,](?=\p{N}))(?:(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}\p{M}][^\p{L}\p{N}\p{M}\s]+))/gu

/** The same as `foldText` in `src/lib/text/spelling.ts`: this file can import nothing. */
function foldText(text) {
  const small = text
    .replace(/[^\u00BC-\u00BE\u2120\u2122\u2150-\u215F\u2189]+/g, (part) => part.normalize('NFKD'))
    .replace(ACCENTS, '')
    .toLowerCase()
  return small.toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFC').replace(SIGNS, '')
}

for (const box of document.querySelectorAll('[data-find]')) {
  const section = box.closest('section')
  const body = section.querySelector('tbody')
  const rows = [...body.rows]
  const texts = rows.map((row) => foldText(row.textContent))
  const said = section.querySelector('[data-found]')
  box.hidden = false
  box.querySelector('input').addEventListener('input', (event) => {
    const wanted = foldText(event.target.value.trim())
    let found = 0
    for (const [place, row] of rows.entries()) {
      row.hidden = !texts[place].includes(wanted)
      if (!row.hidden) found += 1
    }
    said.textContent = wanted === '' ? '' : `${found} of ${rows.length} rows`
  })
}

const collator = new Intl.Collator('en', { numeric: true })

/** What is missing comes last either way. */
function compare(a, b, isFigure, sign) {
  if (a === '' || b === '') return (a === '') - (b === '')
  return sign * (isFigure ? Number(a) - Number(b) : collator.compare(a, b))
}

for (const table of document.querySelectorAll('table[data-sorts]')) {
  const heads = [...table.tHead.rows[0].cells]
  for (const [place, head] of heads.entries()) {
    const button = document.createElement('button')
    button.type = 'button'
    button.append(...head.childNodes)
    head.append(button)
    button.addEventListener('click', () => {
      const isFigure = head.classList.contains('figure')
      const first = isFigure ? 'descending' : 'ascending'
      const other = isFigure ? 'ascending' : 'descending'
      const order = head.getAttribute('aria-sort') === first ? other : first
      for (const one of heads) one.removeAttribute('aria-sort')
      head.setAttribute('aria-sort', order)
      const sign = order === 'ascending' ? 1 : -1
      const key = (row) => row.cells[place].dataset.v ?? row.cells[place].textContent
      const [body] = table.tBodies
      body.append(...[...body.rows].toSorted((a, b) => compare(key(a), key(b), isFigure, sign)))
    })
  }
}
