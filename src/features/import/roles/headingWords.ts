/**
 * The words of headings, in the languages that retailers use: English, German, French, Spanish, Italian, Portuguese, Dutch,
 * Polish, Czech, Swedish, Danish, Turkish, Russian, Hindi in Latin letters, Chinese, Japanese and Arabic. All are folded as
 * `foldHeading` folds. A word with `*` before or behind it also counts as the end or the beginning of a longer word, as
 * German and the Nordic languages join theirs; words of Chinese, Japanese and Arabic count anywhere.
 */

export type Concept = keyof typeof CONCEPTS

export const CONCEPTS = {
  /** What anything costs, whoever pays it. */
  price: `price prices pricing amount *preis *preise preis* betrag prix precio precios prezzo prezzi preco precos prijs prijzen *prijs cena ceny cen pris
    priser *pris fiyat fiyati fiyatlar цена цены цене стоимость kimat keemat daam bhav value 价格 价 单价 價格 値段 価格 売値 سعر السعر ثمن`,
  /** What the shop asks: it makes any figure a price. */
  sell: `retail selling sell sales sold vk verkauf verkaufs* verkaufspreis laden ladenpreis endpreis endverbraucher* shop store vente vendre pvc venta pvp vendita
    venda vendas verkoop verkoop* sprzedazy sprzedaz sprzedazowa detaliczna detal prodejni prodej maloobchodni forsaljning forsaljnings* utpris ut salg salgs*
    utsalgs* butikspris satis perakende продажи продажа продажная розничная розница розн bikri becho khudra 零售 售价 售價 销售 卖价 販売 売価 小売 البيع بيع`,
  /** What the shop pays. */
  cost: `cost costs purchase purchasing buy buying bought wholesale landed cogs ek einkauf einkaufs* einkaufspreis einstand einstands* bezug bezugs* gestehung* herstell*
    kosten wareneinsatz achat revient pa cout couts coutant compra coste costo costes acquisto custo inkoop inkoop* kostprijs zakupu zakup zakupowa koszt kosztu hurtowa
    nakupni nakup nakladova velkoobchodni inkop inkops* inpris kostnad indkob indkobs* kostpris alis maliyet toptan закупки закупка закупочная закупочной закуп
    себестоимость опт оптовая kharid kharidi lagat thok 进价 進價 成本 采购 採購 批发 仕入 仕入れ 原価 卸 卸値 التكلفة تكلفة الشراء شراء`,
  /** What the maker recommends, or what was asked before a reduction. */
  list: `rrp msrp srp mrp list listprice catalog catalogue recommended suggested regular compare strike strikethrough original uvp uvpe listen listenpreis listenpreise
    streichpreis streich* empfohlen* empf katalog* conseille public barre barree catalogue recommande recomendado recomendada pvpr tachado tarifa listino consigliato
    barrato tabela sugerido advies adviesprijs advies* catalogowa katalogowa sugerowana doporucena doporucen katalogova rekommenderat rek rekpris cirkapris vejl vejledende
    tavsiye liste рекомендованная рекомендуемая ррц мрц каталожная 定价 定價 市场价 市場價 吊牌价 建议零售价 原价 定価 希望小売価格 メーカー希望`,
  /** A reduced price, for a time. */
  sale: `sale special promo promotion promotional promotionnel action deal offer reduced discounted clearance angebot angebots* aktion aktions* sonder* sonderpreis
    reduziert promotionnel solde soldes remise oferta ofertas rebajado rebaja promocion offerta scontato sconto promozione promocional aanbieding actie actie*
    promocyjna promocja obnizona wyprzedaz akcni akce sleva kampanj* kampanje* rea* extrapris tilbud tilbuds* udsalg indirim indirimli kampanya акция акционная
    скидкой распродажа 促销 促銷 特价 特價 优惠 セール 特価 割引 تخفيض`,
  floor: `floor map minimum min lowest mindest mindest* mindestpreis untergrenze *untergrenze preisuntergrenze plancher minimal minimale minimo minima minimi
    ondergrens minimum* minimalna minimalni minsta laagste lagsta mindste asgari минимальная мин 最低 最低价 限价 下限`,
  target: `target goal desired ziel ziel* zielpreis wunsch* soll* cible objectif objetivo obiettivo streef* doel* docelowa cilova mal* onsket hedef целевая 目标`,
  /** It was asked before; it is not what is asked now. */
  old: `old previous former prior last was before alt alte alter altes bisher bisherig* vorher* vorig* ancien ancienne precedent anterior antiguo viejo vecchio
    precedente antigo oud oude vorige stara stary poprzednia puvodni predchozi gammal tidigare gammel tidligere for eski onceki старая старой прежняя 旧 舊 前`,
  new: `new current now actual neu neue neuer neues aktuell* jetzt nouveau nouvelle actuel actuelle nuevo nueva actual nuovo nuova attuale novo nova atual nieuw nieuwe
    huidige nowa nowy aktualna nova novy aktualni ny nya nuvarande nye nuvaerende aktuel yeni guncel новая новой текущая 新 现价 現`,
  own: `my our own mine mein* unser* eigen* mon notre nos mi nuestro nostro mio meu nosso mijn onze moja nasza nase min var vores benim bizim моя наша 我的 本店 自社`,
  /** Another shop's. */
  competitor: `competitor competitors competition competing rival rivals other others market marketplace wettbewerb wettbewerbs* konkurrenz konkurrenz* mitbewerber*
    markt* fremd* concurrent concurrence concurrents competencia competidor competidores concorrente concorrenza concorrenti concorrencia concurrentie concurrent*
    konkurencji konkurencja konkurent konkurence konkurent* konkurrent* rakip rakipler конкурент конкурента конкурентов рыночная 竞争 竞品 競合 他社 المنافس`,
  /** For a quantity that is no piece. */
  perQuantity: `/kg /g /l /lb /oz /ml /m /100 per kg kilo kilogram litre liter lb lbs ounce 100g 100ml metre meter grundpreis grundpreis* basispreis je pro kilogramm unitaire
    kilopreis literpreis kilopris literpris jamforpris jmf* stykpris base kilo litro kilogramo pound unitaire au kilopric kg/l kilopris 公斤 斤 每`,
  unit: `unit units uom einheit *einheit einheit* pe me ve vpe unite unidad unita unidade eenheid jednostka jednostki jednotka enhet* enhed* birim единица ед 单位 單位 単位`,
  group: `group class category grouping tier level *gruppe *gruppen *klasse *stufe groupe classe grupo clase gruppo classe nivel groep *groep klasse grupa skupina grupp* *grupp
    *gruppe grubu группа 组 組 类`,
  kind: `type code kind list id key number no flag status basis method *art *typ *code *liste *nummer *kennzeichen kennung name source`,
  change: `change changes changed difference diff delta variance increase decrease markup mark up margin profit uplift discount rebate *anderung *differenz *abweichung
    *erhohung *senkung aufschlag* abschlag rabatt *rabatt marge spanne handelsspanne *marge gewinn* deckungs* variation ecart remise hausse baisse cambio variacion diferencia
    margen descuento margine variazione ricarico sconto variacao desconto margem verschil wijziging korting marza zmiana roznica rabat narzut marze zmena rozdil sleva marginal
    *marginal forandring skillnad avance *avance forskel degisim fark marj изменение разница наценка маржа скидка % percent pct prozent index *index 变动 涨幅 毛利 差 変更 差額 粗利`,
  date: `date dates day time valid from until to since start end begin effective expires updated update last modified datum *datum gultig gultig* ab bis seit stand *beginn *ende
    beginn zeit* valide validite depuis jusqu debut fin valable fecha desde hasta vigencia valido inicio data valida dal al inizio fine validade vanaf tot geldig obowiazuje od do wazna
    platnost platna giltig fran till gyldig fra tarih gecerli дата действует с по 日期 生效 有效 日 期間 開始 終了`,
  shipping: `shipping delivery freight postage handling transport versand versand* fracht* liefer* porto* zustell* livraison port envio flete spedizione consegna frete
    entrega verzending verzend* bezorg* dostawa dostawy wysylka wysylki przesylki doprava dopravne postovne frakt* leverans* porto fragt* levering* kargo teslimat nakliye
    доставка доставки 运费 運費 邮费 送料 配送`,
  /** A cost centre and the like: something that is named after costs and is none. */
  centre: `center centre stelle *stelle kostenstelle kostentrager centro account konto *konto compte cuenta conto gl ledger`,
  quantity: `quantity qty quantities count pieces pcs pack packs packsize order orders moq menge *menge anzahl stuck stuckzahl bestell* packungs* vpe quantite nombre commande
    colis cantidad unidades pedido quantita pezzi ordine quantidade aantal stuks bestel* ilosc sztuk zamowienia mnozstvi kusu objednavka antal *antal bestallning* bestillings*
    adet miktar siparis количество колво кол заказ 数量 數量 个数 起订量 件数 個数 入数 最小`,
  tax: `tax taxes vat gst mwst ust steuer *steuer steuer* tva taxe taxes iva impuesto imposta imposto btw moms kdv ндс налог 税 税率 消費税`,
  net: `net netto ht excl excluding exkl without ohne hors sans sin senza sem zonder bez uden uten haric без 不含 税抜 未税 税别`,
  gross: `gross brutto ttc incl including inkl with mit avec con compresa inclusa incluso com z vcetne ink med dahil с 含税 税込 税込み`,
  currency: `currency currencies wahrung *wahrung wahrg devise monnaie moneda divisa valuta moeda waluta mena valuta* para doviz валюта 币种 货币 幣別 通貨 العملة iso`,
  stock: `stock availability available inventory onhand instock in-stock bestand *bestand lager lager* lagerbestand verfugbar verfugbarkeit lieferbar lieferbarkeit vorrat
    disponibilite disponible enstock existencias disponibilidad giacenza giacenze disponibilita disponibile estoque disponibilidade disponivel voorraad beschikbaarheid
    beschikbaar stan magazyn* dostepnosc dostepny skladem sklad dostupnost zasoba zasoby lagersaldo saldo i lager tillganglig* lagerstatus pa stok stogu mevcut наличие остаток
    остатки склад 库存 庫存 存货 在庫 المخزون`,
  total: `total totals subtotal line extended gesamt gesamt* zeilen* summe montant importe totale totaal razem celkem totalt ialt toplam итого сумма 合计 小计 総額 合計`,
  rating: `rating ratings review reviews score stars bewertung* note avis etoiles valoracion valutazione avaliacao beoordeling ocena hodnoceni betyg bedommelse puan оценка рейтинг 评分 評価`,
  weight: `weight length width height depth volume dimensions gewicht *gewicht lange breite hohe tiefe volumen masse poids longueur largeur hauteur peso largo ancho alto lunghezza
    altezza larghezza comprimento largura altura lengte breedte hoogte waga dlugosc szerokosc wysokosc hmotnost vaha delka sirka vyska vikt langd bredd hojd vaegt laengde
    agirlik en boy вес масса длина ширина высота 重量 尺寸 重さ サイズ`,
} as const

