/** How several countries are sent in `countryCode`; the specification (§4) does not show the separator. */
import { OPEN_POINTS, openPoint } from '@/api/fields/specification.ts'
import { evaluateList, listByProxy } from '@/api/profile/evaluateList.ts'
import { listFacts } from '@/api/profile/listFacts.ts'
import { LIST_REQUESTS, tryListForms } from '@/api/profile/listProbe.ts'
import type { OpenPoint } from '@/api/profile/openPoint.ts'

const ONE_BY_ONE = 'one request each'

export const countryLists: OpenPoint = {
  ...openPoint('countryLists'),
  assumes: ({ apiVariant }) => apiVariant.countryLists,
  observe: (seen, earlier) => listFacts(seen, earlier, 'countryCode', 'country'),
  byProxy: listByProxy,
  evaluate: (evidence, { apiVariant }) =>
    evaluateList(evidence, {
      what: OPEN_POINTS.countryLists.title,
      chosen: apiVariant.countryLists === ONE_BY_ONE ? null : apiVariant.countryLists,
      nothingSeen: 'Not tried: needs two countries whose counts can be added up',
      change: (manner) => ({ countryLists: manner ?? ONE_BY_ONE }),
      oneByOne: 'Ask one by one',
    }),
  probe: {
    requests: LIST_REQUESTS,
    needsSubject: true,
    lacks: ({ countries }) => (countries.length < 2 ? 'two countries' : null),
    run: (send, subject) =>
      tryListForms(send, subject, {
        parameter: 'countryCode',
        field: 'country',
        values: subject.countries,
      }),
  },
}
