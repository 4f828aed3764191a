import { guardEntry, readOptions } from '@/router/guards'
import { factsOf } from '@/router/table/table'

const visitor = (name: Parameters<typeof factsOf>[0]) => factsOf(name).login
const buyer = () => false

describe('guards on entry', () => {
  it('accept only the declared parameters', () => {
    expect(guardEntry('show-detail', { showId: '1', source: 'x', stamp: 'AB' }, visitor)).toEqual({
      kind: 'enter',
      params: { showId: '1', source: 'x' },
    })
  })

  it('redirect a visitor from a buyer’s screen to the login, and admit a buyer', () => {
    expect(guardEntry('order-detail', { orderId: '1' }, visitor)).toEqual({
      kind: 'login',
      destination: { name: 'order-detail', params: { orderId: '1' } },
    })
    expect(guardEntry('order-detail', { orderId: '1' }, buyer).kind).toBe('enter')
  })

  it('redirect to the screen that replaces the requested screen', () => {
    expect(guardEntry('show-detail', { showId: 'SG1' }, buyer)).toEqual({
      kind: 'elsewhere',
      destination: { name: 'group-show-detail', params: { showId: 'SG1' } },
    })
    expect(guardEntry('ticket-detail', { id: '1' }, buyer)).toMatchObject({
      destination: { name: 'ticket-detail-new' },
    })
  })

  it('refuse a screen without its required parameters', () => {
    expect(guardEntry('show-detail', {}, buyer)).toEqual({
      kind: 'refused',
      reason: { reason: 'bad-show-id', name: 'show-detail' },
    })
    expect(guardEntry('order-detail', { orderId: 'undefined' }, buyer)).toMatchObject({
      reason: { reason: 'missing-parameter', parameter: 'orderId' },
    })
  })

  it('decode parameters, and drop values that are not texts', () => {
    expect(readOptions({ a: '%E6%88%8F', b: '100%', c: 7, d: undefined })).toEqual({ a: '戏', b: '100%' })
  })
})
