import { handlePageNotFound } from '@/app/page-not-found'
import type { Router } from '@/router/navigate'

const goto = jest.fn(() => Promise.resolve())
const router = { goto } as unknown as Router

it.each([
  ['pages/list/list', { keyword: 'k' }, { name: 'all', params: { keyword: 'k' }, query: { keyword: 'k' } }],
  [
    '/packages/show/show-detail/show-detail',
    { showId: '1' },
    { name: 'show-detail', params: { showId: '1' }, query: { showId: '1' } },
  ],
])('opens the known page %s at its address', async (path, query, destination) => {
  await handlePageNotFound(router, path, query)
  expect(goto).toHaveBeenLastCalledWith(destination, 'replace')
})

it('opens the error page for an unknown page', async () => {
  await handlePageNotFound(router, '/no/such/page')
  expect(goto).toHaveBeenLastCalledWith({ name: 'page-error', params: { reason: 'unknown' } }, 'replace')
})
