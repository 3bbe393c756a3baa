import { createContext } from 'react'

/**
 * What stands before every price of one country's section, such as "US$"; empty where nobody has set a label, because
 * the service states no currency (§2.7).
 */
export const CurrencyLabel = createContext('')
