// The chosen theme and row height, before the first paint: this stands in the page itself (scripts/firstPaint.ts).
let isFirstVisit = true
try {
  isFirstVisit = !Object.keys(localStorage).some((name) =>
    name.startsWith('catalog-explorer-start:'),
  )
  const kept = (name) => JSON.parse(localStorage.getItem('catalog-explorer:' + name))
  const theme = kept('theme')
  const { dataset } = document.documentElement
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  if (kept('density') === 'roomy') dataset.density = 'roomy'
} catch {
  // Storage is refused or holds something else: the system's theme it is.
}
// On a first visit the start page has no box in its header, and neither has what is drawn before the app.
if (isFirstVisit && location.pathname === document.currentScript.dataset.base) {
  document.documentElement.dataset.at = 'start'
}
