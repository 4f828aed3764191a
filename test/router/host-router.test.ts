import Taro from '@tarojs/taro'
import { taroRouter } from '@/router/host-router'
import { screenInView } from '@/router/stack'

/** Simulates Taro's stack of pages. */
const onStack = (...pages: object[]) => Object.assign(Taro, { getCurrentPages: () => pages })

const TICKET = 'packages/ticket/ticket-detail-new/ticket-detail-new'

describe('the parameters of the stack’s pages', () => {
  test.each([
    ['a mini program', { route: TICKET, options: { id: 'VO%2D1' }, $taroParams: { id: 'VO%2D1', $taroTimestamp: 7 } }],
    [
      'the web, by its query',
      { route: '/ticket-detail-new', options: {}, $taroParams: { id: 'VO%2D1', stamp: 'AB', $taroTimestamp: 7 } },
    ],
    ['the web, by a query alone', { route: '/ticket-detail-new', $taroParams: { id: 'VO%2D1', stamp: 'AB' } }],
  ])('are decoded in %s', (_host, page) => {
    onStack({ route: 'pages/home/home', options: {} }, page)
    expect(taroRouter.options()).toEqual({ id: 'VO-1' })
    expect(taroRouter.entries().map(({ options }) => options)).toEqual([{}, { id: 'VO-1' }])
    expect(screenInView(taroRouter)).toEqual({ name: 'ticket-detail-new', params: { id: 'VO-1' } })
  })

  test('belong to the screen whose path is in the address on the web', () => {
    onStack({ route: '/content/S1001', options: { showId: 'S1001' }, $taroParams: { showId: 'S1001', stamp: 'AB' } })
    expect(screenInView(taroRouter)).toEqual({ name: 'show-detail', params: { showId: 'S1001' } })
  })

  test('distinguish the pages of two tickets', () => {
    const key = (id: string) => {
      onStack({ route: '/ticket-detail-new', options: {}, $taroParams: { id, stamp: 'AB' } })
      return taroRouter.pageKey()
    }
    expect(key('VO1')).not.toBe(key('VO2'))
  })

  test('are empty if the stack has no page', () => {
    onStack()
    expect(taroRouter.options()).toEqual({})
    expect(taroRouter.pageKey()).toBe('')
  })
})
