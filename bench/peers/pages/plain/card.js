import { FIRST_SCREEN } from '../shared/facets.js'
import { formatCount, formatDiscount, formatPrice, isGiven, monogram } from '../shared/format.js'

const template = document.createElement('template')
template.innerHTML = `<li><article class="card"><span class="well"></span><span class="new">New arrival</span><div class="body">
<p class="source"><span class="mark" aria-hidden="true"></span><span class="merchant"></span><span class="brand"></span></p>
<h2><a></a></h2>
<p class="price"><span><b></b> <s></s></span><span class="pill"></span></p>
<p class="more"><span class="stock"></span><span class="rating"><svg viewBox="0 0 12 12" aria-hidden="true"><path d="M6 .8 7.6 4.2l3.7.5-2.7 2.6.7 3.7L6 9.2 2.7 11l.7-3.7L.7 4.7l3.7-.5z"/></svg><span class="vh">Rated </span><span class="stars"></span> <span class="quiet">(<span class="count"></span><span class="vh"> ratings</span>)</span></span></p>
</div></article></li>`

/** A card of one place of the grid; a picture of another address is another picture. */
export function makeCard(place) {
  const node = template.content.firstElementChild.cloneNode(true)
  const at = (selector) => node.querySelector(selector)
  const [well, fresh, mark, merchant, brand] = [
    '.well',
    '.new',
    '.mark',
    '.merchant',
    '.brand',
  ].map(at)
  const [heading, link, offer, mrp, pill] = ['h2', 'a', 'b', 's', '.pill'].map(at)
  const [stock, rating, stars, ratings] = ['.stock', '.rating', '.stars', '.count'].map(at)
  let shown = null

  const showPicture = (address) => {
    if (address === shown) return
    shown = address
    const picture = new Image()
    picture.alt = ''
    picture.loading = place < FIRST_SCREEN ? 'eager' : 'lazy'
    picture.fetchPriority = place === 0 ? 'high' : 'auto'
    picture.decoding = 'async'
    picture.src = address
    well.replaceChildren(...(address ? [picture] : []))
  }

  const show = (product) => {
    const { offerPrice, salePrice, discount, avgRating } = product
    showPicture(product.imageUrl)
    fresh.hidden = !product.newArrival
    mark.textContent = monogram(product.merchant ?? '–')
    merchant.textContent = product.merchant ?? ''
    brand.textContent = product.brand ?? ''
    heading.title = product.title
    link.textContent = product.title
    link.href = `/products/${product.productId}?country=us`
    offer.textContent = isGiven(offerPrice) ? formatPrice(offerPrice) : ''
    mrp.hidden = !isGiven(salePrice) || salePrice === offerPrice
    if (!mrp.hidden) mrp.textContent = formatPrice(salePrice)
    pill.hidden = !(discount > 0)
    if (!pill.hidden) pill.textContent = formatDiscount(discount)
    stock.className = product.active ? 'stock' : 'stock out'
    stock.textContent = product.active ? 'In stock' : 'Out of stock'
    rating.hidden = !isGiven(avgRating)
    if (rating.hidden) return
    stars.textContent = avgRating.toFixed(1)
    ratings.textContent = formatCount(product.ratingsCount ?? 0)
  }
  return { node, show }
}
