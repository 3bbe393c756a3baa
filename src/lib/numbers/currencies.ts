/** Currencies as written beside prices: ISO 4217 codes, signs and short names, and the countries that use them. */

/**
 * Signs and short names of currencies, in lower case and without a trailing dot. A sign that several countries share (`$`, `kr`)
 * has a code of its own: within a column it means one currency, but the cells do not show which.
 */
const NAMES: Readonly<Record<string, string>> = {
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  $: '$',
  dollar: '$',
  dollars: '$',
  us$: 'USD',
  'us-$': 'USD',
  usd$: 'USD',
  ca$: 'CAD',
  c$: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  nz$: 'NZD',
  s$: 'SGD',
  hk$: 'HKD',
  nt$: 'TWD',
  mx$: 'MXN',
  r$: 'BRL',
  '¥': '¥',
  '￥': '¥',
  円: 'JPY',
  元: 'CNY',
  圆: 'CNY',
  rmb: 'CNY',
  '₹': 'INR',
  rs: 'INR',
  re: 'INR',
  rupees: 'INR',
  '₩': 'KRW',
  '₽': 'RUB',
  руб: 'RUB',
  р: 'RUB',
  рублей: 'RUB',
  '₴': 'UAH',
  грн: 'UAH',
  '₺': 'TRY',
  tl: 'TRY',
  zł: 'PLN',
  zl: 'PLN',
  kč: 'CZK',
  kc: 'CZK',
  ft: 'HUF',
  lei: 'RON',
  лв: 'BGN',
  kr: 'kr',
  ':-': 'kr',
  fr: 'CHF',
  sfr: 'CHF',
  '₪': 'ILS',
  '฿': 'THB',
  '₫': 'VND',
  rp: 'IDR',
  rm: 'MYR',
  '₱': 'PHP',
  '₦': 'NGN',
  r: 'ZAR',
  'د.إ': 'AED',
  درهم: 'AED',
  dhs: 'AED',
  dh: 'AED',
  'ر.س': 'SAR',
  ريال: 'SAR',
  sr: 'SAR',
  'ج.م': 'EGP',
  جنيه: 'EGP',
  'د.ك': 'KWD',
  kd: 'KWD',
  bd: 'BHD',
  'د.ب': 'BHD',
  'ر.ع': 'OMR',
  'د.م': 'MAD',
  qr: 'QAR',
  'ر.ق': 'QAR',
  원: 'KRW',
  บาท: 'THB',
  đ: 'VND',
  vnđ: 'VND',
  's/': 'PEN',
  's/.': 'PEN',
  'us $': 'USD',
  ksh: 'KES',
  kes: 'KES',
  '₵': 'GHS',
  'gh₵': 'GHS',
  '₡': 'CRC',
  '₲': 'PYG',
  gs: 'PYG',
  '₸': 'KZT',
  тг: 'KZT',
  '৳': 'BDT',
  '₨': 'INR',
  рублеи: 'RUB',
  рубля: 'RUB',
  rub: 'RUB',
  kn: 'HRK',
  din: 'RSD',
  nok: 'NOK',
}

const ISO = new Set(
  `AED ARS AUD BGN BHD BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR ISK JPY KES KRW KWD MAD MXN MYR NGN NOK
   NZD OMR PEN PHP PKR PLN PYG QAR RON RSD RUB SAR SEK SGD THB TND TRY TWD UAH USD UYU VND ZAR
   BDT BOB CRC GEL GHS GTQ HNL HRK IQD JOD KZT LBP LKR TZS UGX XOF`.split(/\s+/),
)

/** The currency that a word or sign means; null for any other text. One trailing dot is allowed (`Rs.`, `kr.`). */
export function currencyNamed(text: string): string | null {
  if (ISO.has(text)) return text
  const word = text.trim().replace(/\.$/, '')
  const upper = word.toUpperCase()
  if (ISO.has(upper)) return upper
  return NAMES[word.toLowerCase()] ?? null
}

/** Whether two currencies may be the same: `$` may be any dollar, `kr` any crown, `¥` yen or yuan. */
export function maySameCurrency(one: string, other: string): boolean {
  if (one === other) return true
  return (MEMBERS[one]?.has(other) ?? false) || (MEMBERS[other]?.has(one) ?? false)
}

