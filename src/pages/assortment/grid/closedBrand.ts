import { createContext } from 'react'

/** The brand whose ladder was closed last: its row takes the focus back. '' for none. */
export const ClosedBrand = createContext('')
