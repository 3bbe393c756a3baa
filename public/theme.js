// The chosen theme and row height, before the first paint. Not a module: it has to run while the page is still blank.
try {
  const kept = (name) => JSON.parse(localStorage.getItem('catalog-explorer:' + name))
  const theme = kept('theme')
  const { dataset } = document.documentElement
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  if (kept('density') === 'roomy') dataset.density = 'roomy'
} catch {
  // Storage is refused or holds something else: the system's theme it is.
}
{
  // The start page has no box in its bar, and neither may what stands there before the app.
  const { pathname } = new URL('./', document.currentScript.src)
  if (location.pathname === pathname) document.documentElement.dataset.at = 'start'
}
