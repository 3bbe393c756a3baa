/** The twelve invented shops of the demo catalog, each with its way of pricing and of writing addresses. */

export type Country = 'us' | 'in' | 'gb' | 'de'

/** The shop's format of product addresses. */
type AddressStyle = 'section' | 'dash' | 'dp' | 'query' | 'short'

/** The last digits of a shop's prices. */
export type Ending = 'ninety' | 'ninety-nine' | 'ninety-five' | 'whole' | 'half'

export type Merchant = {
  id: string
  name: string
  host: string
  /** Root-relative path of the logo; null if the service has none. */
  logo: string | null
  countries: readonly Country[]
  /** Share of the offers, relative to the other shops. */
  weight: number
  /** Percentage points added to an article's discount: a positive number makes the shop cheaper than others. */
  generosity: number
  ending: Ending
  address: AddressStyle
  /** What this shop writes before the names of divisions. */
  divisionPrefix: string
  /** Whether this shop adds brand and colour to titles. */
  titleStyle: { brand: boolean; colour: boolean }
}

export const merchants: readonly Merchant[] = [
  {
    id: 'northgate',
    name: 'Northgate',
    host: 'www.northgate.example',
    logo: '/demo-pictures/logo-northgate.webp',
    countries: ['us', 'gb', 'in', 'de'],
    weight: 11,
    generosity: -2,
    ending: 'ninety',
    address: 'section',
    divisionPrefix: '',
    titleStyle: { brand: false, colour: false },
  },
  {
    id: 'cartwheel',
    name: 'Cartwheel',
    host: 'www.cartwheel.example',
    logo: null,
    countries: ['us', 'in', 'gb'],
    weight: 8.6,
    generosity: 9,
    ending: 'half',
    address: 'dash',
    divisionPrefix: 'Shop ',
    titleStyle: { brand: false, colour: false },
  },
  {
    id: 'harbormain',
    name: 'Harbor & Main',
    host: 'www.harborandmain.example',
    logo: '/demo-pictures/logo-harbormain.webp',
    countries: ['us', 'gb'],
    weight: 6.6,
    generosity: 0,
    ending: 'ninety',
    address: 'section',
    divisionPrefix: '',
    titleStyle: { brand: false, colour: false },
  },
  {
    id: 'loomhouse',
    name: 'Loomhouse',
    host: 'www.loomhouse.example',
    logo: null,
    countries: ['us', 'in', 'de'],
    weight: 5.1,
    generosity: -4,
    ending: 'ninety',
    address: 'short',
    divisionPrefix: '',
    titleStyle: { brand: false, colour: true },
  },
  {
    id: 'sundial',
    name: 'Sundial',
    host: 'www.sundial.example',
    logo: null,
    countries: ['us', 'in', 'de'],
    weight: 4.6,
    generosity: 5,
    ending: 'whole',
    address: 'short',
    divisionPrefix: '',
    titleStyle: { brand: false, colour: false },
  },
  {
    id: 'bazaarly',
    name: 'Bazaarly',
    host: 'www.bazaarly.example',
    logo: '/demo-pictures/logo-bazaarly.webp',
    countries: ['us', 'in'],
    weight: 4.4,
    generosity: 12,
    ending: 'ninety-nine',
    address: 'dp',
    divisionPrefix: '',
    titleStyle: { brand: true, colour: true },
  },
  {
    id: 'fieldstone',
    name: 'Fieldstone',
    host: 'www.fieldstone.example',
    logo: null,
    countries: ['us', 'gb', 'in'],
    weight: 3.5,
    generosity: -7,
    ending: 'half',
    address: 'query',
    divisionPrefix: '',
    titleStyle: { brand: false, colour: false },
  },
  {
    id: 'threadpost',
    name: 'Thread & Post',
    host: 'www.threadandpost.example',
    logo: null,
    countries: ['us', 'in', 'gb', 'de'],
    weight: 3.1,
    generosity: 3,
    ending: 'whole',
    address: 'section',
    divisionPrefix: '',
    titleStyle: { brand: false, colour: false },
  },
  {
    id: 'petra',
    name: 'Petra Market',
    host: 'www.petramarket.example',
    logo: '/demo-pictures/logo-petra-old.webp',
    countries: ['us', 'in'],
    weight: 2.6,
    generosity: -12,
    ending: 'whole',
    address: 'dp',
    divisionPrefix: 'Petra ',
    titleStyle: { brand: true, colour: false },
  },
  {
    id: 'kettleandkin',
    name: 'Kettle & Kin',
    host: 'shop.kettleandkin.example',
    logo: null,
    countries: ['us', 'gb', 'de'],
    weight: 2.1,
    generosity: 1,
    ending: 'ninety-five',
    address: 'dash',
    divisionPrefix: '',
    titleStyle: { brand: true, colour: false },
  },
  {
    id: 'mandi9',
    name: 'Mandi Nine',
    host: 'www.mandinine.example',
    logo: '/demo-pictures/logo-mandi9.webp',
    countries: ['in', 'us'],
    weight: 3.4,
    generosity: 8,
    ending: 'ninety-nine',
    address: 'query',
    divisionPrefix: '',
    titleStyle: { brand: true, colour: true },
  },
  {
    id: 'ostwind',
    name: 'Ostwind',
    host: 'www.ostwind.example',
    logo: null,
    countries: ['de', 'gb', 'in'],
    weight: 4,
    generosity: 2,
    ending: 'ninety-five',
    address: 'short',
    divisionPrefix: '',
    titleStyle: { brand: true, colour: false },
  },
]

export const merchantsIn: Record<Country, readonly Merchant[]> = {
  us: inCountry('us'),
  in: inCountry('in'),
  gb: inCountry('gb'),
  de: inCountry('de'),
}

function inCountry(country: Country): Merchant[] {
  return merchants.filter((merchant) => merchant.countries.includes(country))
}
