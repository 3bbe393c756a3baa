/** The deployment's runtime configuration, `config.json` beside the app. Errors are reported, because it is written by hand. */
import * as v from 'valibot'
import { isCountryCode } from '@/lib/countryCode.ts'
import type { ApiVariant } from './apiVariant.ts'
import type { DeploymentDefaults } from './connection.ts'
import { OPEN_POINTS } from './fields/specification.ts'
import { readBaseUrl } from './http/baseUrl.ts'

export type Configuration = {
  /**
   * The address that requests go to. An absolute address is the service itself; a path is a proxy on this origin; null is the
   * proxy beside the app.
   */
  baseUrl: string | null
  dialect: Partial<ApiVariant>
  defaults: DeploymentDefaults
}

/** A mistake in `config.json`: `field` is the path of names to the wrong value, `message` says what is expected there. */
export type ConfigurationProblem = { field: string; message: string }

export type ConfigurationReading =
  | { kind: 'ok'; configuration: Configuration }
  | { kind: 'wrong'; problems: ConfigurationProblem[] }

/** A country code in the form that addresses and the parameter `countryCode` (§1) use. */
const countryCode = v.pipe(
  v.string('expected a text such as "us"'),
  v.check(isCountryCode, 'expected a country code such as "us"'),
)
const codes = v.pipe(
  v.array(countryCode, 'expected a list such as ["us", "in"]'),
  v.minLength(1, 'expected at least one country'),
)
const oneOf = <const Options extends readonly (string | number)[]>(options: Options) =>
  v.picklist(options, `expected ${options.map((option) => JSON.stringify(option)).join(', ')}`)

const address = v.pipe(
  v.string('expected an address or a path, as text'),
  v.check(
    (text) => text.startsWith('/') || readBaseUrl(text).kind === 'ok',
    ({ input }) => {
      const reading = readBaseUrl(input)
      return reading.kind === 'wrong' ? reading.message : 'expected an address or a path'
    },
  ),
)

const header = v.pipe(
  v.string('expected the name of a header, as text'),
  v.regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/, 'expected the name of a header'),
)

/** The open points that requests depend on (§4, §5.2), as `config.json` may state them. */
const apiVariantEntries = {
  indexBase: v.exactOptional(oneOf(OPEN_POINTS.indexBase.choices)),
  countryLists: v.exactOptional(oneOf(OPEN_POINTS.countryLists.choices)),
  filterLists: v.exactOptional(oneOf(OPEN_POINTS.filterLists.choices)),
  eanTokenHeader: v.exactOptional(v.nullable(header)),
} satisfies Record<
  keyof ApiVariant,
  v.GenericSchema | v.ExactOptionalSchema<v.GenericSchema, undefined>
>
const apiVariantFields = v.strictObject(apiVariantEntries)

/** The maximum length of a currency label, in characters. */
export const MAX_LABEL_CHARS = 12

const currencyLabel = v.pipe(
  v.string('expected a text such as "US$"'),
  v.maxLength(MAX_LABEL_CHARS, `expected ${MAX_LABEL_CHARS} characters at most`),
)

/** An object with named fields. Arrays are refused; to JavaScript and valibot they are objects too. */
const namedFields = (message: string) =>
  v.custom<object>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    message,
  )

const configurationFields = v.pipe(
  namedFields('expected an object: { … }'),
  v.strictObject({
    baseUrl: v.exactOptional(address),
    countries: v.exactOptional(
      v.strictObject({ offered: v.exactOptional(codes), default: v.exactOptional(codes) }),
    ),
    dialect: v.exactOptional(apiVariantFields),
    currencyLabels: v.exactOptional(
      v.pipe(
        namedFields('expected an object such as { "us": "US$" }'),
        v.record(countryCode, currencyLabel),
      ),
    ),
  }),
)

/** Reads stored choices of an API variant; invalid ones are left out. */
export function readApiVariantChoices(value: unknown): Partial<ApiVariant> {
  const reading = v.safeParse(v.object(apiVariantFields.entries), value)
  return reading.success ? reading.output : {}
}

function problemOf(issue: v.BaseIssue<unknown>): ConfigurationProblem {
  const field = v.getDotPath(issue) ?? 'the whole file'
  const unknown = issue.type === 'strict_object' && issue.expected === 'never'
  const received = JSON.stringify(issue.input) ?? 'nothing'
  return {
    field,
    message: unknown
      ? 'is no field of this file'
      : `${issue.message}, found ${received.slice(0, 80)}`,
  }
}

/** Reads the text of `config.json`. An empty file is valid and sets nothing. */
export function readConfiguration(text: string): ConfigurationReading {
  let written: unknown
  try {
    written = text.trim() === '' ? {} : JSON.parse(text)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { kind: 'wrong', problems: [{ field: 'the whole file', message: `is no JSON: ${why}` }] }
  }
  const reading = v.safeParse(configurationFields, written)
  if (!reading.success) return { kind: 'wrong', problems: reading.issues.map(problemOf) }
  const {
    baseUrl = null,
    countries = {},
    dialect: apiVariant = {},
    currencyLabels,
  } = reading.output
  return {
    kind: 'ok',
    configuration: {
      baseUrl,
      dialect: apiVariant,
      defaults: {
        ...(countries.default && { countries: countries.default }),
        ...(countries.offered && { offered: countries.offered }),
        ...(currencyLabels && { labels: currencyLabels }),
      },
    },
  }
}
