import { mailboxKey } from '../../../scripts/gateway/core/mailbox-key'

test.each([
  'lin.wang@example.com',
  'LinWang@Example.COM',
  'l.i.n.w.a.n.g@example.com',
  'linwang+foyer@example.com',
  '\uff4cinwang@example.com',
  ' linwang@example.com. ',
])('maps the e-mail address “%s” to the common key of its mailbox', (email) =>
  expect(mailboxKey(email)).toBe('linwang@example.com'),
)

test('returns different keys for different e-mail mailboxes', () => {
  expect(mailboxKey('lin@example.com')).not.toBe(mailboxKey('lin@example.org'))
  expect(mailboxKey('no address')).toBe('no address')
})
