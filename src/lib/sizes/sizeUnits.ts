/** Units of sizes, by what they measure. */
import { foldLetters } from '@/lib/text/spelling.ts'

export type Measure = 'age' | 'length' | 'mass' | 'volume' | 'memory' | 'count'

/** A unit and its value in the base unit of its measure: months, millimetres, grams, millilitres, kilobytes or pieces. */
export type Unit = { measure: Measure; base: number }

const GRAMS_AN_OUNCE = 28.349523125
const MILLILITRES_A_FLUID_OUNCE = 29.5735295625

const UNITS: readonly [Measure, base: number, names: string][] = [
  [
    'age',
    1,
    'month months mo mos mth mths mnth mnths mois monat monate monaten mon mes meses mese mesi maand maanden mnd',
  ],
  [
    'age',
    1,
    'miesiąc miesiące miesięcy mies mc měsíc měsíce měsíců měs månad månader mån måned måneder mdr mnd ay aylık',
  ],
  ['age', 1, 'мес месяц месяца месяцев 个月 個月 ヶ月 か月 カ月 ケ月 箇月 개월'],
  [
    'age',
    12,
    'y yr yrs year years yo t jahr jahre jahren j an ans año años ano anos anno anni jaar jr lat lata rok roky let',
  ],
  ['age', 12, 'år yaş yaşı yıl лет год года г.р 岁 歲 歳 才 세'],
  ['length', 1, 'mm millimeter millimetre millimètre milímetro millimetro milimetr мм 毫米 ミリ'],
  [
    'length',
    10,
    'cm centimeter centimetre zentimeter centimètre centímetro centimetro centymetr см 厘米 公分 センチ',
  ],
  ['length', 100, 'dm dezimeter decimeter дм'],
  ['length', 1000, 'm mt mtr mtrs meter metre mètre metro metri metr м метр 米 メートル'],
  ['length', 1_000_000, 'km kilometer kilometre км'],
  [
    'length',
    25.4,
    'in inch inches zoll pouce pulgada polegada pollice pollici duim cal cale cali palec palce tum tomme tommer inç дюйм дюйма дюймов 英寸 インチ "',
  ],
  ['length', 304.8, `ft foot feet fuss pied pie piedi fot fod фут '`],
  ['length', 914.4, 'yd yard'],
  ['mass', 0.000001, 'mcg ug μg'],
  ['mass', 0.001, 'mg milligram milligramm milligramme мг 毫克'],
  ['mass', 1, 'g gr gm grm gram gramm gramme grammo grammi gramo grama г гр грамм 克 グラム'],
  ['mass', 10, 'dag dkg deka'],
  ['mass', 1000, 'kg kgs kilo kilogram kilogramm kilogramme chilo кг килограмм 公斤 千克 キロ'],
  ['mass', GRAMS_AN_OUNCE, 'oz ounce onz onza unze oncia uncja unce унция'],
  ['mass', GRAMS_AN_OUNCE * 16, 'lb pound libra фунт'],
  ['volume', 0.001, 'ul μl'],
  ['volume', 1, 'ml milliliter millilitre mililitro millilitro mililitr cc мл 毫升 ミリリットル'],
  ['volume', 10, 'cl centiliter zentiliter centilitre centilitro сл'],
  ['volume', 100, 'dl deciliter deziliter decilitre decilitro дл'],
  [
    'volume',
    1000,
    'l lt ltr liter litre litro litri litr litry litrów л литр литра литров 升 公升 リットル',
  ],
  ['volume', 100_000, 'hl hektoliter hectolitre'],
  ['volume', MILLILITRES_A_FLUID_OUNCE, 'floz fluidounce'],
  ['volume', 473.176473, 'pt pint'],
  ['volume', 946.352946, 'qt quart'],
  ['volume', 3785.411784, 'gal gallon'],
  ['memory', 1, 'kb'],
  ['memory', 1e3, 'mb'],
  ['memory', 1e6, 'gb гб'],
  ['memory', 1e9, 'tb тб'],
  [
    'count',
    1,
    'pc pcs piece pieces pack packs pk pck ct count st stk stück stücke pz pezzi pièces szt ks adet шт 个 個 枚 本 pairs pair paar',
  ],
]

const unitOf: ReadonlyMap<string, Unit> = new Map(
  UNITS.flatMap(([measure, base, names]) =>
    foldLetters(names)
      .split(' ')
      .map((name) => [name, { measure, base }] as const),
  ),
)

/** The unit with this folded name (`foldLetters`), singular or with an English plural s; undefined for any other word. */
export function unitNamed(name: string): Unit | undefined {
  return unitOf.get(name) ?? (name.length > 2 ? unitOf.get(name.replace(/s$/, '')) : undefined)
}
