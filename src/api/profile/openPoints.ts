/** Every open point of the specification that matters to this app, in display order. */
import type { OpenPoint } from './openPoint.ts'
import { countryLists } from './points/countryLists.ts'
import { currency } from './points/currency.ts'
import { eanExtras } from './points/eanExtras.ts'
import { eanTokenHeader } from './points/eanTokenHeader.ts'
import { facetCap } from './points/facetCap.ts'
import { filterLists } from './points/filterLists.ts'
import { highestLimit } from './points/highestLimit.ts'
import { indexBase } from './points/indexBase.ts'
import { lookupNoMatch } from './points/lookupNoMatch.ts'
import { notFoundBody } from './points/notFoundBody.ts'
import { ownFacet } from './points/ownFacet.ts'
import { ranks } from './points/ranks.ts'
import { rateLimit } from './points/rateLimit.ts'
import { scalarForms } from './points/scalarForms.ts'
import { searchNeeds } from './points/searchNeeds.ts'
import { shuffle } from './points/shuffle.ts'
import { strict } from './points/strict.ts'
import { timeUnits } from './points/timeUnits.ts'
import { unsentLimit } from './points/unsentLimit.ts'
import { unsentMode } from './points/unsentMode.ts'
import { wrongKey } from './points/wrongKey.ts'

export const openPoints: readonly OpenPoint[] = [
  indexBase,
  highestLimit,
  filterLists,
  countryLists,
  unsentMode,
  unsentLimit,
  strict,
  lookupNoMatch,
  notFoundBody,
  wrongKey,
  facetCap,
  ownFacet,
  shuffle,
  currency,
  ranks,
  eanTokenHeader,
  rateLimit,
  searchNeeds,
  eanExtras,
  timeUnits,
  scalarForms,
]
