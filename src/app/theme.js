// The chosen theme and row height, before the first paint: this stands in the page itself (scripts/firstPaint.ts).
try {
  const kept = (name) => JSON.parse(localStorage.getItem('catalog-explorer:' + name))
  const theme = kept('theme')
  const { dataset } = document.documentElement
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  if (kept('density') === 'roomy') dataset.density = 'roomy'
} catch {
  // Storage is refused or holds something else: the system's theme it is.
}
// The start page has no box in its bar, and neither may what stands there before the app.
if (location.pathname === document.currentScript.dataset.base) {
  document.documentElement.dataset.at = 'start'
}
