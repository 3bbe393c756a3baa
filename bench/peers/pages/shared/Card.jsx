import { formatCount, formatDiscount, formatPrice, isGiven, monogram } from './format.js'

const STAR = 'M6 .8 7.6 4.2l3.7.5-2.7 2.6.7 3.7L6 9.2 2.7 11l.7-3.7L.7 4.7l3.7-.5z'

/** What a card of the app holds. */
export function Card({ product, eager, first }) {
  const { imageUrl, merchant, brand, title, productId, offerPrice, salePrice, discount } = product
  return (
    <article className="card">
      <span className="well">
        {imageUrl && (
          <img
            key={imageUrl}
            src={imageUrl}
            alt=""
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={first ? 'high' : 'auto'}
            decoding="async"
          />
        )}
      </span>
      {product.newArrival && <span className="new">New arrival</span>}
      <div className="body">
        <p className="source">
          <span className="mark" aria-hidden="true">
            {monogram(merchant ?? '–')}
          </span>
          <span className="merchant">{merchant}</span>
          <span className="brand">{brand}</span>
        </p>
        <h2 title={title}>
          <a href={`/products/${productId}?country=us`}>{title}</a>
        </h2>
        <p className="price">
          <span>
            {isGiven(offerPrice) && <b>{formatPrice(offerPrice)}</b>}
            {isGiven(salePrice) && salePrice !== offerPrice && (
              <>
                {' '}
                <s>{formatPrice(salePrice)}</s>
              </>
            )}
          </span>
          {discount > 0 && <span className="pill">{formatDiscount(discount)}</span>}
        </p>
        <p className="more">
          <span className={product.active ? 'stock' : 'stock out'}>
            {product.active ? 'In stock' : 'Out of stock'}
          </span>
          {isGiven(product.avgRating) && (
            <span>
              <svg viewBox="0 0 12 12" aria-hidden="true">
                <path d={STAR} />
              </svg>
              <span className="vh">Rated </span>
              <span>{product.avgRating.toFixed(1)}</span>{' '}
              <span className="quiet">
                ({formatCount(product.ratingsCount ?? 0)}
                <span className="vh"> ratings</span>)
              </span>
            </span>
          )}
        </p>
      </div>
    </article>
  )
}
