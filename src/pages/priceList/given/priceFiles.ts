/** Files with prices: endings and media types, as `accept` has them. */
export const PRICE_FILES =
  '.csv,.txt,.tsv,.xlsx,.xml,.json,.html,.gz,text/csv,text/plain,text/html,application/json'
