import { describe, expect, it } from 'vitest'
import { decodeWith } from '@/features/import/bytes/decode.ts'
import { encodeAs } from '@test/encodeAs.ts'
import { likelyEncoding } from './likelyEncoding.ts'

/** Titles as retailers write them, by language, and the encodings in which programs export them. */
const LANGUAGES: readonly (readonly [language: string, encodings: string[], titles: string])[] = [
  [
    'German',
    ['windows-1252', 'iso-8859-15', 'macintosh'],
    'Größe L Hemd weiß|Gürtel für Mädchen|Übergangsjacke Herren|Kinderschuhe Größe 32|Müsliriegel Nüsse 40 g|Geschirrspültabs 40 Stück|Rührschüssel|Weißwein trocken 0,75 l|Tür-Stopper|Fußball Größe 5',
  ],
  [
    'French',
    ['windows-1252', 'macintosh'],
    'Crème hydratante visage|Café moulu 250 g|Thé vert à la menthe|Chemise à carreaux été|Boîte à goûter|Pâtes fraîches aux œufs|Évier inox|L’Oréal mascara|Gel douche “Océan”|Écharpe laine',
  ],
  [
    'Spanish',
    ['windows-1252'],
    'Camisa de algodón niño|Pañales talla 4|Champú anticaída|Azúcar moreno 1 kg|Cinturón de piel|Jabón líquido|Sartén antiadherente|Piña en almíbar|Muñeca|Cigüeña peluche',
  ],
  [
    'Italian',
    ['windows-1252'],
    'Caffè macinato qualità oro|Tè verde|Più morbido ammorbidente|Pantaloni comodità|Purè di patate|Felpa con cappuccio più zip|Lavabiancheria libertà|Ragù alla bolognese',
  ],
  [
    'Portuguese',
    ['windows-1252'],
    'Calção de banho|Pão de forma integral|Açúcar cristal 1 kg|Sabonete líquido|Maçã desidratada|Ração para cães|Blusa de lã|Relógio de pulso|Limão|Feijão preto',
  ],
  [
    'Dutch',
    ['windows-1252'],
    'Café crème koffie|Geïsoleerde fles|Ruïne puzzel|Reünie kaart|Crème brûlée',
  ],
  [
    'Swedish',
    ['windows-1252'],
    'Röd tröja barn|Kött färs 500 g|Blåbärssylt|Hårschampo|Smörgåsrån|Öronproppar|Tvättmedel|Hörlurar trådlösa',
  ],
  [
    'Danish',
    ['windows-1252'],
    'Rødgrød|Blå skjorte|Æblejuice|Børnetøj|Kødboller|Håndsæbe|Smør økologisk|Køkkenrulle',
  ],
  [
    'English',
    ['windows-1252'],
    'Café latte|Crème brûlée torch|“Best” price – 5’ rug|Jalapeño sauce|Naïve gift|£5 mug|Façade paint',
  ],
  [
    'Polish',
    ['windows-1250', 'iso-8859-2'],
    'Koszula męska biała|Żel pod prysznic|Skarpety dziecięce|Płyn do mycia naczyń|Łóżko dziecięce|Mąka pszenna|Mleko świeże|Spódnica długa|Kołdra|Wąż ogrodowy',
  ],
  [
    'Czech',
    ['windows-1250', 'iso-8859-2'],
    'Pánská košile bílá|Dětské ponožky|Lůžkoviny povlečení|Šampon na vlasy|Žehlička parní|Řezací prkénko|Tričko s krátkým rukávem|Zimní bunda dámská|Věšák na prádlo|Máslo čerstvé',
  ],
  [
    'Hungarian',
    ['windows-1250'],
    'Férfi póló fehér|Őszi kabát|Gyűjtő doboz|Gyermek cipő|Hűtőszekrény|Fűszer só|Könyv szűrő|Mosógép|Bőröv',
  ],
  [
    'Romanian',
    ['windows-1250'],
    'Cămaşă bărbătească|Şampon pentru păr|Ţesătură|Încălţăminte|Bluză fetiţă|Ceaşcă|Maşină de spălat|Şosete bărbaţi',
  ],
  [
    'Russian',
    ['windows-1251', 'koi8-r'],
    'Рубашка хлопковая белая|Пальто шерстяное|Шарф|Футболка мужская|Кофе молотый|Чай зелёный|Шампунь для волос|Платье женское летнее|Сыр твёрдый|Хлеб ржаной',
  ],
  [
    'Ukrainian',
    ['windows-1251'],
    'Сорочка чоловіча біла|Дитячі шкарпетки|Кава мелена|Їжа для котів|Світшот жіночий|Плаття літнє|Хліб житній',
  ],
  [
    'Bulgarian',
    ['windows-1251'],
    'Мъжка риза бяла|Детски чорапи|Кафе мляно|Шампоан за коса|Вълнено палто|Рокля лятна|Хляб ръжен',
  ],
  [
    'Greek',
    ['windows-1253'],
    'Πουκάμισο ανδρικό λευκό|Παπούτσια παιδικά|Καφές αλεσμένος|Σαμπουάν για μαλλιά|Τσάι πράσινο|Φόρεμα καλοκαιρινό|Τυρί φέτα',
  ],
  [
    'Turkish',
    ['windows-1254'],
    'Erkek gömleği beyaz|Çocuk çorabı|Şampuan saç|Bulaşık deterjanı|Kış ceketi|Yeşil çay|Ütü masası|Kadın tişört|Süt yarım yağlı|İç çamaşırı',
  ],
  ['Hebrew', ['windows-1255'], 'שמלה קיץ|גבינה לבנה|מכנסיים|צעצוע לילדים|לחם שיפון'],
  [
    'Arabic',
    ['windows-1256'],
    'فستان صيفي|جبن أبيض|بنطلون رياضي|لعبة أطفال|خبز أسمر|قميص قطن رجالي',
  ],
  ['Lithuanian', ['windows-1257'], 'Moteriška suknelė|Sūris varškės|Žaislas vaikams|Duona ruginė'],
  ['Thai', ['windows-874'], 'เสื้อเชิ้ตผู้ชาย|กาแฟคั่วบด|ถุงเท้าเด็ก|แชมพู'],
  [
    'Japanese',
    ['shift_jis', 'euc-jp'],
    'コットンシャツ 白|ウールコート|マフラー|緑茶|子供用靴下|コーヒー豆 200グラム|洗剤|Tシャツ メンズ|ワンピース 夏|化粧水 しっとり',
  ],
  [
    'Chinese, simplified',
    ['gb18030'],
    '纯棉衬衫 白色|羊毛大衣|围巾|绿茶|儿童袜子|咖啡豆|洗发水|男士外套|夏季连衣裙|护肤水',
  ],
  [
    'Chinese, traditional',
    ['big5'],
    '純棉襯衫 白色|羊毛大衣|圍巾|綠茶|兒童襪子|咖啡豆|洗髮精|男士外套|夏季洋裝|化妝水',
  ],
  [
    'Korean',
    ['euc-kr'],
    '면 셔츠 흰색|울 코트|스카프|녹차|어린이 양말|커피 원두|샴푸|남성 재킷|여름 원피스|운동복 바지',
  ],
]

