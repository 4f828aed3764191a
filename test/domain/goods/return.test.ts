import { goodsAction, RETURN_STATES, returnCanBecome } from '@/domain/goods/return'

const DAY = 86_400_000
const facts = (more: object) => ({ way: 'EXPRESS' as const, state: 'DONE' as const, doneAt: 0, ...more })

describe('the request that is possible for goods', () => {
  it.each([
    ['a refund before they are sent', { state: 'WAITING', doneAt: null }, 0, { action: 'REFUND', until: null }],
    ['a stop while they are on the way', { state: 'SENT', doneAt: null }, 0, { action: 'STOP', until: null }],
    ['a return for seven days', {}, 7 * DAY - 1, { action: 'RETURN', until: 7 * DAY }],
    ['nothing after seven days', {}, 7 * DAY, { action: 'NONE', until: null }],
    ['nothing for codes', { way: 'CODE' }, 0, { action: 'NONE', until: null }],
    ['nothing for refunded parts', { state: 'VOID' }, 0, { action: 'NONE', until: null }],
  ] as const)('is %s', (_, more, now, action) => expect(goodsAction(facts(more), now)).toEqual(action))
})

test('a return that is over has no next state', () => {
  const over = ['REFUNDED', 'REJECTED', 'CANCELED'] as const
  expect(over.flatMap((from) => RETURN_STATES.filter((to) => returnCanBecome(from, to)))).toEqual([])
})
