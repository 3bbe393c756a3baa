import { createContext } from 'react'

/** The brand whose ladder was closed last: its row takes the focus that was in the ladder. '' for none. */
export const ClosedBrand = createContext('')
