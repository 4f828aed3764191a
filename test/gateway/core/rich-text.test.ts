import { cleanRichText } from '../../../scripts/gateway/core/rich-text'
import { PAYLOADS } from '../../e2e/support/payloads'

test('does not change rich text that the storefront supports', () => {
  const html =
    '<h2>A</h2><p>b <strong>c</strong> <a href="https://m.example/x">d</a></p><ul><li>e</li></ul><img alt="f" src="/media/a.webp" />'
  expect(cleanRichText(html)).toBe(html)
})

test.each(PAYLOADS)('removes unlisted elements and attributes from the payload %s', (payload) => {
  const clean = cleanRichText(payload)
  const tags = clean.match(/<[^>]*>?/g) ?? []
  const listed = /^<\/?(p|div|section|br|hr|h[1-4]|strong|b|em|i|u|s|span|blockquote|ul|ol|li|a)( \/)?>$/
  expect(tags.filter((tag) => !listed.test(tag))).toEqual([])
})

test('removes links and pictures with unsafe addresses from rich text', () => {
  expect(cleanRichText('<a href="javascript:x">a</a><a href="//e.example">b</a><a href="/content/S1">c</a>')).toBe(
    '<a>a</a><a>b</a><a href="/content/S1">c</a>',
  )
  expect(cleanRichText('<img src="http://e.example/p.png"><img src="data:image/png;base64,AA">')).toBe('')
})
