import { safeLink } from '@/pages/web-view/safe-link'

describe('a link for the web view', () => {
  test.each(['https://partner.example/a?b=1#c', 'https://partner.example', '/agreement?id=1'])(
    '%s may open',
    (link) => {
      expect(safeLink(link)).toBe(link)
    },
  )

  test.each([
    'http://partner.example/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<b>',
    '//evil.example/',
    '/\\evil.example',
    'https://bank.example@evil.example/',
    'https://evil.example\\@bank.example',
    'partner.example',
    'https://',
    '',
  ])('%p may not', (link) => {
    expect(safeLink(link)).toBeNull()
  })
})
