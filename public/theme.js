// The chosen theme, before the first paint. Not a module: it has to run while the page is still blank.
try {
  const theme = JSON.parse(localStorage.getItem('catalog-explorer:theme'))
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is refused or holds something else: the system's theme it is.
}