const listOf = (titles: readonly string[]) =>
  `EAN;Title;Price\r\n${titles.map((title, at) => `204981170${1377 + at};${title};${at + 9},90\r\n`).join('')}`

const each = LANGUAGES.flatMap(([language, encodings, titles]) =>
  encodings.map((encoding) => ({ language, encoding, titles: titles.split('|') })),
)

/** Encodings that read these bytes as the same text are equally right. */
const isRead = (encoding: string, text: string): boolean => {
  const bytes = encodeAs(encoding, text)
  return decodeWith(likelyEncoding(bytes), bytes) === text
}

describe('the likely encoding', () => {
  it.each(each)('of a list in $language is $encoding', ({ encoding, titles }) => {
    expect(isRead(encoding, listOf(titles))).toBe(true)
  })

  it('is right for nearly all lists of three titles', () => {
    const lists = each.flatMap(({ encoding, titles }) =>
      titles.slice(2).map((_, at) => ({ encoding, text: listOf(titles.slice(at, at + 3)) })),
    )
    const wrong = lists.filter(({ encoding, text }) => !isRead(encoding, text))
    expect(lists.length).toBeGreaterThan(200)
    expect(wrong.length / lists.length).toBeLessThan(0.02)
  })

  it('is right for most single titles, and for all of those in Windows-1252', () => {
    const titles = each.flatMap(({ language, encoding, titles: all }) =>
      all.map((title) => ({ language, encoding, text: `2049811701377;${title};9,90\r\n` })),
    )
    const wrong = titles.filter(({ encoding, text }) => !isRead(encoding, text))
    expect(wrong.length / titles.length).toBeLessThan(0.12)
    const western = wrong.filter(({ encoding }) => encoding === 'windows-1252')
    expect(western.map(({ text }) => text)).toEqual([])
  })

  it('is Windows-1252 if the bytes give no hint', () => {
    expect(likelyEncoding(Uint8Array.of(0x35, 0x20, 0x80))).toBe('windows-1252')
    expect(likelyEncoding(new Uint8Array())).toBe('windows-1252')
  })

  it('is found from a title at the end of a long file without letters', () => {
    const text = `${'2049811701377;9,90\r\n'.repeat(50_000)}2049811701377;Рубашка хлопковая белая\r\n`
    expect(likelyEncoding(encodeAs('windows-1251', text))).toBe('windows-1251')
  })
})
