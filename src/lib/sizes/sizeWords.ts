/** Size words in the languages of shops, folded (`foldLetters`) like the texts that they are compared with. */
import { foldLetters } from '@/lib/text/spelling.ts'

const split = (line: string): string[] => foldLetters(line).split(' ')

const words = (...lines: string[]): ReadonlySet<string> => new Set(lines.flatMap(split))

/** Names of fields and attributes that contain sizes. */
export const SIZE_NAMES = words(
  'size sizes große großen groesse groessen taille tailles talla tallas taglia taglie maat maten',
  'tamanho tamanhos tamaño tamaños rozmiar rozmiary velikost velikosti veľkosť storlek storlekar',
  'størrelse størrelser méret koko beden bedenler размер размеры розмір μέγεθος مقاس साइज',
  '尺码 尺碼 尺寸 号型 サイズ 사이즈',
)

/** Endings of compounds such as Schuhgröße and schoenmaat. */
export const SIZE_ENDINGS: readonly string[] = split('größe groesse storlek størrelse maat')

/** Words before a figure that only mark it as a size. */
export const SIZE_LABELS = words('sz gr nr no t tg tam roz vel str ø')

/** Names of one size for all, without spaces and signs, in the form of `spellingKey`. */
export const ONE_SIZE = words(
  'onesize onesizefitsall onesizefitsmost onesizefits os osfa osfm osfs osz freesize free fs unisize uni universal',
  'einheitsgröße einheitsgroesse universalgröße tailleunique unique tu tallaúnica única tagliaunica unica',
  'tamanhoúnico único unico eenmaat uniwersalny rozmiaruniwersalny univerzální univerzálnívelikost',
  'enstorlek onestorlek onesizestorlek énstørrelse enstørrelse standardbeden tekbeden standart',
  'единыйразмер безразмерный одинразмер универсальный',
  '均码 均碼 フリーサイズ フリー ワンサイズ 프리사이즈',
)

/** The letters and words that mean S, M and L, before any "extra". */
export const LETTERS: ReadonlyMap<string, 'S' | 'M' | 'L'> = new Map(
  (
    [
      [
        'S',
        's small sm klein petit petite pequeño pequeña pequeno pequena piccolo piccola mały mała malý malá liten lille küçük маленький 小 p',
      ],
      [
        'M',
        'm medium med mittel moyen moyenne mediano mediana médio média medio media middel średni średnia střední mellan mellem orta средний 中',
      ],
      ['L', 'l large lg gross grand grande groot duży duża velký velká stor büyük большой 大 g'],
    ] as const
  ).flatMap(([letter, names]) => split(names).map((name) => [name, letter] as const)),
)

/** Letter sizes of other schemes, in steps below (−) or above M. Brazil and Portugal use PP, GG and EG. */
export const OTHER_LETTERS: ReadonlyMap<string, number> = new Map([
  ['pp', -2],
  ['gg', 2],
  ['xgg', 3],
  ['eg', 3],
  ['egg', 4],
])

/** Names of size systems and the form in which they are compared. */
export const SYSTEMS: ReadonlyMap<string, string> = new Map(
  [
    'eu eur euro europe europa',
    'uk gb gbr',
    'us usa',
    'fr fra france',
    'it ita italy italia',
    'de ger deu',
    'es esp spain',
    'jp jpn japan',
    'au aus australia',
    'cn chn china',
    'br bra brasil brazil',
    'ru rus russia',
    'in ind india',
    'kr kor korea',
    'mx mex mexico',
  ].flatMap((line) => {
    const [code = '', ...others] = line.split(' ')
    return [code, ...others].map((name) => [name, code] as const)
  }),
)

/** Words before a child’s age in years. */
export const AGE_LABELS = words(
  'age ages aged alter âge edad età idade wiek věk leeftijd ålder alder yaş возраст 年齢 年龄',
)

/** Names of sizes smaller than any age, in the form of `spellingKey`; the first line is for premature babies. */
export const NEWBORN: readonly ReadonlySet<string>[] = [
  words('preemie premature prem prématuré frühchen prematuro'),
  words(
    'newborn nb newbaby neugeboren neugeborene naissance nouveauné reciénnacido recemnascido neonato pasgeboren noworodek novorozenec nyfödd nyfødt yenidoğan новорожденный новорождённый 新生儿 新生児',
  ),
]

/** Words for who a size is for; before a letter size they form a separate system. */
export const WEARERS = words(
  'men mens man women womens woman kids kid boys girls junior youth unisex adult adults toddler baby',
  'herren damen kinder homme femme enfant hombre mujer niño niña uomo donna bambino heren dames',
)
