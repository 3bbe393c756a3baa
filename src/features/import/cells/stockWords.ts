/** Phrases for stock in the languages that retailers use, separated by bars; they are compared folded. */

export const OUT_OF_STOCK = `
    no | n | false | f | off | out of stock | outofstock | out stock | oos | not in stock | no stock | nostock |
    sold out | soldout | discontinued | unavailable | not available | currently unavailable | none | archived | ended |
    empty | zero | inactive | nein | falsch | nicht auf lager | nicht vorratig | nicht vorrätig | nicht verfugbar |
    nicht verfügbar | nicht lieferbar | nicht mehr lieferbar | nicht mehr verfügbar | zurzeit nicht lieferbar |
    derzeit nicht verfügbar | ausverkauft | vergriffen | derzeit vergriffen | leider vergriffen | kein bestand |
    kein lagerbestand | abverkauft | non | faux | epuise | épuisé | indisponible | en rupture | rupture |
    rupture de stock | en rupture de stock | pas en stock | hors stock | plus disponible | non disponible | non dispo |
    falso | agotado | agotada | sin stock | sin existencias | no disponible | fuera de stock | esaurito | esaurita |
    non disponibile | terminato | esgotado | esgotada | sem estoque | sem stock | indisponivel | nao | não |
    uitverkocht | niet op voorraad | niet leverbaar | niet beschikbaar | nee | onwaar | brak | brak w magazynie |
    niedostepny | niedostępny | wyprzedany | wyprzedane | nie | vyprodano | vyprodáno | neni skladem | není skladem |
    nedostupne | nedostupné | ne | slut | slutsald | slutsåld | ej i lager | finns ej i lager | slut i lager |
    inte i lager | nej | udsolgt | ikke pa lager | ikke på lager | ikke tilgængelig | utsolgt | nei | tukendi |
    tükendi | stokta yok | stokta degil | mevcut degil | hayir | hayır | yok | нет | нет в наличии | нет на складе |
    отсутствует | распродано | закончился | закончилось | под заказ нет | nahi | nahin | stock khatam | khatam | 无货 |
    無貨 | 缺货 | 缺貨 | 售罄 | 已售罄 | 售完 | 没有 | 无 | 否 | 断货 | 下架 | 在庫なし | 在庫切れ | 品切れ | 売り切れ | なし | 無 | いいえ | غير متوفر | نفد |
    لا | temporarily unavailable | not available now | no longer available | sold | out | none left | zero stock |
    nicht bestellbar | nicht am lager | nicht lagernd | leider ausverkauft | zurzeit vergriffen |
    nicht mehr im sortiment | bestand 0 | auslaufend ausverkauft | épuisée | stock épuisé | plus en stock |
    non en stock | victime de son succès | no hay stock | no hay existencias | sin inventario | non in stock |
    non presente | fuori stock | fuori produzione | fora de estoque | fora de stock | indisponível |
    produto indisponível | niet meer leverbaar | niet in voorraad | geen voorraad | nie ma | brak towaru |
    brak na stanie | nie ma w magazynie | niedostępne | vyprodané | není k dispozici | nemáme | ikke lager |
    ikke tilgjengelig | ikke på lager længere | utgått | utgår | udgået | stok yok | stokta yoktur | bitti | tükenmiş |
    нету | нет на складах | снят с производства | не в наличии | закончились | распродан | распродана | uplabdh nahi |
    uplabdh nahin | stock nahi | stock mein nahi | khatam ho gaya | 已下架 | 暂无库存 | 暂时缺货 | 暂缺 | 无库存 | 停产 | 停售 | 完売 |
    販売終了 | 欠品 | 在庫がありません | 入荷未定 | 在庫無し | نفدت الكمية | نفذ | نفذت الكمية | نفد من المخزون | نفذ من المخزون | غير متاح |
    غير موجود | لا يوجد`

export const IN_STOCK = `
    yes | y | true | t | on | in stock | instock | in store | available | available now | in stock now | on stock |
    on hand | limited | limited availability | low stock | limited stock | few left | last items | only online |
    online only | in store only | active | ja | wahr | auf lager | lagernd | vorratig | vorrätig | verfugbar |
    verfügbar | sofort verfügbar | sofort lieferbar | lieferbar | wenige verfügbar | nur noch wenige | oui | vrai |
    en stock | disponible | dispo | stock limite | si | sí | verdadero | en existencia | hay stock | disponibile |
    in magazzino | sì | vero | pronta consegna | sim | em estoque | em stock | disponivel | disponível | op voorraad |
    leverbaar | beschikbaar | direct leverbaar | waar | tak | dostepny | dostępny | na stanie | w magazynie | ano |
    skladem | na sklade | na skladě | dostupne | dostupné | i lager | finns i lager | tillgänglig | pa lager |
    på lager | på lageret | tilgængelig | stokta | stokta var | mevcut | var | evet | да | есть | в наличии |
    есть в наличии | на складе | haan | han | hai | uplabdh | 有货 | 有貨 | 现货 | 現貨 | 有 | 在库 | 在庫 | 充足 | 是 | 在庫あり | 在庫有り |
    あり | 有り | はい | متوفر | نعم | immediately available | ships today | plenty | plenty in stock | high | ok | stock |
    am lager | wenige stück auf lager | wenige auf lager | geringer bestand | ausreichend | disponibles |
    en stock limité | derniers articles | dernières pièces | stock disponible | hay existencias | hay |
    últimas unidades | disponibilità immediata | ultimi pezzi | disponível em estoque | laatste stuks |
    beperkte voorraad | ruim op voorraad | dostępne | dostępna | jest | ostatnie sztuki | duża ilość | mała ilość |
    ihned k odeslání | poslední kus | poslední kusy | poslední kus skladem | máme | finns | få kvar | få i lager |
    få på lager | få tilbage | tilgjengelig | mevcuttur | son ürünler | stokta mevcut | имеется | много | мало |
    достаточно | в наличии на складе | последний экземпляр | stock mein | upalabdh | maujood | 库存充足 | 库存紧张 | 少量 |
    少量库存 | 仅剩少量 | 在售 | 上架 | 残りわずか | 在庫僅少 | 在庫わずか | 残少 | 即納 | متوفر في المخزون | متاح | موجود | كمية محدودة`

