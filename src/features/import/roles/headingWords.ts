/**
 * The words of headings, in the languages that retailers use: English, German, French, Spanish, Italian, Portuguese, Dutch,
 * Polish, Czech, Swedish, Danish and Norwegian, Turkish, Russian, Hindi in Latin letters, Chinese, Japanese and Arabic, in this
 * order. A word that ends with `*` matches with every ending, one that ends with `-` only the beginning of a longer word
 * ("Endpreis"), one that begins with `-` only its end ("Preisart"). A word can belong to several concepts. Words that are
 * written without blanks here are phrases (`PHRASES`).
 */

export type Concept = keyof typeof CONCEPTS

export const CONCEPTS = {
  /** Words for any price, no matter who pays it. */
  price: `price prices pricing rrp msrp srp mrp map pv
    preis preise preises vk vkp lvp evp ek ekp hek nek wsp uvp uvpe upe
    prix tarif pvttc pvht pvc pvp pu puttc puht ppc ppi paht
    precio precios pvpr prezzo prezzi listino preco precos prijs prijzen avp
    cena ceny cene cenach cenova scd moc dmoc dpc voc
    pris priser utpris inpris cirkapris rekpris extrapris reapris listpris listepris kostpris utsalgspris udsalgspris salgspris
    fiyat fiyati fiyatlar fiyatlari bedel bedeli psf tesf
    цена цены цене цен ценник ррц мрц рц миц спеццена
    kimat keemat daam bhav mulya
    ar ara arak pret preturi hinta ostohinta myyntihinta τιμη τιμες цiна цiни 가격 판매가 판매가격 매입가 원가 정가 소비자가 공급가 단가
    价格 价 單價 单价 價格 價 値段 価格 価 売値 単価 値 上代 下代 折扣价 特价 特價 特価 限价 定价 定價 定価 标价 原价 市场价 市場價 سعر اسعار ثمن`,
  /** Words that may mean a price, a total or a quantity. */
  amount: `amount value betrag valor стоимость 金额 金額`,
  /** Words for the price that the merchant charges. */
  sell: `etiket det retail selling sell sales consumer store shop vk vkp lvp evp ценник
    verkauf verkaufs endkunden endverbraucher end- laden
    vente pv pvttc pvht magasin publique venta venda vendas vendita pvp publico consumidor consumatore pubblico
    verkoop consumenten consument winkel
    sprzedaz* detal* prodejni prodej* maloobchod* moc koncov*
    forsaljning* ut utpris butik butiks salg salgs utsalg utsalgs udsalgs utsalgspris udsalgspris salgspris forbruger konsument
    satis satilacak perakende tuketici
    продаж* продаг* розн* рц реализаци* отпускн*
    bikri becho khudra vikray vikri eladasi fogyasztoi vanzare myynti myyntihinta πωλησης λιανικης продажу роздрiбн* 판매 판매가 판매가격
    零售 销售 售 卖 銷售 販売 売 小売 上代 بيع البيع تجزئه المستهلك التجزئه مفرد المفرد`,
  /** Words for the price that the merchant pays. */
  cost: `cost costs purchase purchasing buy buying bought wholesale landed cogs fob
    ek ekp hek nek wsp gld einst einkauf einkaufs einstand einstands bezug bezugs gestehungs herstellkosten herstellungs kosten selbstkosten wareneinsatz grosshandel grosshandels
    achat achats revient pa paht pmp cout couts coutant gros grossiste compra coste costo costes pmc mayorista
    acquisto costi ingrosso custo custos pcm aquisicao atacado inkoop inkoops kostprijs kost groothandel groothandels
    zakup* zak koszt* hurt* nabyci* nakup* naklad* porizovac* velkoobchod* voc skladova
    inkop inkops inpris kostnad* grossist* sjalvkostnad* indkob indkobs innkjop innkjops kost kostpris engros
    alis alim maliyet* toptan gelis
    закуп* себестоимост* опт опто* вход* приход* учетн* kharid kharidi lagat thok
    进价 進價 进货 成本 采购 採購 批发 拿货 出厂 结算 仕入 仕入れ 原価 卸 卸値 下代 仕切 تكلفه الشراء شراء جمله الجمله
    beszerzes* achizitie osto ostohinta αγορας χονδρικης закупiвельн* 매입 매입가 원가 공급가`,
  /** Words for a supplier; with a word for price they mean the cost. */
  supplier: `supplier suppliers vendor dealer trade reseller distributor invoice
    lieferant* handler handlers wiederverkaufer* fournisseur* revendeur* proveedor* distribuidor* fornitore rivenditore fornecedor* revenda
    leverancier* dostawc* dodavatel* leverantor* aterforsaljar* leverandor* forhandler* tedarikci* bayi
    поставщик* дилер* 供货 供应商 供应 代理 经销 المورد`,
  /** Words for a recommended price, or for the price that a reduced price is compared with. */
  list: `rrp msrp srp mrp list listprice catalog catalogue recommended suggested manufacturersuggested compareat strike strikethrough original was
    uvp uvpe upe listen- streich- empfohlen* empf empfehlung katalog unverbindlich* unverb ursprungs- ursprunglich* pseudo- pseudo
    conseil* barre barree recommande* ppc ppi public pvc reference recomendad* pvpr tachado tarifa lista catalogo sugerid* referencia
    listino consigliat* barrato originale tabela advies catalogus avp doorgestreept*
    katalogow* sugerowan* rekomendowan* przekreslon* scd doporucen* dmoc dpc cenikov* katalogov*
    rekommender* rek rekpris cirka cirkapris ca- listpris listepris list vejl vejled* veil veiled*
    tavsiye liste psf tesf piyasasatis рекоменд* ррц мрц каталог* каталожн* прайс*
    定价 定價 市场价 市場價 吊牌 建议 建議 原价 划线 标价 参考 指导 定価 希望 メーカー希望 参考 標準 上代 オープン الموصي القائمه المقترح`,
  /** Words for the price without a reduction, which is the price unless another column is. */
  regular: `regular normal usual regular* normale regulier* reguliere ordinarie ord bezna bezne zwykl* normaal обычн* базов* 通常 正价`,
  /** Words for a price that is reduced for a time. */
  sale: `sale special promo promotion promotional discounted reduced clearance action deal offer markdown
    angebots angebot aktions aktion sonder sonderangebots reduzierter reduziert rabattierter rabattpreis
    promotionnel promotionnelle solde soldes remiseapres oferta ofertas rebajad* promocion* condescuento offerta scontat* promozion* promocao comdesconto
    aanbiedings aanbieding actie afgeprijs* promocyjn* promocj* porabacie wyprzedaz* obnizon* akcni akce posleve zlevnen*
    kampanj* rea reapris rea- extrapris extra tilbuds tilbud kampagne* nedsat udsalg
    indirimli kampanya kampanyali promosyon* акци* соскидкои распродаж* спец* спеццена chhoot
    促销 促銷 特价 特價 优惠 活动 折扣价 折后 セール 特価 割引 特別 値引 折扣价 عرض العرض تخفيض التخفيض خصم الخصم مخفض`,
  floor: `floor map min minimum mindest untergrenze minimaler minimal minimale plancher mini minimo minima ondergrens minimum minimaln* minimi minsta mindste minimums
    asgari taban миц мин минимальн* 最低 底 下限 限价 ادني الادني`,
  /** Words for the lowest price: of competitors, of thirty days, or the lowest that is allowed. */
  lowest: `lowest cheapest niedrigst* gunstigst* bas bajo basso baixo laagste goedkoopste najnizsz* nejnizsi lagsta billigste laveste dusuk наименьш* 最安`,
  max: `max maximum maximal maximale highest ceiling hochst obergrenze plafond maximo massimo hochst- maksimum maksimal* максимальн* 最高 上限`,
  average: `average avg mean median durchschnitt* durchschnitts mittlerer moyen moyenne medio media promedio gemiddeld* sredni* prumern* genomsnitt* gennemsnit* ortalama средн* 平均 متوسط`,
  target: `target goal desired ziel wunsch soll cible objectif objetivo obiettivo alvo streef doel docelow* cilov* mal- onsket onskat hedef целев* 目标 目標 المستهدف`,
  /** Words for a former price. */
  old: `old previous former prior last before alter alte altes alt bisher bisherig* vorher vorherig* statt vorig* letzter letzte ancien ancienne precedent* avant dernier derniere
    anterior antiguo ultimo vecchio precedente antigo oud oude vorige stara stary stare starej stara poprzedni* ostatni* puvodni predchozi posledni gammal gammalt tidigare for- gammel tidligere tidl
    eski onceki son стар* прежн* предыдущ* последн* purana 旧 舊 قديم القديم السابق`,
  new: `new current now actual today neu neue neuer neues aktuell* jetzt kunftig* nouveau nouvelle actuel actuelle nuevo nueva nuovo nuova attuale novo nova atual nieuw nieuwe
    huidige now* aktualn* nov* ny nya nytt nuvarande aktuellt nye nuvaerende aktuel yeni guncel нов* текущ* naya 新 现 現 جديد الجديد`,
  own: `my our own your mine mein meine meiner unser unsere unserer eigen* mon notre votre nos mi nuestro nostro mio meu nosso mijn onze moj moja nasza nase nas var vart vores benim bizim
    моя моя наш* hamara mera 我的 我们 本店 自社 当店`,
  /** Words for the price of another merchant, or of all merchants. */
  competitor: `competitor competitors competition competing competitive rival rivals other others market buybox
    wettbewerb* konkurrenz* konkurrent* mitbewerb* markt fremd concurrent* concurrence marche competencia competidor* mercado concorrente* concorrenza mercato concorrencia
    concurrentie konkurencj* konkurent* konkuren* rynkow* trzni marknads markeds rakip* piyasa конкурент* рыночн* 竞争 对手 竞品 競合 他社 市場 منافس المنافس المنافسين السوق`,
  /** Words for goods that are weighed or measured. */
  measure: `kg kilo kilos kilogram kilograms kilogramm kilogramme lb lbs pound ounce oz litre litres liter liters meter metre metres grundpreis grund- jamfor- jamforelse- jamforelse sammenlign*
    litro litros litri kilogramo kilogramos chilo litr litru metr metru metro kilogramu litre gram grama
    кг килограмм* литр* грамм* метр* 公斤 斤 千克 升 每百克 كيلو لتر 当たり 当り グラム リットル キロ`,
  piece: `piece pieces each ea stuck stueck stck stk st einzel piece unitaire unite unidad unitario unitaria ud pieza unitario cad pezzo unita unidade stuk stuks sztuka sztuke szt jednostkow* kus
    ks kusu styck stycke stk enheds enhets adet الوحده шт штук* единичн* 个 件 個 本 枚 単価 单价 單價`,
  unit: `unit units uom einheit me pe mengeneinheit unidad* unita unidade unite eenheid jednostk* jednotk* enhet enhed birim birimi единиц* ед 单位 單位 単位`,
  group: `group groups class category grouping tier level zone range band segment bracket bereich gruppe gruppen klasse stufe staffel -lage
    groupe classe gamme grupo grupos clase rango gruppo gruppi fascia faixa groep klasse grupa grup* skupin* hladin* grupp gruppe intervall interval grubu aralik* aralig* групп* диапазон* категори* 组 組 グループ 区间 帯 ランク`,
  kind: `type code id key number no flag status basis method -art typ -liste nummer nr kennzeichen name source zahl numero tipo tip numer cislo typ* kod* тип код номер вид источник 类型 代码 编号 種別 コード 区分`,
  change: `change changes changed difference diff delta variance increase decrease markup margin margins profit uplift discount discounts rebate reduction savings gap evolution
    anderung anderungen differenz abweichung erhohung senkung aufschlag abschlag rabatt nachlass preisnachlass ersparnis marge margen spanne handelsspanne preisspanne gewinn rohertrag rohgewinn deckungsbeitrag
    remise ecart variation hausse baisse economisez taux cambio variacion diferencia margen descuento margine variazione ricarico sconto variacao desconto margem
    verschil wijziging korting marza marzy narzut zmian* roznic* rabat znizka zmen* rozdil* sleva marze
    marginal andring skillnad avance daekningsgrad aendring forskel rabatt pasliga
    degisim degisimi degisiklik* farki fark marji kar iskonto indirim orani oran изменени* разниц* наценк* марж* скидка прибыл*
    % percent percentage pct prozent prosent procent index indice indeks indexe 变动 变化 涨价 涨幅 降价 幅度 毛利 差 差价 変更 差額 粗利 値上げ 値下げ 率 تغيير فرق نسبه هامش`,
  date: `date dates day time valid validity from until since start end begin effective expires updated update modified begins starts ends beginnt endet empieza termina
    datum dato gultig gultigkeit ab bis seit stand -stand beginn ende zeitraum vom zuletzt valide validite valable depuis jusqu debut fin fecha desde hasta vigencia valido valida
    data dal validade ate vanaf tot geldig obowiazuj* waznosci wazna dnia dzien platnost platna fran galler till gyldig fra tarih tarihi gecerlilik baslangic bitis
    дата деиству* период 日期 生效 有效 日 適用日 期間 開始 終了 تاريخ`,
  /** Words for charges on top of the price. */
  shipping: `shipping delivery freight postage handling transport fee fees surcharge deposit packaging insurance customs duty
    versand versands fracht liefer lieferung porto zustell gebuhr zuschlag pfand kaution verpackungs livraison port frais expedition consigne envio flete gastos portes
    spedizione spese consegna trasporto frete entrega fianza deposito verzend bezorg statiegeld dostaw* wysylk* przesyl* kaucj* doprav* postovne zaloha frakt* levering* forsendelses fragt*
    pant kargo teslimat nakliye доставк* пересылк* залог 运费 運費 邮费 邮 押金 送料 配送 الشحن شحن التوصيل توصيل`,
  /** Words for something that is named after costs but is not a price, such as a cost centre. */
  centre: `center centre centers centres stelle stellen kostenstelle kostentrager trager centro centros account konto compte cuenta conto gl ledger plaats mpk miejsce centrum stredisk* stalle sted
    merkez* центр* мвз 中心 センタ センター مركز`,
  quantity: `quantity qty quantities count pcs pack packs packsize packet order orders ordered moq case cases carton cartons box boxes pallet dozen bundle multipack inner outer
    menge mengen anzahl bestell bestellung abnahme mindestmenge mindestabnahme packungs packung vpe ve karton kisten kiste palette gebinde kolli kollo dutzend multipack set
    quantite nombre commande colis carton caisse lot paquet cantidad unidades pedido pedidos caja palet paquete docena quantita pezzi ordine cartone collo confezione scatola
    quantidade encomenda caixa palete embalagem aantal bestelhoeveelheid bestelaantal bestel afname hoeveelheid doos
    ilosc sztuk zamowien* opakowan* zbiorcz* palet* mnozstvi objednav* odber* baleni krabic* kartonu
    antal bestallning* order* forpackning* kartong* ordre bestilling* maengde kasse pakke adet adedi miktar* siparis* koli kutu palet* paket
    количеств* колво кол заказ* парти* упаков* короб* ящик* 数量 數量 个数 起订 起订量 件数 個数 入数 ロット 発注 箱 盒 ケース 最小起订 كميه كرتون صندوق طلب الطلب`,
  tax: `tax taxes vat gst mwst mehrwertsteuer ust umsatzsteuer steuer steuern tva taxe taxes iva igic impuesto impuestos imposta imposte imposto btw podatek dph moms mva merverdiavgift kdv ндс налог* 税 稅 税率 消費税 الضريبه ضريبه`,
  net: `net netto nett neto liquido ht pvht puht paht 不含税 未税 税抜 税抜き 税别`,
  gross: `gross brutto bruto lordo lorda ttc pvttc puttc ivato ivata kdvli 含税 税込 税込み`,
  currency: `currency currencies wahrung wahrungs wahrg whrg devise monnaie moneda divisa valuta moeda waluta mena valut* doviz para валют* 币种 货币 幣別 通貨 العمله عمله iso`,
  stock: `stock availability available inventory onhand instock bestand lager lagerbestand verfugbar verfugbarkeit lieferbar lieferbarkeit vorrat
    disponibilite disponible enstock existencias disponibilidad giacenza giacenze disponibilita scorta estoque disponivel voorraad beschikbaarheid beschikbaar
    stan magazyn* dostepn* skladem sklad dostupnost zasob* lagersaldo saldo tillganglig* lagerstatus stok stogu mevcut наличи* остат* склад* 库存 庫存 存货 在庫 المخزون مخزون`,
  total: `total totals subtotal extended revenue turnover sold salesvalue gesamt gesamtbetrag summe zeilensumme umsatz absatz umsatze verkaufte zeilen positions positionsbetrag warenwert
    montant totaux chiffre daffaires ventes importe totale fatturato importo totaal omzet regel wartosc suma razem obrot wartosci celkem celkov* trzby
    summa totalt totalpris radsumma omsattning ialt belob linjebelob omsaetning toplam tutar* ciro итог* итого сумм* общ* выручк*
    合计 小计 总 总价 总金额 销售额 总额 合計 小計 総額 売上 الاجمالي اجمالي المجموع`,
  rating: `rating ratings review reviews score stars rank ranking position bewertung bewertungen avis etoiles valoracion valutazione avaliacao beoordeling ocena hodnoceni betyg bedommelse puan оценк* реитинг* 评分 評価 順位`,
  weight: `weight length width height depth volume dimension dimensions gewicht lange breite hohe tiefe masse poids longueur largeur hauteur peso largo ancho alto lunghezza
    altezza larghezza comprimento largura altura lengte breedte hoogte waga dlugosc szerokosc wysokosc hmotnost vaha delka sirka vyska vikt langd bredd hojd vaegt laengde
    agirlik genislik yukseklik вес масс* длин* ширин* высот* 重量 重さ 尺寸 temperature temperatur age laufzeit haltbarkeit mhd shelf`,
} as const

