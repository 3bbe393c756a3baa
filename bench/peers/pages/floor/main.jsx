/** What the app's four packages weigh before a line of its own: one route, one query, one product. */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes, useSearchParams } from 'react-router-dom'

function Search() {
  const [address] = useSearchParams()
  const q = address.get('q') ?? ''
  const { data } = useQuery({
    queryKey: [q],
    queryFn: async () => (await fetch(`/v1/products?countryCode=us&q=${q}&limit=1`)).json(),
  })
  const product = data?.productList[0]
  return (
    product && (
      <article>
        <Link to={`/products/${product.productId}`}>{product.title}</Link>
      </article>
    )
  )
}

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={new QueryClient()}>
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Search />} />
      </Routes>
    </BrowserRouter>
  </QueryClientProvider>,
)