/** Words for what can neither be delivered now nor is gone permanently. */
export const OPEN = `
    preorder | pre order | presale | pre sale | backorder | back order | onbackorder | on backorder | backordered |
    on order | made to order | on request | coming soon | soon | auf anfrage | vorbestellbar | vorbestellung |
    bestellbar | auf bestellung | nachbestellt | sur commande | precommande | précommande | sobre pedido |
    bajo pedido | preventa | su ordinazione | su richiesta | preordine | sob encomenda | pre venda | op bestelling |
    na zamowienie | na zamówienie | przedsprzedaz | na objednavku | na objednávku | predobjednavka | bestallningsvara |
    beställningsvara | på beställning | bestillingsvare | on siparis | ön sipariş | предзаказ | под заказ | 预售 | 預售 |
    预订 | 予約 | 予約受付中 | お取り寄せ | available for order | available to order | available on backorder | special order |
    call | call us | call for availability | enquire | upcoming | expected | awaiting stock | restocking | pending |
    lieferbar auf anfrage | in kürze verfügbar | in kürze wieder verfügbar | bald verfügbar | demnächst |
    demnächst verfügbar | nachbestellbar | zulauf | in zulauf | wird bestellt | en réapprovisionnement |
    réapprovisionnement | bientôt disponible | bientôt | en arrivage | próximamente | por encargo | consultar |
    in arrivo | su prenotazione | prossimamente | prenotabile | em breve | pré venda | encomenda | binnenkort |
    binnenkort verwacht | binnenkort leverbaar | verwacht | nalevering | wkrótce | wkrótce dostępny | w drodze |
    na dotaz | na cestě | brzy skladem | očekáváme | kommer snart | förbokning | på väg | väntas | på vej |
    forudbestilling | forhåndsbestilling | ventes | yakında | sipariş üzerine | tedarik aşamasında | ожидается |
    скоро | скоро в наличии | в пути | уточняйте | по запросу | jaldi aa raha hai | jald uplabdh | 到货通知 | 即将上市 | 即将到货 |
    可预订 | 入荷待ち | 入荷予定 | 受注生産 | 取り寄せ | 近日発売 | طلب مسبق | قريبا | قريباً | عند الطلب`

/** Words that change nothing before or after another phrase. */
export const ADVERBS = `
    currently | temporarily | momentarily | at the moment | right now | now | sorry | still | item | this item is | product | is
    derzeit | zurzeit | zur zeit | momentan | aktuell | gerade | leider | vorübergehend | noch | artikel | produkt | sofort
    actuellement | momentanément | temporairement | provisoirement | article | produit
    actualmente | temporalmente | de momento | por el momento | producto
    attualmente | temporaneamente | al momento | momentaneamente | prodotto
    atualmente | temporariamente | no momento | produto
    momenteel | tijdelijk | op dit moment | nog | product
    obecnie | chwilowo | tymczasowo | produkt
    aktuálně | momentálně | dočasně | nyní
    för närvarande | tillfälligt | just nu | för tillfället
    i øjeblikket | midlertidigt | midlertidig | for tiden | desværre
    şu anda | geçici olarak | ürün
    временно | сейчас | пока | товар
    abhi | filhal
    目前 | 暂时 | 现在 | 一時的に | 現在 | ただいま
    حاليا | مؤقتا`

/** Words next to a count: "only 3 left", "noch 2 Stück". */
export const BESIDE_COUNT = `
    only | just | left | remaining | pcs | pc | pieces | piece | units | unit | items | more than | over | at least | in total | qty | quantity
    nur | noch | nur noch | stück | stk | st | übrig | mehr als | über | mindestens | exemplare | bestand
    plus que | il reste | restants | restant | pièces | pièce | plus de
    solo | quedan | sólo quedan | quedan solo | unidades | unidad | uds | más de
    solo | pezzi | pz | rimasti | più di
    apenas | restam | unidades | un
    nog | nog maar | stuks | stuk | over | meer dan
    tylko | ostatnie | sztuk | szt | sztuki | zostało
    ks | kus | kusy | kusů | poslední | posledních | více než
    bara | endast | st | kvar | styck
    kun | stk | tilbage | igjen
    sadece | son | adet | kaldı
    осталось | только | шт | штук | более
    仅剩 | 剩余 | 仅 | 件 | 个 | 残り | 点 | 個 | あと`