/** The currencies that a shared sign may mean. */
const MEMBERS: Readonly<Record<string, ReadonlySet<string>>> = {
  $: new Set('USD CAD AUD NZD SGD HKD TWD MXN ARS CLP COP'.split(' ')),
  kr: new Set('SEK NOK DKK ISK'.split(' ')),
  '¥': new Set('JPY CNY'.split(' ')),
}

const EURO_COUNTRIES =
  'at be cy de ee es fi fr gr hr ie it lt lu lv mt nl pt si sk bg ad mc sm va me xk'.split(' ')

const OF_COUNTRY: Readonly<Record<string, string>> = {
  ...Object.fromEntries(EURO_COUNTRIES.map((country) => [country, 'EUR'])),
  us: 'USD',
  in: 'INR',
  gb: 'GBP',
  uk: 'GBP',
  ca: 'CAD',
  au: 'AUD',
  nz: 'NZD',
  jp: 'JPY',
  cn: 'CNY',
  hk: 'HKD',
  tw: 'TWD',
  kr: 'KRW',
  sg: 'SGD',
  my: 'MYR',
  id: 'IDR',
  th: 'THB',
  vn: 'VND',
  ph: 'PHP',
  pk: 'PKR',
  ch: 'CHF',
  li: 'CHF',
  se: 'SEK',
  no: 'NOK',
  dk: 'DKK',
  is: 'ISK',
  pl: 'PLN',
  cz: 'CZK',
  hu: 'HUF',
  ro: 'RON',
  rs: 'RSD',
  ru: 'RUB',
  ua: 'UAH',
  tr: 'TRY',
  il: 'ILS',
  ae: 'AED',
  sa: 'SAR',
  qa: 'QAR',
  kw: 'KWD',
  om: 'OMR',
  bh: 'BHD',
  eg: 'EGP',
  ma: 'MAD',
  za: 'ZAR',
  ng: 'NGN',
  ke: 'KES',
  br: 'BRL',
  mx: 'MXN',
  ar: 'ARS',
  cl: 'CLP',
  co: 'COP',
  pe: 'PEN',
}

/** The currency for a country code of two letters; null for an unlisted country. */
export const currencyOfCountry = (country: string): string | null =>
  OF_COUNTRY[country.toLowerCase()] ?? null

/** The only country with this currency; null for the euro, for shared signs, and for unknown ones. */
export function countryOfCurrency(currency: string): string | null {
  const countries = Object.keys(OF_COUNTRY).filter(
    (country) => OF_COUNTRY[country] === currency && country !== 'uk' && country !== 'li',
  )
  return countries.length === 1 ? (countries[0] ?? null) : null
}

const listed = (list: string) => new Set(list.split(' '))

/**
 * Currencies without decimals in prices, from ISO 4217 or because the coins are no longer in use. `WITH_THREE` has those with
 * three decimals.
 */
const WITHOUT_DECIMALS = listed('JPY KRW VND CLP ISK PYG HUF IDR COP UGX XOF TZS')
const WITH_THREE = listed('KWD BHD OMR JOD IQD TND')

/** The number of decimals in prices of a currency. */
export function decimalsOfCurrency(currency: string): 0 | 2 | 3 {
  if (WITHOUT_DECIMALS.has(currency)) return 0
  return WITH_THREE.has(currency) ? 3 : 2
}

const WITH_DOT = listed(
  'GBP USD $ INR ¥ JPY CNY KRW THB PHP MYR SGD HKD AUD NZD CAD AED SAR QAR TWD ILS NGN KES GHS MXN PKR LKR BDT EGP KWD BHD OMR JOD IQD',
)
const WITH_COMMA = listed(
  'BRL TRY DKK kr NOK SEK PLN CZK HUF RON RSD BGN RUB UAH IDR VND CLP COP ARS UYU PYG CRC',
)

/** The decimal sign in the countries of a currency; null if they differ (euro, Swiss franc, rand). */
export function decimalSignOfCurrency(currency: string): '.' | ',' | null {
  if (WITH_DOT.has(currency)) return '.'
  return WITH_COMMA.has(currency) ? ',' : null
}