/** Words without influence: articles and prepositions, the product itself, places to sell, currencies, seasons. */
export const HARMLESS = `required mandatory optional pflichtfeld pflicht optional obligatoire obligatorio obbligatorio obrigatorio verplicht wymagane povinne obligatorisk zorunlu обязательно 必填 必須 mandatoryfield field feld column spalte cent cents ct cts pence paise ore groszy kopeks minor 分 セント a an the of in for by to at on and or per as is are eur euro euros usd gbp inr chf pln czk sek nok dkk try rub cny jpy aed cad aud dollar dollars us uk eu ruble rupee rupees rs kr tl zl kc
  product products item items article articles sku variant goods merchandise standard final base web website online internet digital ecommerce eshop e approx
  der die das des dem den von vom fur im zum zur am auf je und oder als produkt produkte artikel art ware waren webshop onlineshop herstellers hersteller standard endgultig* wlasny rund
  de du des la le les l d en au aux par pour et produit produits article site internet final finale plus jours
  del el los las por para y al producto productos articulo final tienda web
  di della dei delle dello degli allo alla il lo e da prodotto prodotti articolo negozio finale online all
  do dos das em no na nos nas com produto produtos artigo loja final
  van het voor product producten webwinkel
  za w we z ze i od produktu produkt towaru towar sklepu internetowa
  v ve s pro zbozi vyrobku eshopu
  av och till vara varan produktens netbutik webshop varens webb hos
  af og pr til vare
  ve icin urun urunun magaza internet
  в на и для по от с до товар* продукт* руб рубл* магазин* саит* интернет ₽
  ka ki ke
  元 円 人民币 日元 商品 产品 的 线上 店 の 本体 من في علي لكل المنتج ريال درهم
  january february march april may june july august september october november december januar februar marz mai juni juli oktober dezember
  germany deutschland allemagne alemania germania niemcy austria osterreich switzerland schweiz suisse france frankreich francia spain spanien espana espagne italy italien italia italie poland polen
  polska netherlands niederlande nederland belgium belgien belgie belgique czechia sweden schweden sverige denmark danemark danmark norway norge turkey turkiye russia россия china japan india
  britain england europe europa america ca au nz at be ch fr it nl pl cz se dk gb ie fi jp cn in
  jan feb mar apr jun jul aug sep sept oct okt nov dec dez spring summer autumn fall winter fruhjahr fruhling sommer herbst q1 q2 q3 q4`

/** Words that mean "with" next to a word for tax; `WITHOUT_TAX` has those for "without". */
export const WITH_TAX = `incl including included inclusive inc inkl inklusive with mit avec con com c s z ze vc vcetne med ink dahil inclusa inclus incluse incluso incluido incluida compris comprise compresa compreso
  w вкл включая с w/ شامله شامل`
export const WITHOUT_TAX = `excl excluding excluded exclusive exkl exklusive ekskl ex exc without ohne hors sans sin senza sem zonder bez uden uten utan haric esclusa escluso excluida excluido exclus exclue plus zzgl zuzuglich без بدون`