type Words = {
  whole: Set<string>
  begins: readonly string[]
  ends: readonly string[]
  anywhere: readonly string[]
}

/** Scripts that put no blanks between words. */
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\u0600-\u06ff]/

function wordsOf(list: string): Words {
  const all = list.split(/\s+/).filter((word) => word !== '')
  const plain = all.filter((word) => !word.includes('*') && !UNSPACED.test(word))
  return {
    whole: new Set(plain),
    begins: all.filter((word) => word.endsWith('*')).map((word) => word.replaceAll('*', '')),
    ends: all.filter((word) => word.startsWith('*')).map((word) => word.replaceAll('*', '')),
    anywhere: all.filter((word) => UNSPACED.test(word)),
  }
}

const TABLES = Object.entries(CONCEPTS).map(
  // The keys of the table.
  ([concept, list]) => [concept as Concept, wordsOf(list)] as const,
)

const has = ({ whole, begins, ends, anywhere }: Words, words: readonly string[], folded: string) =>
  words.some(
    (word) =>
      whole.has(word) ||
      begins.some((stem) => word.length > stem.length - 1 && word.startsWith(stem)) ||
      ends.some((stem) => word.endsWith(stem)),
  ) || anywhere.some((word) => folded.includes(word))

/** Which concepts the words of a folded heading belong to. */
export function conceptsOf(folded: string): ReadonlySet<Concept> {
  const words = folded.split(' ')
  return new Set(
    TABLES.filter(([, table]) => has(table, words, folded)).map(([concept]) => concept),
  )
}
