/** The one reader of stock: yes, no, or not known. A word that is in no list is not known, never a yes. */
import { isMissing } from '../../../lib/text/missingWords.ts'
import { plainDigits } from '../../../lib/text/plainDigits.ts'

export type StockReading = {
  /** Null where the cell says nothing, or says it in a word that is not known. */
  inStock: boolean | null
  /** The word, where it is one that leaves it open: "preorder", "auf Anfrage". */
  openWord: string | null
}

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^https?:\/\/schema\.org\//, '')
    .replace(/[\s_\-./!]+/g, ' ')
    .trim()

const list = (text: string) =>
  new Set(
    text
      .split('\n')
      .map((line) => fold(line))
      .filter((line) => line !== ''),
  )

/** Each phrase in a line, in the languages that retailers use. */
const NO = list(`no
n
false
f
off
out of stock
outofstock
out stock
oos
not in stock
no stock
nostock
sold out
soldout
discontinued
unavailable
not available
currently unavailable
none
archived
ended
empty
zero
inactive
nein
falsch
nicht auf lager
nicht vorratig
nicht vorrätig
nicht verfugbar
nicht verfügbar
nicht lieferbar
nicht mehr lieferbar
nicht mehr verfügbar
zurzeit nicht lieferbar
derzeit nicht verfügbar
ausverkauft
vergriffen
derzeit vergriffen
leider vergriffen
kein bestand
kein lagerbestand
abverkauft
non
faux
epuise
épuisé
indisponible
en rupture
rupture
rupture de stock
en rupture de stock
pas en stock
hors stock
plus disponible
non disponible
non dispo
falso
agotado
agotada
sin stock
sin existencias
no disponible
fuera de stock
esaurito
esaurita
non disponibile
terminato
esgotado
esgotada
sem estoque
sem stock
indisponivel
nao
não
uitverkocht
niet op voorraad
niet leverbaar
niet beschikbaar
nee
onwaar
brak
brak w magazynie
niedostepny
niedostępny
wyprzedany
wyprzedane
nie
vyprodano
vyprodáno
neni skladem
není skladem
nedostupne
nedostupné
ne
slut
slutsald
slutsåld
ej i lager
finns ej i lager
slut i lager
inte i lager
nej
udsolgt
ikke pa lager
ikke på lager
ikke tilgængelig
utsolgt
nei
tukendi
tükendi
stokta yok
stokta degil
mevcut degil
hayir
hayır
yok
нет
нет в наличии
нет на складе
отсутствует
распродано
закончился
закончилось
под заказ нет
nahi
nahin
stock khatam
khatam
无货
無貨
缺货
缺貨
售罄
已售罄
售完
没有
无
否
断货
下架
在庫なし
在庫切れ
品切れ
売り切れ
なし
無
いいえ
غير متوفر
نفد
لا`)

const YES = list(`yes
y
true
t
on
in stock
instock
in store
available
available now
in stock now
on stock
on hand
limited
limited availability
low stock
limited stock
few left
last items
only online
online only
in store only
active
ja
wahr
auf lager
lagernd
vorratig
vorrätig
verfugbar
verfügbar
sofort verfügbar
sofort lieferbar
lieferbar
wenige verfügbar
nur noch wenige
oui
vrai
en stock
disponible
dispo
stock limite
si
sí
verdadero
en existencia
hay stock
disponibile
in magazzino
sì
vero
pronta consegna
sim
em estoque
em stock
disponivel
disponível
op voorraad
leverbaar
beschikbaar
direct leverbaar
waar
tak
dostepny
dostępny
na stanie
w magazynie
ano
skladem
na sklade
na skladě
dostupne
dostupné
i lager
finns i lager
tillgänglig
pa lager
på lager
på lageret
tilgængelig
stokta
stokta var
mevcut
var
evet
да
есть
в наличии
есть в наличии
на складе
haan
han
hai
uplabdh
有货
有貨
现货
現貨
有
在库
在庫
充足
是
在庫あり
在庫有り
あり
有り
はい
متوفر
نعم`)

/** Nothing that can be delivered now, and nothing that is gone for good. */
const OPEN = list(`preorder
pre order
presale
pre sale
backorder
back order
onbackorder
on backorder
backordered
on order
made to order
on request
coming soon
soon
auf anfrage
vorbestellbar
vorbestellung
bestellbar
auf bestellung
nachbestellt
sur commande
precommande
précommande
sobre pedido
bajo pedido
preventa
su ordinazione
su richiesta
preordine
sob encomenda
pre venda
op bestelling
pre order
na zamowienie
na zamówienie
przedsprzedaz
na objednavku
na objednávku
predobjednavka
bestallningsvara
beställningsvara
på beställning
bestillingsvare
on siparis
ön sipariş
предзаказ
под заказ
预售
預售
预订
予約
予約受付中
お取り寄せ`)

/** `12`, `0.0`, `-3`, `12 pcs`, `> 10`, `10+`, `0 Stück`. */
const COUNT = /^(?:[<>≥≤~]|>=|<=)?\s*([-−]?\d[\d\s]*(?:[.,]\d+)?)\s*\+?\s*(?:\p{L}+\.?)?$/u

export function readStock(cell: string): StockReading {
  const text = plainDigits(cell).trim()
  const count = COUNT.exec(text)?.[1]
  if (count !== undefined) {
    const number = Number(count.replace('−', '-').replace(/\s/g, '').replace(',', '.'))
    // "< 5" is a few; "> 0" is some.
    return { inStock: number > 0 || /^(?:>|≥)/.test(text), openWord: null }
  }
  const word = fold(text)
  if (NO.has(word)) return { inStock: false, openWord: null }
  if (YES.has(word)) return { inStock: true, openWord: null }
  if (OPEN.has(word)) return { inStock: null, openWord: text }
  if (isMissing(cell)) return { inStock: null, openWord: null }
  return { inStock: null, openWord: text }
}
