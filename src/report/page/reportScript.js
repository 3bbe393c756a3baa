// Sorts and filters the tables of a report. The page reads the same without it.
for (const box of document.querySelectorAll('[data-find]')) {
  const section = box.closest('section')
  const body = section.querySelector('tbody')
  const rows = [...body.rows]
  const said = section.querySelector('[data-found]')
  box.hidden = false
  box.querySelector('input').addEventListener('input', (event) => {
    const wanted = event.target.value.trim().toLowerCase()
    let found = 0
    for (const row of rows) {
      row.hidden = !row.textContent.toLowerCase().includes(wanted)
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
