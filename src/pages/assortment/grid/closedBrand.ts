import { createContext } from 'react'

/** The brand whose ladder was closed last: its row gets the focus back. '' for none. */
export const ClosedBrand = createContext('')
