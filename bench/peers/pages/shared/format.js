const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const counts = new Intl.NumberFormat('en')

export const formatPrice = (amount) => amounts.format(amount)
export const formatCount = (count) => counts.format(count)
export const formatDiscount = (percent) => `−${counts.format(Math.round(percent))}%`
export const monogram = (name) => name.slice(0, 2).toUpperCase()

/** A record may leave a field out, or hold null for it. */
export const isGiven = (value) => value !== undefined && value !== null
