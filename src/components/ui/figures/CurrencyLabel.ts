import { createContext } from 'react'

/**
 * The currency label before every price of a country's section, such as "US$"; empty if the user has set none, because the
 * service states no currency (§2.7).
 */
export const CurrencyLabel = createContext('')
