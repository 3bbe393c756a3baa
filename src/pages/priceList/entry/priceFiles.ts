/** Files with prices: extensions and media types for `accept`. */
export const PRICE_FILES =
  '.csv,.txt,.tsv,.xlsx,.xml,.json,.html,.gz,text/csv,text/plain,text/html,application/json'
