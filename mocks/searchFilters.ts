/** The filters of a search (§4.3): the parameters of the list that restrict it by the values of a field. */
import { type KnownParameter, PARAMETERS, type ParameterName } from './knownParameters.ts'

export const FILTERS = Object.entries<KnownParameter>(PARAMETERS.search).flatMap(
  ([name, { restricts }]) =>
    // the cast: the names of the list
    restricts ? [{ name: name as ParameterName, field: restricts }] : [],
)
