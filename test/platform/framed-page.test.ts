import { framedPage, noteOpened, wholeAddress } from '@/platform/web-origin/framed-page'

jest.mock('@/platform/settings', () => ({ WEB_HOSTS: ['partner.example'] }))
jest.mock('@/platform/web-origin/own-origins', () => ({
  ownOrigins: () => ['https://tickets.example', 'http://127.0.0.1:4173'],
}))

const SHOP = ['licence.example']

describe('a page inside the storefront', () => {
  test.each([
    ['/agreement?id=1', ''],
    ['https://tickets.example/agreement', ''],
    ['http://127.0.0.1:4173/agreement', ''],
    ['https://partner.example/a?b=1#c', 'partner.example'],
    ['https://seats.partner.example', 'seats.partner.example'],
    ['HTTPS://LICENCE.example/', 'licence.example'],
  ])('shows the address %s', (link, host) => {
    expect(framedPage(link, SHOP)).toEqual({ address: link, host })
  })

  test.each([
    'https://evil.example/',
    'https://partner.example.evil.example/',
    'https://evilpartner.example/',
    'https://www.licence.example/',
    'https://partner.example:8443/',
    'http://partner.example/',
    'https://partner.example@evil.example/',
    'https://evil.example\\@partner.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<b>',
    'blob:https://tickets.example/1',
    '//evil.example/',
    '/\\evil.example',
    'partner.example',
    'https://',
    '',
  ])('does not show %p', (link) => {
    expect(framedPage(link, SHOP)).toBeNull()
  })

  test('shows a page of a host that the storefront opened itself', () => {
    expect(framedPage('https://notice.example/', [])).toBeNull()
    noteOpened('https://notice.example/policy')
    expect(framedPage('https://notice.example/', [])).toEqual({
      address: 'https://notice.example/',
      host: 'notice.example',
    })
    noteOpened('nothing')
    expect(framedPage('', [])).toBeNull()
  })
})

describe('the address for a mini program’s web view', () => {
  test.each([
    ['/agreement?id=1', 'https://tickets.example/agreement?id=1'],
    ['/.//evil.example', 'https://tickets.example/.//evil.example'],
    ['https://partner.example/a', 'https://partner.example/a'],
  ])('is the absolute address of %s: %s', (address, whole) => {
    expect(wholeAddress(address)).toBe(whole)
    expect(['https://tickets.example', 'https://partner.example']).toContain(new URL(whole).origin)
  })
})
